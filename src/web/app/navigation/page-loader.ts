import type { ComponentType } from 'react';
import { pageAt, type ShownPage } from './routes.ts';

/** One chunk a page. The manifest knows them by these file names too (assets.ts). */
const IMPORTS: Record<ShownPage, () => Promise<ComponentType>> = {
  home: () => import('#web/pages/home-page.tsx').then((module) => module.HomePage),
  hub: () => import('#web/pages/hub-page.tsx').then((module) => module.HubPage),
  regulations: () => import('#web/pages/regulations-page.tsx').then((module) => module.RegulationsPage),
  conduct: () => import('#web/pages/conduct-page.tsx').then((module) => module.ConductPage),
  community: () => import('#web/pages/community-page.tsx').then((module) => module.CommunityPage),
  contact: () => import('#web/pages/contact-page.tsx').then((module) => module.ContactPage),
  about: () => import('#web/pages/about-page.tsx').then((module) => module.AboutPage),
  privacy: () => import('#web/pages/privacy-page.tsx').then((module) => module.PrivacyPage),
  'not-found': () => import('#web/pages/not-found-page.tsx').then((module) => module.NotFoundPage),
};

const shown = new Map<ShownPage, Promise<ComponentType>>();
const failed = new Set<ShownPage>();

function keep(page: ShownPage, promise: Promise<ComponentType>): Promise<ComponentType> {
  shown.set(page, promise);
  promise.then(
    // So marked, React reads it without waiting.
    (component) => Object.assign(promise, { status: 'fulfilled', value: component }),
    // Kept, or every render would ask anew and none would ever say that it failed.
    () => failed.add(page),
  );
  return promise;
}

/** Before hydration. When it fails, the page stays as the server rendered it: readable, with working links. */
export async function loadFirstPage(page: ShownPage): Promise<void> {
  await keep(page, IMPORTS[page]());
}

export function loadPage(page: ShownPage): Promise<ComponentType> {
  return shown.get(page) ?? keep(page, IMPORTS[page]().catch(loadDocument));
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
  if (page !== 'not-found') IMPORTS[page]().catch(() => {});
}
