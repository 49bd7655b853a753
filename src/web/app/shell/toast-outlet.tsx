import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useIsIdle } from '#web/ui/lazy-part.tsx';
import shared from '#web/ui/shared.module.css';
import { useToasts } from '#web/ui/toast/toast-store.ts';
import type { Toaster as LoadedToaster } from '#web/ui/toast/toaster.tsx';
import { useTopHost } from '#web/ui/toast/use-top-host.ts';
import styles from './shell.module.css';

// A separate statement: Vite treats what directly follows an `import()` as part of it, and would not pass on a failed
// style sheet.
const loadToaster = () => import('#web/ui/toast/toaster.tsx');
const Toaster = lazy<typeof LoadedToaster>(() =>
  loadToaster().then(
    (module) => ({ default: module.Toaster }),
    // The server may be unreachable, which may be just what the toast says.
    () => ({ default: PlainToasts }),
  ),
);

/** Loaded with the first toast, or earlier, when the page is idle. */
export function ToastOutlet() {
  const atRest = useIsIdle();
  const needed = useToasts().length > 0;
  return atRest || needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

/** Shows toasts when the toaster could not be loaded. Each disappears after its time. */
function PlainToasts() {
  const open = useToasts().filter((toast) => toast.open);
  return createPortal(
    <div role="alert" className={styles.toasts}>
      {open.map(({ id, title, description }) => (
        <div key={id} className={styles.toast}>
          <p className={shared.strong}>{title}</p>
          <p className={shared.note}>{description}</p>
        </div>
      ))}
    </div>,
    useTopHost(),
  );
}
