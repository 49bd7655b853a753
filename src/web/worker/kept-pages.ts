/*
 * What is kept on the device for reading without a network: one cache that holds pages by their path, the assets that
 * these pages need, and the newest public data that the application has read. Only the worker writes to it.
 */
export const KEPT_CACHE = 'ces-kept-1';
/** No address of the site: where the public data is found in the cache. */
export const VIEWS_KEY = '/kept-views';
/** A header of what is kept: when it was. */
export const KEPT_AT = 'x-kept-at';

/** A public view as it was last read. */
interface KeptView {
  readonly reply: unknown;
  /** In milliseconds. */
  readonly at: number;
}
export type KeptViews = Readonly<Record<string, KeptView>>;

/** What the application tells the worker of the page that is shown. */
export interface Seen {
  readonly path: string;
  /** Every script, style sheet and font that was loaded so far. */
  readonly assets: readonly string[];
  readonly views: KeptViews;
}

/** Its name has a hash of its content in it: it never changes. */
export function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

export async function readViews(cache: Cache): Promise<KeptViews> {
  const kept = await cache.match(VIEWS_KEY);
  return kept ? ((await kept.json()) as KeptViews) : {};
}

/** The paths of the pages, also of the one that stands in for all others. */
export async function pagePaths(cache: Cache): Promise<string[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => !isAsset(path) && path !== VIEWS_KEY);
}
