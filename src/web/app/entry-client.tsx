import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isEmbeddedBrowser } from '#web/ui/embedded-browser.ts';
import { App } from './app.tsx';
import { announceBackOnline } from './browser/back-online.ts';
import { ErrorBoundary } from './browser/error-boundary.tsx';
import { ErrorScreen } from './browser/error-screen.tsx';
import { trackViewportHeight } from './browser/viewport-height.ts';
import { fillCache, type PageState, STATE_ELEMENT_ID } from './document/page-state.ts';
import { forgetFailedPages, loadServedPage, prefetchPage } from './navigation/page-loader.ts';
import { watchHistory } from './navigation/page-transition.ts';
import { createQueryClient } from './query-client.ts';

const MISSING_ROOT_MS = 1000;

function readState(): PageState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  return text
    ? JSON.parse(text)
    : { renderedAt: new Date().toISOString(), revision: 0, page: '', replies: {} };
}

/** The server sends the newest replies, but back and forward may bring a document from the browser's cache. */
function repliesAreFresh(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type !== 'back_forward';
}

async function start(root: HTMLElement): Promise<void> {
  const embedded = isEmbeddedBrowser(navigator.userAgent);
  trackViewportHeight(embedded ? 200 : 100);

  const state = readState();
  const queryClient = createQueryClient();
  fillCache(queryClient, state.replies, repliesAreFresh() ? Date.now() : 0);

  const path = window.location.pathname;
  await loadServedPage(path, state.page, queryClient);
  watchHistory();
  announceBackOnline();
  // As a transition, React hydrates in small pieces, and a tap in between is answered.
  startTransition(() => {
    hydrateRoot(
      root,
      <ErrorBoundary
        fallback={(retry) => <ErrorScreen embedded={embedded} onRetry={retry} />}
        beforeRetry={() => {
          queryClient.clear();
          forgetFailedPages();
        }}
      >
        <App path={path} renderedAt={state.renderedAt} queryClient={queryClient} prefetch={prefetchPage} />
      </ErrorBoundary>,
    );
  });
  const { followRevisions } = await import('./browser/live-updates.ts');
  followRevisions(queryClient, state.revision);
}

function startIfRooted(): boolean {
  const root = document.getElementById('root');
  if (root) start(root).catch(console.error);
  return root !== null;
}

if (!startIfRooted()) {
  setTimeout(() => {
    if (!startIfRooted())
      import('./browser/missing-root.ts').then(({ showMissingRoot }) => showMissingRoot(), console.error);
  }, MISSING_ROOT_MS);
}
