import type { QueryClient } from '@tanstack/react-query';
import type { ViewPath } from '#contract/public-views.ts';
import { whenLive } from '#web/api/live-state.ts';
import { IDLE_MS } from '#web/ui/lazy-part.tsx';
import { lastUpdatedText } from '#web/worker/age-mark.ts';
import { CACHE_NAME, type CachedViews, isAsset, readViews, type SeenPage } from '#web/worker/cached-pages.ts';

const WORKER_PATH = '/service-worker.js';

/** Public data shown on pages, except for the record. No administrator data. */
export const CACHED_VIEWS: readonly ViewPath[] = [
  '/api/ucl/tournament',
  '/api/ucl/match-results',
  '/api/ucl/group-standings',
  '/api/ucl/fixtures',
  '/api/ucl/outlook',
  '/api/ucl/recent-results',
  '/api/ucl/knockouts',
  '/api/ucl/draw',
  '/api/ucl/registration',
  '/api/ucl/seasons',
  '/api/stats',
];

/** One chunk, because offline it must already be loaded. */
export function readOffline(queryClient: QueryClient, shown: CachedPage | null): void {
  if (shown) void showCachedData(queryClient, shown);
  registerWorker(queryClient);
}

/**
 * Registers the service worker and reports what is shown: when the page is idle, and when it is hidden. Without workers
 * or storage, the site works as usual.
 */
function registerWorker(queryClient: QueryClient): void {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  workers
    .register(WORKER_PATH, { updateViaCache: 'none' })
    // Browsers check for a new worker at their own pace; an operator who switches it off cannot wait for that.
    .then((registration) => registration.update())
    .catch(() => {});
  const assets = new Set<string>();
  const report = async () => {
    const seen: SeenPage = { path: location.pathname, assets: [...assets], views: viewsIn(queryClient) };
    // Never resolves if the worker could not be installed.
    const { active } = await workers.ready;
    active?.postMessage(seen);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const reportWhenIdle = () => {
    clearTimeout(timer);
    timer = setTimeout(report, IDLE_MS);
  };
  // The first call reports everything loaded so far.
  watchAssets((path) => {
    assets.add(path);
    reportWhenIdle();
  });
  window.addEventListener('pushState', reportWhenIdle);
  window.addEventListener('popstate', reportWhenIdle);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void report();
  });
}

/** Calls back with the path of each asset loaded so far and from now on. */
function watchAssets(onLoaded: (path: string) => void): void {
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name);
      if (origin === location.origin && isAsset(pathname)) onLoaded(pathname);
    }
  }).observe({ type: 'resource', buffered: true });
}

function viewsIn(queryClient: QueryClient): CachedViews {
  const known = CACHED_VIEWS.flatMap((path) => {
    const state = queryClient.getQueryState([path]);
    return state?.data ? [[path, { reply: state.data, at: state.dataUpdatedAt }] as const] : [];
  });
  return Object.fromEntries(known);
}

const RENEWED_MS = 15_000;

/** A page that the worker served from its cache. */
interface CachedPage {
  /** The line that shows its age. */
  readonly mark: HTMLElement;
  /** The paths of the data that came with it. */
  readonly replies: readonly string[];
}

/**
 * Shows data that is newer than the cached page. The mark shows the age of the oldest data until the connection is
 * back; then the page refetches as usual.
 */
async function showCachedData(queryClient: QueryClient, { mark, replies }: CachedPage): Promise<void> {
  const cachedAt = Date.parse(mark.dataset.at ?? '');
  const ages = new Map(replies.map((path) => [path, cachedAt]));
  let oldest = cachedAt;
  const showAge = () => {
    const text = lastUpdatedText(new Date(oldest).toISOString(), Date.now());
    if (mark.textContent !== text) mark.textContent = text;
  };
  const timer = setInterval(showAge, RENEWED_MS);
  whenLive(() => {
    clearInterval(timer);
    mark.remove();
  });

  // Nothing is cached, or it cannot be read: the page stays as served.
  const views = await caches
    .open(CACHE_NAME)
    .then(readViews)
    .catch(() => ({}));
  for (const [path, { reply, at }] of Object.entries(views)) {
    const known = queryClient.getQueryState([path])?.dataUpdatedAt ?? 0;
    if (at <= known) continue;
    queryClient.setQueryData([path], reply, { updatedAt: at });
    if (ages.has(path)) ages.set(path, at);
  }
  if (ages.size > 0) oldest = Math.min(...ages.values());
  showAge();
}
