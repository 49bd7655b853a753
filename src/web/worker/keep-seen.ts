import { PATHS } from '#paths.ts';
import {
  isAsset,
  KEPT_AT,
  KEPT_CACHE,
  type KeptViews,
  pagePaths,
  readViews,
  type Seen,
  VIEWS_KEY,
} from './kept-pages.ts';

/** A header of a page that is kept: the assets that it needs. */
const ASSETS = 'x-kept-assets';
const PAGES_MAX = 30;

/** Keeps what the application has told: the page as the network has it now, all that it needs, and the data. */
export async function keepSeen(message: unknown): Promise<void> {
  const seen = readSeen(message);
  if (!seen) return;
  const cache = await caches.open(KEPT_CACHE);
  await cache.put(VIEWS_KEY, Response.json(newestOf(await readViews(cache), seen.views, Date.now())));
  await keepPage(cache, seen.path, seen.assets);
  await dropOld(cache);
}

/** A tab that was left open may tell of what it has read long ago. What is of the future, a wrong clock has dated. */
export function newestOf(kept: KeptViews, seen: KeptViews, now: number): KeptViews {
  const newer = Object.entries(seen).filter(([path, { at }]) => {
    const keptAt = kept[path]?.at ?? 0;
    return at >= keptAt || keptAt > now;
  });
  return { ...kept, ...Object.fromEntries(newer) };
}

/** Of this site, or nothing. */
export function readSeen(message: unknown): Seen | null {
  const { path, assets, views } = (message ?? {}) as Partial<Seen>;
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || !Array.isArray(assets)) return null;
  return {
    path,
    assets: assets.filter((asset) => typeof asset === 'string' && isAsset(asset)),
    views: views ?? {},
  };
}

export async function keepPage(cache: Cache, path: string, loaded: readonly string[]): Promise<void> {
  // Without cookies: what is kept is what everybody gets.
  const response = await fetch(path, { credentials: 'omit' });
  if (!isKeepable(response)) return;
  const html = await response.text();
  const assets = [...new Set([...assetsIn(html), ...loaded])];
  await Promise.all(assets.map((asset) => keepAsset(cache, asset)));
  const headers = new Headers(response.headers);
  // They speak of the bytes on the wire.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(KEPT_AT, new Date().toISOString());
  headers.set(ASSETS, assets.join(' '));
  // Where the address has led to: that of a club has its name in it.
  await cache.put(new URL(response.url).pathname, new Response(html, { headers }));
}

/** A page for everybody. What is for one person or for the moment is never kept. */
export function isKeepable({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  const caching = headers.get('cache-control') ?? '';
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return ok && isHtml && /\bpublic\b/.test(caching) && !/\b(private|no-store)\b/.test(caching);
}

/** What a document names and needs to run. What is loaded later, the application tells. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

async function keepAsset(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return;
  const response = await fetch(path);
  // A newer build has no such file any more: the page works without, as far as it gets.
  if (response.ok) await cache.put(path, response);
}

async function dropOld(cache: Cache): Promise<void> {
  const pages = (await pagePaths(cache)).map(async (path) => {
    const headers = (await cache.match(path))?.headers;
    return { path, at: headers?.get(KEPT_AT) ?? '', assets: headers?.get(ASSETS)?.split(' ') ?? [] };
  });
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const path of toDrop(await Promise.all(pages), paths.filter(isAsset))) await cache.delete(path);
}

interface KeptPage {
  readonly path: string;
  /** ISO 8601. */
  readonly at: string;
  readonly assets: readonly string[];
}

/** The pages that were seen longest ago, and the assets that no other page needs. */
export function toDrop(pages: readonly KeptPage[], assets: readonly string[]): string[] {
  const seen = pages.filter(({ path }) => path !== PATHS.offline).sort((a, b) => (a.at < b.at ? 1 : -1));
  const dropped = seen.slice(PAGES_MAX);
  const needed = new Set(pages.filter((page) => !dropped.includes(page)).flatMap((page) => page.assets));
  return [...dropped.map(({ path }) => path), ...assets.filter((asset) => !needed.has(asset))];
}
