import { isAsset } from './kept-pages.ts';

/**
 * What the worker answers: pages that are opened, and assets. All else goes past it, as if there were none: data, the
 * event stream, whatever is sent, whatever carries a key or a token, other sites.
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
