import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isEmbeddedBrowser } from '#web/ui/browser.ts';
import { AGE_MARK_ID } from '#web/worker/age-mark.ts';
import { App } from './app.tsx';
import { afterHydration } from './browser/after-hydration.ts';
import { ErrorBoundary, MissingRoot } from './browser/error-boundary.tsx';
import { fillCache, type PageState, STATE_ELEMENT_ID } from './document/page-state.ts';
import { forgetFailedPages, loadServedPage, prefetchPage } from './navigation/page-loader.ts';
import { watchHistory } from './navigation/page-transition.ts';
import { createQueryClient } from './query-client.ts';

const MISSING_ROOT_MS = 1000;
const VIEWPORT_HEIGHT = '--viewport-height';

function readState(): PageState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  return text
    ? JSON.parse(text)
    : { renderedAt: new Date().toISOString(), revision: 0, page: '', replies: {} };
}

/**
 * When the server sent the data in this document. Usually just now, but back and forward may restore a document from
 * the browser's cache, and the worker serves cached pages.
 */
function repliedAt(): number {
  const keptAt = document.getElementById(AGE_MARK_ID)?.dataset.at;
  if (keptAt) return Date.parse(keptAt);
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward' ? 0 : Date.now();
}

async function start(root: HTMLElement): Promise<void> {
  const embedded = isEmbeddedBrowser(navigator.userAgent);
  trackViewportHeight(embedded ? 200 : 100);

  const state = readState();
  const queryClient = createQueryClient();
  fillCache(queryClient, state.replies, repliedAt());

  const path = window.location.pathname;
  await loadServedPage(path, state.page);
  watchHistory();
  // In a transition, React hydrates in small pieces and can handle taps in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <ErrorBoundary
        embedded={embedded}
        beforeRetry={() => {
          queryClient.clear();
          forgetFailedPages();
        }}
      >
        <App path={path} renderedAt={state.renderedAt} queryClient={queryClient} prefetch={prefetchPage} />
      </ErrorBoundary>,
    );
  });
  // From here on, React handles taps and hydrates for them at once; boot.ts has recorded an earlier one.
  document.dispatchEvent(new Event('hydrating'));
  afterHydration(queryClient, state);
}

function startIfRooted(): boolean {
  const root = document.getElementById('root');
  if (root) start(root).catch(console.error);
  return root !== null;
}

/** Keeps the CSS variable at the visible height: the toolbars of phone browsers come and go. */
function trackViewportHeight(debounceMs: number): void {
  let height = window.innerHeight;
  const update = () => document.documentElement.style.setProperty(VIEWPORT_HEIGHT, `${height}px`);
  // Every element inherits it, so setting it restyles the whole page. Usually the style sheet's value is right.
  if (Number.parseFloat(getComputedStyle(document.body).minHeight) !== height) update();

  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('resize', () => {
    update();
    clearTimeout(timer);
    timer = setTimeout(() => {
      height = window.innerHeight;
      update();
    }, debounceMs);
  });
}

if (!startIfRooted()) {
  setTimeout(() => {
    if (!startIfRooted()) createRoot(document.body).render(<MissingRoot />);
  }, MISSING_ROOT_MS);
}
