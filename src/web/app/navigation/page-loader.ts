import { reloadDocument } from '#web/ui/lazy-part.tsx';
import { NOT_FOUND, OFFLINE, type Page, type PageModule, pageAt } from '../pages.ts';

const shown = new Map<Page, Promise<PageModule>>();
const failed = new Set<Page>();

function keep(page: Page, promise: Promise<PageModule>): Promise<PageModule> {
  shown.set(page, promise);
  promise.then(
    // With these fields, React reads the promise synchronously.
    (module) => Object.assign(promise, { status: 'fulfilled', value: module }),
    // Without this, every render would request it again, and none would ever report the failure.
    () => failed.add(page),
  );
  return promise;
}

/**
 * Before the first render, on the server and in the browser. If it fails before hydration, the page stays as served:
 * readable, with working links.
 */
export function loadFirstPage(page: Page): Promise<PageModule> {
  return keep(page, page.load());
}

/** The page that was served at a path instead of its own: for a season that does not exist, or offline. */
let servedInstead: { readonly path: string; readonly page: Page } | null = null;

/** Before the first render in the browser: the page that the server has sent for this path. */
export function loadServedPage(path: string, name: string): Promise<PageModule> {
  const page = [NOT_FOUND, OFFLINE].find((each) => each.name === name);
  if (page) servedInstead = { path, page };
  return loadFirstPage(pageFor(path));
}

export function pageFor(path: string): Page {
  return path === servedInstead?.path ? servedInstead.page : pageAt(path);
}

export function loadPage(page: Page): Promise<PageModule> {
  return shown.get(page) ?? keep(page, page.load().catch(reloadDocument));
}

/** The next attempt requests them again. */
export function forgetFailedPages(): void {
  for (const page of failed) shown.delete(page);
  failed.clear();
}

/** For a link that is about to be followed: the browser caches the module. */
export function prefetchPage(href: string): void {
  const page = pageAt(new URL(href, window.location.href).pathname);
  if (page !== NOT_FOUND) page.load().catch(() => {});
}
