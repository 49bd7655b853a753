import type { ComponentType } from 'react';
import type { ViewPath } from '#contract/public-views.ts';
import { NOT_FOUND_META, PAGE_META, type PageMeta } from '#web/content/page-meta.ts';

export interface Page {
  /** Its component lies in pages/NAME-page.tsx: the manifest of the build knows its chunk by that file. */
  readonly name: string;
  readonly meta: PageMeta;
  /** API paths of the public views that it shows. Their replies are sent along with it. */
  readonly reads: readonly ViewPath[];
  readonly load: () => Promise<ComponentType>;
}

export interface RoutedPage extends Page {
  readonly path: string;
  /** Where everybody is on a match evening: rendered after each change, before somebody asks. */
  readonly prerendered?: true;
}

/** A new page is an entry here, its file and its texts. Everything else that knows the pages follows from this table. */
export const PAGES: readonly RoutedPage[] = [
  {
    name: 'home',
    path: '/',
    meta: PAGE_META.home,
    reads: ['/api/ucl/recent-results'],
    prerendered: true,
    load: () => import('#web/pages/home-page.tsx').then((module) => module.HomePage),
  },
  {
    name: 'hub',
    path: '/ng-hub',
    meta: PAGE_META.hub,
    reads: [
      '/api/ucl/clubs',
      '/api/ucl/group-standings',
      '/api/ucl/match-results',
      '/api/ucl/recent-results',
    ],
    prerendered: true,
    load: () => import('#web/pages/hub-page.tsx').then((module) => module.HubPage),
  },
  {
    name: 'regulations',
    path: '/ng-rules',
    meta: PAGE_META.regulations,
    reads: [],
    load: () => import('#web/pages/regulations-page.tsx').then((module) => module.RegulationsPage),
  },
  {
    name: 'conduct',
    path: '/conduct',
    meta: PAGE_META.conduct,
    reads: [],
    load: () => import('#web/pages/conduct-page.tsx').then((module) => module.ConductPage),
  },
  {
    name: 'community',
    path: '/community',
    meta: PAGE_META.community,
    reads: ['/api/stats'],
    load: () => import('#web/pages/community-page.tsx').then((module) => module.CommunityPage),
  },
  {
    name: 'contact',
    path: '/contact',
    meta: PAGE_META.contact,
    reads: [],
    load: () => import('#web/pages/contact-page.tsx').then((module) => module.ContactPage),
  },
  {
    name: 'about',
    path: '/about',
    meta: PAGE_META.about,
    reads: ['/api/stats'],
    load: () => import('#web/pages/about-page.tsx').then((module) => module.AboutPage),
  },
  {
    name: 'privacy',
    path: '/privacy',
    meta: PAGE_META.privacy,
    reads: [],
    load: () => import('#web/pages/privacy-page.tsx').then((module) => module.PrivacyPage),
  },
];

/** Shown at every address that no page has. */
export const NOT_FOUND: Page = {
  name: 'not-found',
  meta: NOT_FOUND_META,
  reads: [],
  load: () => import('#web/pages/not-found-page.tsx').then((module) => module.NotFoundPage),
};

export const PAGE_PATHS: readonly string[] = PAGES.map(({ path }) => path);

/** Exact paths only: the same page at two addresses would be two pages to a search engine. */
export function pageAt(path: string): Page {
  return PAGES.find((page) => page.path === path) ?? NOT_FOUND;
}
