import { PATHS } from '#paths.ts';
import {
  CACHE_NAME,
  CACHED_AT_HEADER,
  type CachedViews,
  isAsset,
  pagePaths,
  readViews,
  type SeenPage,
  VIEWS_KEY,
} from './cached-pages.ts';

/** A header of cached pages: the assets they need. */
const ASSETS_HEADER = 'x-cached-assets';
const PAGES_MAX = 30;

/** Caches what the application has reported: the page as the network has it now, its assets, and the data. */
export async function cacheSeen(message: unknown): Promise<void> {
  const seen = readSeen(message);
  if (!seen) return;
  const cache = await caches.open(CACHE_NAME);
  await cache.put(VIEWS_KEY, Response.json(newestOf(await readViews(cache), seen.views, Date.now())));
  await cachePage(cache, seen.path, seen.assets);
  await evictOld(cache);
}

/** A tab left open may report data that it read long ago. Times in the future come from a wrong clock. */
export function newestOf(cached: CachedViews, seen: CachedViews, now: number): CachedViews {
  const newer = Object.entries(seen).filter(([path, { at }]) => {
    const cachedAt = cached[path]?.at ?? 0;
    return at >= cachedAt || cachedAt > now;
  });
  return { ...cached, ...Object.fromEntries(newer) };
}

export function readSeen(message: unknown): SeenPage | null {
  const { path, assets, views } = (message ?? {}) as Partial<SeenPage>;
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || !Array.isArray(assets)) return null;
  return {
    path,
    assets: assets.filter((asset) => typeof asset === 'string' && isAsset(asset)),
    views: views ?? {},
  };
}

export async function cachePage(cache: Cache, path: string, loaded: readonly string[]): Promise<void> {
  // Without cookies: cached pages are the same for everyone.
  const response = await fetch(path, { credentials: 'omit' });
  if (!isCacheable(response)) return;
  const html = await response.text();
  const assets = [...new Set([...assetsIn(html), ...loaded])];
  await Promise.all(assets.map((asset) => cacheAsset(cache, asset)));
  const headers = new Headers(response.headers);
  // They describe the bytes on the wire.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(CACHED_AT_HEADER, new Date().toISOString());
  headers.set(ASSETS_HEADER, assets.join(' '));
  // The final URL after redirects: a club's URL contains its name.
  await cache.put(new URL(response.url).pathname, new Response(html, { headers }));
}

/** Public pages only. Nothing private or short-lived is cached. */
export function isCacheable({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  const caching = headers.get('cache-control') ?? '';
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return ok && isHtml && /\bpublic\b/.test(caching) && !/\b(private|no-store)\b/.test(caching);
}

/** Assets that the document names. The application reports the ones loaded later. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

async function cacheAsset(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return;
  const response = await fetch(path);
  // A newer build no longer has this file: the page works without it as far as possible.
  if (response.ok) await cache.put(path, response);
}

async function evictOld(cache: Cache): Promise<void> {
  const pages = (await pagePaths(cache)).map(async (path) => {
    const headers = (await cache.match(path))?.headers;
    return {
      path,
      at: headers?.get(CACHED_AT_HEADER) ?? '',
      assets: headers?.get(ASSETS_HEADER)?.split(' ') ?? [],
    };
  });
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const path of pathsToEvict(await Promise.all(pages), paths.filter(isAsset))) await cache.delete(path);
}

interface CachedPage {
  readonly path: string;
  /** ISO 8601. */
  readonly at: string;
  readonly assets: readonly string[];
}

/** The least recently seen pages, and assets that no other page needs. */
export function pathsToEvict(pages: readonly CachedPage[], assets: readonly string[]): string[] {
  const seen = pages.filter(({ path }) => path !== PATHS.offline).sort((a, b) => (a.at < b.at ? 1 : -1));
  const dropped = seen.slice(PAGES_MAX);
  const needed = new Set(pages.filter((page) => !dropped.includes(page)).flatMap((page) => page.assets));
  return [...dropped.map(({ path }) => path), ...assets.filter((asset) => !needed.has(asset))];
}
