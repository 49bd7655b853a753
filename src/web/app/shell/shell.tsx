import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { waitingReports, watchWaitingReports } from '#web/features/submit-result/waiting/waiting-reports.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import styles from './shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { ToastOutlet } from './toast-outlet.tsx';
import { HEADER } from './words.ts';

const MAIN_ID = 'content';

const WaitingPanel = lazyPart(() => import('#web/features/submit-result/waiting/waiting-panel.tsx'));

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <WaitingReports />
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

/** From the first report that waits on this device, for as long as the page lives. */
function WaitingReports() {
  const isWaiting = useSyncExternalStore(
    watchWaitingReports,
    () => waitingReports().length > 0,
    () => false,
  );
  const [isShown, setShown] = useState(false);
  if (isWaiting && !isShown) setShown(true);
  return isShown && <WaitingPanel />;
}
