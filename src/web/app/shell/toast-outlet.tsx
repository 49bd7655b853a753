import { lazy, Suspense } from 'react';
import { useAtRest } from '#web/ui/at-rest.ts';
import { PlainToasts } from '#web/ui/toast/plain-toasts.tsx';
import type { Toaster as LoadedToaster } from '#web/ui/toast/toaster.tsx';
import { useToasts } from '#web/ui/toast/use-toasts.ts';

/** Around the notifications; what they say stands with what they are about. */
const TOASTS = {
  region: 'Notifications',
  close: 'Close',
} as const;

// Apart: the build takes what directly follows an `import()` for a part of it, and would not pass on a lost style sheet.
const loadToaster = () => import('#web/ui/toast/toaster.tsx');
const Toaster = lazy<typeof LoadedToaster>(() =>
  loadToaster().then(
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
