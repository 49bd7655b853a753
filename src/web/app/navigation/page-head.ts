import { metaOf, type ShownPage } from './routes.ts';

/** Title, description and canonical address follow the page: they are what people bookmark and share. */
export function updateHead(page: ShownPage, path: string): void {
  const { title, description } = metaOf(page);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(path, canonical.href).href;
}
