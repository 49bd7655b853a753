import type { QueryClient } from '@tanstack/react-query';
import type { ViewPath } from '#contract/public-views.ts';
import { whenLive } from '#web/api/live-state.ts';
import { REST_MS } from '#web/ui/at-rest.ts';
import { lastSeen } from '#web/worker/age-mark.ts';
import { isAsset, KEPT_CACHE, type KeptViews, readViews, type Seen } from '#web/worker/kept-pages.ts';

const WORKER_PATH = '/service-worker.js';

/** What pages show of the tournament, but for the record. The administrator's data is not among it. */
export const KEPT_VIEWS: readonly ViewPath[] = [
  '/api/ucl/tournament',
  '/api/ucl/match-results',
  '/api/ucl/group-standings',
  '/api/ucl/fixtures',
  '/api/ucl/outlook',
  '/api/ucl/recent-results',
  '/api/ucl/knockouts',
  '/api/ucl/draw',
  '/api/ucl/seasons',
  '/api/stats',
];

/** One chunk: what shows a page without a network has to be there before. */
export function readOffline(queryClient: QueryClient, shown: LastSeenPage | null): void {
  if (shown) void showLastSeen(queryClient, shown);
  keepForOffline(queryClient);
}

/**
 * Registers the worker that opens pages without a network, and tells it what is seen: when a page has come to rest, and
 * when it goes out of view. Where there are no workers, or nothing can be stored, the site works without.
 */
function keepForOffline(queryClient: QueryClient): void {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  workers
    .register(WORKER_PATH, { updateViaCache: 'none' })
    // A browser asks for another worker when it sees fit; an operator who has switched it off cannot wait for that.
    .then((registration) => registration.update())
    .catch(() => {});
  const assets = new Set<string>();
  const tell = async () => {
    const seen: Seen = { path: location.pathname, assets: [...assets], views: viewsIn(queryClient) };
    // Never resolved where the worker could not be installed.
    const { active } = await workers.ready;
    active?.postMessage(seen);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellAtRest = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, REST_MS);
  };
  // What was loaded so far is told by the first call.
  watchAssets((path) => {
    assets.add(path);
    tellAtRest();
  });
  window.addEventListener('pushState', tellAtRest);
  window.addEventListener('popstate', tellAtRest);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void tell();
  });
}

/** Calls back with the path of each asset that this document has loaded, and goes on loading. */
function watchAssets(onLoaded: (path: string) => void): void {
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name);
      if (origin === location.origin && isAsset(pathname)) onLoaded(pathname);
    }
  }).observe({ type: 'resource', buffered: true });
}

function viewsIn(queryClient: QueryClient): KeptViews {
  const known = KEPT_VIEWS.flatMap((path) => {
    const state = queryClient.getQueryState([path]);
    return state?.data ? [[path, { reply: state.data, at: state.dataUpdatedAt }] as const] : [];
  });
  return Object.fromEntries(known);
}

const RENEWED_MS = 15_000;

/** A page that the worker had to take from what it keeps. */
interface LastSeenPage {
  /** The line that tells its age. */
  readonly mark: HTMLElement;
  /** The paths of the replies that came with it. */
  readonly replies: readonly string[];
}

/**
 * The application has read newer data since the page was kept: it is shown in its place. The mark tells the age of the
 * oldest that is shown, until the connection is back: from then on the page renews itself as any other.
 */
async function showLastSeen(queryClient: QueryClient, { mark, replies }: LastSeenPage): Promise<void> {
  const keptAt = Date.parse(mark.dataset.at ?? '');
  const ages = new Map(replies.map((path) => [path, keptAt]));
  let oldest = keptAt;
  const tell = () => {
    const text = lastSeen(new Date(oldest).toISOString(), Date.now());
    if (mark.textContent !== text) mark.textContent = text;
  };
  const timer = setInterval(tell, RENEWED_MS);
  whenLive(() => {
    clearInterval(timer);
    mark.remove();
  });

  // Nothing was kept, or it cannot be read: the page stays as it came.
  const views = await caches
    .open(KEPT_CACHE)
    .then(readViews)
    .catch(() => ({}));
  for (const [path, { reply, at }] of Object.entries(views)) {
    const known = queryClient.getQueryState([path])?.dataUpdatedAt ?? 0;
    if (at <= known) continue;
    queryClient.setQueryData([path], reply, { updatedAt: at });
    if (ages.has(path)) ages.set(path, at);
  }
  if (ages.size > 0) oldest = Math.min(...ages.values());
  tell();
}
