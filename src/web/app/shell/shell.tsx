import type { ReactNode } from 'react';
import { HEADER } from '#web/content/navigation.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { ToastOutlet } from './toast-outlet.tsx';

const MAIN_ID = 'content';

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-1.5 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0 print:hidden"
      >
        {HEADER.skipLink}
      </a>
      <SiteHeader />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mb-section flex flex-1 flex-col outline-none has-data-full-height:mb-0"
      >
        {children}
      </main>
      <SiteFooter />
      <ToastOutlet />
    </>
  );
}
