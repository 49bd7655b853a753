import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { clubAt, clubInSeasonAt, entryAt, matchAt, matchInSeasonAt, PATHS, seasonAt } from '#paths.ts';
import { SITE } from '#site/site.ts';
import type { PageMeta } from '#words/titles.ts';
import type { PageName } from './page-reads.ts';

/** The module of a page. */
export interface PageModule {
  /** The path of the page that is shown: the URL may already be that of the next one. */
  readonly default: ComponentType<{ readonly path: string }>;
  /** A page with many URLs derives it from the path, and from the data that is loaded. */
  readonly meta: PageMeta | ((path: string, cache: QueryClient) => PageMeta);
}

export interface Page {
  /**
   * Its file is pages/NAME-page.tsx, and its chunk has that name in the build. The public views it reads are in
   * page-reads.ts, since the browser does not need them.
   */
  readonly name: PageName;
  /** Excluded from search engines. */
  readonly noindex?: true;
  readonly load: () => Promise<PageModule>;
}

interface RoutedPage extends Page {
  readonly path: string;
}

/** A new page is an entry here, the views it shows in `page-reads.ts`, its file and its texts. */
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
    name: 'join',
    path: PATHS.join,
    load: () => import('#web/pages/join-page.tsx'),
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

/** A page with many URLs; `at` matches them. */
interface PageFamily extends Page {
  readonly at: (path: string) => unknown;
}

/** One page per club, match, season or record entry. Only the server knows whether it exists. */
const PAGE_FAMILIES: readonly PageFamily[] = [
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
    // A text in an entry may be redacted later, and must not stay in search engines.
    noindex: true,
    load: () => import('#web/pages/record-entry-page.tsx'),
  },
];

/** At every URL without a page. */
export const NOT_FOUND: Page = {
  name: 'not-found',
  noindex: true,
  load: () => import('#web/pages/not-found-page.tsx'),
};

/** Served by the worker for a page that is not cached. */
export const OFFLINE: Page = {
  name: 'offline',
  noindex: true,
  load: () => import('#web/pages/offline-page.tsx'),
};

export const ALL_PAGES: readonly Page[] = [...PAGES, ...PAGE_FAMILIES, NOT_FOUND, OFFLINE];

export const PAGE_PATHS: readonly string[] = PAGES.map(({ path }) => path);

/** Exact paths only: for a search engine, the same page at two URLs is two pages. */
export function pageAt(path: string): Page {
  if (path === PATHS.offline) return OFFLINE;
  return (
    PAGES.find((page) => page.path === path) ?? PAGE_FAMILIES.find(({ at }) => at(path) !== null) ?? NOT_FOUND
  );
}

export function metaAt({ meta }: Pick<PageModule, 'meta'>, path: string, cache: QueryClient): PageMeta {
  return typeof meta === 'function' ? meta(path, cache) : meta;
}
