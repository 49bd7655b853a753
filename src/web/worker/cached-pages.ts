/*
 * Everything for offline reading is in one cache: pages by path, the assets they need, and the newest public data that
 * the application has read. Only the worker writes to it.
 */
export const CACHE_NAME = 'ces-offline-1';
/** Not a URL of the site: the cache key of the public data. */
export const VIEWS_KEY = '/cached-views';
/** A header of cached responses. */
export const CACHED_AT_HEADER = 'x-cached-at';

interface CachedView {
  readonly reply: unknown;
  /** In milliseconds. */
  readonly at: number;
}
export type CachedViews = Readonly<Record<string, CachedView>>;

/** Reported by the application to the worker. */
export interface SeenPage {
  readonly path: string;
  /** Every script, style sheet and font loaded so far. */
  readonly assets: readonly string[];
  readonly views: CachedViews;
}

/** Asset names contain a hash of the content, so they never change. */
export function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

export async function readViews(cache: Cache): Promise<CachedViews> {
  const cached = await cache.match(VIEWS_KEY);
  return cached ? ((await cached.json()) as CachedViews) : {};
}

/** The paths of cached pages, including the offline page. */
export async function pagePaths(cache: Cache): Promise<string[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => !isAsset(path) && path !== VIEWS_KEY);
}

/**
 * The worker handles page navigations and assets. Everything else bypasses it: data, the event stream, changes,
 * requests with a key or token, other sites.
 */
export function routeOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ownOrigin: string,
): 'page' | 'asset' | null {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return null;
  if (mode === 'navigate') return 'page';
  return isAsset(pathname) ? 'asset' : null;
}
