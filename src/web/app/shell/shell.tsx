import type { ReactNode } from 'react';
import { HEADER } from '#web/content/navigation.ts';
import styles from './shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { ToastOutlet } from './toast-outlet.tsx';

const MAIN_ID = 'content';

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
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
