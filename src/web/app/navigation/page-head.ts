import type { QueryClient } from '@tanstack/react-query';
import type { PageMeta } from '#words/page-meta.ts';
import { metaAt, type PageModule } from '../pages.ts';

/** Title, description and canonical address follow the page, and the data that name what it shows. */
export function followHead(page: PageModule, path: string, cache: QueryClient): (() => void) | undefined {
  const update = () => updateHead(metaAt(page, path, cache), path);
  update();
  return typeof page.meta === 'function' ? cache.getQueryCache().subscribe(update) : undefined;
}

/** They are what people bookmark and share. */
function updateHead(meta: PageMeta, path: string): void {
  if (document.title !== meta.title) document.title = meta.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(path, canonical.href).href;
}
