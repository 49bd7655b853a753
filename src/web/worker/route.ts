import { isAsset } from './cached-pages.ts';

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
