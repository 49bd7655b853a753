import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useToasts } from '#web/ui/toast/use-toasts.ts';

const Toaster = lazy<ComponentType>(() =>
  import('#web/ui/toast/toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    // A notification that cannot be shown is no reason to lose the page.
    () => ({ default: () => null }),
  ),
);

/** Loaded when the page has come to rest, so that it is there when the connection is lost. */
export function ToastOutlet() {
  const atRest = useAtRest();
  const needed = useToasts().length > 0;
  return atRest || needed ? (
    <Suspense>
      <Toaster />
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
