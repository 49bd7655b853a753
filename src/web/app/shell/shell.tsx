import { type ReactNode, useState } from 'react';
import { queuedSubmissions } from '#web/features/submit-result/queue/queued-submissions.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useStore } from '#web/ui/store.ts';
import styles from './shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { ToastOutlet } from './toast-outlet.tsx';
import { HEADER } from './words.ts';

const MAIN_ID = 'content';

const WaitingPanel = lazyPart(() => import('#web/features/submit-result/queue/queue-panel.tsx'));

export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <QueuedSubmissions />
      <a href={`#${MAIN_ID}`} className={styles.skipLink}>
        {HEADER.skipLink}
      </a>
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <ToastOutlet />
    </>
  );
}

/** Appears with the first queued submission and stays for the lifetime of the page. */
function QueuedSubmissions() {
  const isQueued = useStore(queuedSubmissions, (queued) => queued.length > 0);
  const [isShown, setShown] = useState(false);
  if (isQueued && !isShown) setShown(true);
  return isShown && <WaitingPanel />;
}
