import { NOT_FOUND_META, PAGE_META, type PageMeta, type PageName } from '#web/content/page-meta.ts';

export type ShownPage = PageName | 'not-found';

const PAGES = Object.entries(PAGE_META) as [PageName, (typeof PAGE_META)[PageName]][];

export const SHOWN_PAGES: readonly ShownPage[] = [...PAGES.map(([name]) => name), 'not-found'];

/** Every address of the site. */
export const PAGE_PATHS: readonly string[] = PAGES.map(([, meta]) => meta.path);

/** Exact paths only: the same page at two addresses would be two pages to a search engine. */
export function pageAt(path: string): ShownPage {
  return PAGES.find(([, meta]) => meta.path === path)?.[0] ?? 'not-found';
}

export function metaOf(page: ShownPage): PageMeta {
  return page === 'not-found' ? NOT_FOUND_META : PAGE_META[page];
}
