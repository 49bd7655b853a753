import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { OpenedAnswers } from '#web/features/submit-result/answers/opened-answers.tsx';
import { queuedSubmissions } from '#web/features/submit-result/queue/queued-submissions.ts';
import { HydrationBoundary } from '#web/ui/hydrated.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { NavigationContext } from '#web/ui/navigation.ts';
import shared from '#web/ui/shared.module.css';
import { useStore } from '#web/ui/store.ts';
import { RenderedAtContext } from '#web/ui/time/now.ts';
import { PageOutlet } from './navigation/page-outlet.tsx';
import { followLink } from './navigation/page-transition.ts';
import styles from './shell/shell.module.css';
import { SiteFooter } from './shell/site-footer.tsx';
import { SiteHeader } from './shell/site-header.tsx';
import { ToastOutlet } from './shell/toast-outlet.tsx';
import { HEADER } from './shell/words.ts';

interface Props {
  /** The requested path. */
  readonly path: string;
  readonly renderedAt: string;
  readonly queryClient: QueryClient;
  readonly prefetch?: (href: string) => void;
}

function ignore(): void {}

/** The same tree on the server and in the browser. */
export function App({ path, renderedAt, queryClient, prefetch = ignore }: Props) {
  const navigation = useMemo(() => ({ firstPath: path, prefetch, navigate: followLink }), [path, prefetch]);
  return (
    <QueryClientProvider client={queryClient}>
      <RenderedAtContext value={renderedAt}>
        <NavigationContext value={navigation}>
          <HydrationBoundary>
            <Shell>
              <PageOutlet />
            </Shell>
          </HydrationBoundary>
        </NavigationContext>
      </RenderedAtContext>
    </QueryClientProvider>
  );
}

const MAIN_ID = 'content';

const WaitingPanel = lazyPart(() => import('#web/features/submit-result/queue/queue-panel.tsx'));

function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <QueuedSubmissions />
      <a href={`#${MAIN_ID}`} className={`${styles.skipLink} ${shared.notOnPaper}`}>
        {HEADER.skipLink}
      </a>
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <OpenedAnswers />
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
