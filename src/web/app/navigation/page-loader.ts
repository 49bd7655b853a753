import { reloadDocument } from '#web/ui/lazy-part.tsx';
import { NOT_FOUND, OFFLINE, type Page, type PageModule, pageAt } from '../pages.ts';

const shown = new Map<Page, Promise<PageModule>>();
const failed = new Set<Page>();

function keep(page: Page, promise: Promise<PageModule>): Promise<PageModule> {
  shown.set(page, promise);
  promise.then(
    // So marked, React reads it without waiting.
    (module) => Object.assign(promise, { status: 'fulfilled', value: module }),
    // Kept, or every render would ask anew and none would ever say that it failed.
    () => failed.add(page),
  );
  return promise;
}

/**
 * Before the first render, on the server and in the browser. When it fails before hydration, the page stays as the
 * server rendered it: readable, with working links.
 */
export function loadFirstPage(page: Page): Promise<PageModule> {
  return keep(page, page.load());
}

/** What was sent in the place of the page at a path: of a season that does not exist, or without a network. */
let sentInstead: { readonly path: string; readonly page: Page } | null = null;

/** Before the first render in the browser: the page that the server has sent for this path. */
export function loadServedPage(path: string, name: string): Promise<PageModule> {
  const page = [NOT_FOUND, OFFLINE].find((each) => each.name === name);
  if (page) sentInstead = { path, page };
  return loadFirstPage(pageFor(path));
}

/** The page to show at a path. */
export function pageFor(path: string): Page {
  return path === sentInstead?.path ? sentInstead.page : pageAt(path);
}

export function loadPage(page: Page): Promise<PageModule> {
  return shown.get(page) ?? keep(page, page.load().catch(reloadDocument));
}

/** The next attempt asks the network again. */
export function forgetFailedPages(): void {
  for (const page of failed) shown.delete(page);
  failed.clear();
}

/** For a link that is about to be followed: the browser keeps the module until then. */
export function prefetchPage(href: string): void {
  const page = pageAt(new URL(href, window.location.href).pathname);
  if (page !== NOT_FOUND) page.load().catch(() => {});
}
