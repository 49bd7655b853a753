import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useAtRest } from '#web/ui/at-rest.ts';
import shared from '#web/ui/shared.module.css';
import { useToasts } from '#web/ui/toast/toast-store.ts';
import type { Toaster as LoadedToaster } from '#web/ui/toast/toaster.tsx';
import { useTopHost } from '#web/ui/toast/use-top-host.ts';
import styles from './toast-outlet.module.css';

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

/** What the toaster would have shown, when it could not be loaded. Each goes when its time is over. */
function PlainToasts() {
  const open = useToasts().filter((toast) => toast.open);
  return createPortal(
    <div role="alert" className={styles.toasts}>
      {open.map(({ id, title, description }) => (
        <div key={id} className={styles.toast}>
          <p className={styles.title}>{title}</p>
          <p className={`${styles.text} ${shared.note}`}>{description}</p>
        </div>
      ))}
    </div>,
    useTopHost(),
  );
}
