import { lazy, Suspense } from 'react';
import { TOASTS } from '#web/content/toasts.ts';
import { useAtRest } from '#web/ui/at-rest.ts';
import { PlainToasts } from '#web/ui/toast/plain-toasts.tsx';
import type { Toaster as LoadedToaster } from '#web/ui/toast/toaster.tsx';
import { useToasts } from '#web/ui/toast/use-toasts.ts';

const Toaster = lazy<typeof LoadedToaster>(() =>
  import('#web/ui/toast/toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    // The server may be gone, and that is what there is to tell.
    () => ({ default: PlainToasts }),
  ),
);

/** Loaded with the first toast, or before it, when the page has come to rest. */
export function ToastOutlet() {
  const atRest = useAtRest();
  const needed = useToasts().length > 0;
  return atRest || needed ? (
    <Suspense>
      <Toaster label={TOASTS.region} closeLabel={TOASTS.close} />
    </Suspense>
  ) : null;
}
