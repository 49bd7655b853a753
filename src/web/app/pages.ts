import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ViewPath } from '#contract/public-views.ts';
import type { PageMeta } from '#web/content/page-meta.ts';
import { seasonAt } from '#web/content/season-address.ts';

/** The file of a page. */
export interface PageModule {
  readonly default: ComponentType;
  /** Of a page with many addresses it follows from the address. */
  readonly meta: PageMeta | ((path: string) => PageMeta);
  readonly parts?: readonly PagePart[];
}

/** A part of a page in a chunk of its own. The server has all of them. */
interface PagePart {
  readonly load: () => Promise<void>;
  /** Whether it is seen at once with the data that the browser has: it then renders the page with it. */
  readonly isShown: (cache: QueryClient) => boolean;
}

export interface Page {
  /** Its file is pages/NAME-page.tsx: its chunk has that name in the build. */
  readonly name: string;
  /** API paths of the public views that it shows. Their replies are sent along with it. */
  readonly reads: readonly ViewPath[];
  readonly load: () => Promise<PageModule>;
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
    reads: ['/api/ucl/recent-results', '/api/ucl/tournament', '/api/ucl/knockouts'],
    prerendered: true,
    load: () => import('#web/pages/home-page.tsx'),
  },
  {
    name: 'hub',
    path: '/ng-hub',
    reads: [
      '/api/ucl/tournament',
      '/api/ucl/group-standings',
      '/api/ucl/match-results',
      '/api/ucl/recent-results',
    ],
    prerendered: true,
    load: () => import('#web/pages/hub-page.tsx'),
  },
  {
    name: 'knockouts',
    path: '/knockouts',
    reads: ['/api/ucl/knockouts', '/api/ucl/tournament', '/api/ucl/match-results'],
    load: () => import('#web/pages/knockouts-page.tsx'),
  },
  {
    name: 'draw',
    path: '/draw',
    reads: ['/api/ucl/draw'],
    load: () => import('#web/pages/draw-page.tsx'),
  },
  {
    name: 'seasons',
    path: '/seasons',
    reads: ['/api/ucl/seasons'],
    load: () => import('#web/pages/seasons-page.tsx'),
  },
  {
    name: 'regulations',
    path: '/ng-rules',
    reads: [],
    load: () => import('#web/pages/regulations-page.tsx'),
  },
  {
    name: 'conduct',
    path: '/conduct',
    reads: [],
    load: () => import('#web/pages/conduct-page.tsx'),
  },
  {
    name: 'community',
    path: '/community',
    reads: ['/api/stats'],
    load: () => import('#web/pages/community-page.tsx'),
  },
  {
    name: 'contact',
    path: '/contact',
    reads: [],
    load: () => import('#web/pages/contact-page.tsx'),
  },
  {
    name: 'about',
    path: '/about',
    reads: ['/api/stats'],
    load: () => import('#web/pages/about-page.tsx'),
  },
  {
    name: 'privacy',
    path: '/privacy',
    reads: [],
    load: () => import('#web/pages/privacy-page.tsx'),
  },
];

/** Each finished season has one, with its number in the address. What it shows is read from the archive. */
const SEASON: Page = {
  name: 'season',
  reads: ['/api/ucl/seasons'],
  load: () => import('#web/pages/season-page.tsx'),
};

/** Shown at every address that no page has. */
export const NOT_FOUND: Page = {
  name: 'not-found',
  reads: [],
  load: () => import('#web/pages/not-found-page.tsx'),
};

/** With those that have no address of their own. */
export const ALL_PAGES: readonly Page[] = [...PAGES, SEASON, NOT_FOUND];

export const PAGE_PATHS: readonly string[] = PAGES.map(({ path }) => path);

/** Exact paths only: the same page at two addresses would be two pages to a search engine. */
export function pageAt(path: string): Page {
  return PAGES.find((page) => page.path === path) ?? (seasonAt(path) === null ? NOT_FOUND : SEASON);
}

export function metaAt({ meta }: Pick<PageModule, 'meta'>, path: string): PageMeta {
  return typeof meta === 'function' ? meta(path) : meta;
}
