import { NOT_FOUND, type Page, type PageModule, pageAt } from '../pages.ts';

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

export function loadPage(page: Page): Promise<PageModule> {
  return shown.get(page) ?? keep(page, page.load().catch(loadDocument));
}

/** The next attempt asks the network again. */
export function forgetFailedPages(): void {
  for (const page of failed) shown.delete(page);
  failed.clear();
}

/** The chunk of an older build is gone from the server: the whole document is fetched instead. */
function loadDocument(error: unknown): Promise<never> {
  if (!navigator.onLine) throw error;
  window.location.reload();
  return new Promise(() => {});
}

/** For a link that is about to be followed: the browser keeps the module until then. */
export function prefetchPage(href: string): void {
  const page = pageAt(new URL(href, window.location.href).pathname);
  if (page !== NOT_FOUND) page.load().catch(() => {});
}
