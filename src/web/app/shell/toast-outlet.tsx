import { lazy, Suspense, useEffect, useState } from 'react';
import { TOASTS } from '#web/content/toasts.ts';
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

/** Loaded when the page has come to rest, so that it is there when the connection is lost. */
export function ToastOutlet() {
  const atRest = useAtRest();
  const needed = useToasts().length > 0;
  return atRest || needed ? (
    <Suspense>
      <Toaster label={TOASTS.region} closeLabel={TOASTS.close} />
    </Suspense>
  ) : null;
}

const REST_MS = 2000;

function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setAtRest, REST_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return atRest;
}
