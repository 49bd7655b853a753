import type { PageMeta } from '#web/content/page-meta.ts';

/** Title, description and canonical address follow the page: they are what people bookmark and share. */
export function updateHead(meta: PageMeta, path: string): void {
  document.title = meta.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(path, canonical.href).href;
}
