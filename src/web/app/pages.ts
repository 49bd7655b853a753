import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { clubAt, clubInSeasonAt, entryAt, matchAt, matchInSeasonAt, PATHS, seasonAt } from '#paths.ts';
import { SITE } from '#site/site.ts';
import type { PageMeta } from '#words/page-meta.ts';
import type { PageName } from './page-reads.ts';

/** The file of a page. */
export interface PageModule {
  /** Of the page that is shown, while the address may be that of the next one already. */
  readonly default: ComponentType<{ readonly path: string }>;
  /** Of a page with many addresses it follows from the address, and from the data, as far as they are there. */
  readonly meta: PageMeta | ((path: string, cache: QueryClient) => PageMeta);
}

export interface Page {
  /**
   * Its file is pages/NAME-page.tsx: its chunk has that name in the build. Which public views it reads is in
   * page-reads.ts, since the browser need not know.
   */
  readonly name: PageName;
  /** Not to be found by search engines. */
  readonly noindex?: true;
  readonly load: () => Promise<PageModule>;
}

interface RoutedPage extends Page {
  readonly path: string;
}

/** A new page is an entry here, its file and its texts. Everything else that knows the pages follows from this table. */
const PAGES: readonly RoutedPage[] = [
  {
    name: 'home',
    path: '/',
    load: () => import('#web/pages/home-page.tsx'),
  },
  {
    name: 'hub',
    path: PATHS.hub,
    load: () => import('#web/pages/hub-page.tsx'),
  },
  {
    name: 'knockouts',
    path: PATHS.knockouts,
    load: () => import('#web/pages/knockouts-page.tsx'),
  },
  {
    name: 'draw',
    path: PATHS.draw,
    load: () => import('#web/pages/draw-page.tsx'),
  },
  {
    name: 'seasons',
    path: PATHS.seasons,
    load: () => import('#web/pages/seasons-page.tsx'),
  },
  {
    name: 'record',
    path: PATHS.record,
    load: () => import('#web/pages/record-page.tsx'),
  },
  {
    name: 'regulations',
    path: PATHS.regulations,
    async load() {
      if (SITE.regulationsScript) await import(/* @vite-ignore */ SITE.regulationsScript);
      return import('#web/pages/regulations-page.tsx');
    },
  },
  {
    name: 'conduct',
    path: PATHS.conduct,
    load: () => import('#web/pages/conduct-page.tsx'),
  },
  {
    name: 'community',
    path: PATHS.community,
    load: () => import('#web/pages/community-page.tsx'),
  },
  {
    name: 'contact',
    path: PATHS.contact,
    load: () => import('#web/pages/contact-page.tsx'),
  },
  {
    name: 'about',
    path: PATHS.about,
    load: () => import('#web/pages/about-page.tsx'),
  },
  {
    name: 'privacy',
    path: PATHS.privacy,
    load: () => import('#web/pages/privacy-page.tsx'),
  },
];

/** A kind of page with many addresses: `at` tells whether an address is one of them. */
interface ManyPages extends Page {
  readonly at: (path: string) => unknown;
}

/** Of these there is one for each thing of its kind. Whether there is such a thing, the server knows. */
const MANY_PAGES: readonly ManyPages[] = [
  {
    name: 'club',
    at: clubAt,
    load: () => import('#web/pages/club-page.tsx'),
  },
  {
    name: 'match',
    at: matchAt,
    load: () => import('#web/pages/match-page.tsx'),
  },
  {
    name: 'season',
    at: seasonAt,
    load: () => import('#web/pages/season-page.tsx'),
  },
  {
    name: 'season-club',
    at: clubInSeasonAt,
    load: () => import('#web/pages/season-club-page.tsx'),
  },
  {
    name: 'season-match',
    at: matchInSeasonAt,
    load: () => import('#web/pages/season-match-page.tsx'),
  },
  {
    name: 'record-entry',
    at: entryAt,
    // A text in an entry may be struck out later, and must not live on in search engines.
    noindex: true,
    load: () => import('#web/pages/record-entry-page.tsx'),
  },
];

/** Shown at every address that no page has. */
export const NOT_FOUND: Page = {
  name: 'not-found',
  noindex: true,
  load: () => import('#web/pages/not-found-page.tsx'),
};

/** What the worker shows in the place of a page that the device has never seen. */
export const OFFLINE: Page = {
  name: 'offline',
  noindex: true,
  load: () => import('#web/pages/offline-page.tsx'),
};

export const ALL_PAGES: readonly Page[] = [...PAGES, ...MANY_PAGES, NOT_FOUND, OFFLINE];

export const PAGE_PATHS: readonly string[] = PAGES.map(({ path }) => path);

/** Exact paths only: the same page at two addresses would be two pages to a search engine. */
export function pageAt(path: string): Page {
  if (path === PATHS.offline) return OFFLINE;
  return (
    PAGES.find((page) => page.path === path) ?? MANY_PAGES.find(({ at }) => at(path) !== null) ?? NOT_FOUND
  );
}

export function metaAt({ meta }: Pick<PageModule, 'meta'>, path: string, cache: QueryClient): PageMeta {
  return typeof meta === 'function' ? meta(path, cache) : meta;
}
