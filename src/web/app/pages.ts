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
  readonly name: PageName;
  readonly load: () => Promise<PageModule>;
  /** Excluded from search engines. */
  readonly noindex: boolean;
}

/**
 * By name: the file of a page is pages/NAME-page.tsx, and its chunk has that name in the build. The public views it reads
 * are in page-reads.ts, since the browser does not need them. A new page also has a path below.
 */
const LOADERS: Readonly<Record<PageName, Page['load']>> = {
  home: () => import('#web/pages/home-page.tsx'),
  hub: () => import('#web/pages/hub-page.tsx'),
  knockouts: () => import('#web/pages/knockouts-page.tsx'),
  draw: () => import('#web/pages/draw-page.tsx'),
  join: () => import('#web/pages/join-page.tsx'),
  seasons: () => import('#web/pages/seasons-page.tsx'),
  record: () => import('#web/pages/record-page.tsx'),
  async regulations() {
    if (SITE.regulationsScript) await import(/* @vite-ignore */ SITE.regulationsScript);
    return import('#web/pages/regulations-page.tsx');
  },
  conduct: () => import('#web/pages/conduct-page.tsx'),
  community: () => import('#web/pages/community-page.tsx'),
  contact: () => import('#web/pages/contact-page.tsx'),
  about: () => import('#web/pages/about-page.tsx'),
  privacy: () => import('#web/pages/privacy-page.tsx'),
  club: () => import('#web/pages/club-page.tsx'),
  match: () => import('#web/pages/match-page.tsx'),
  season: () => import('#web/pages/season-page.tsx'),
  'season-club': () => import('#web/pages/season-club-page.tsx'),
  'season-match': () => import('#web/pages/season-match-page.tsx'),
  'record-entry': () => import('#web/pages/record-entry-page.tsx'),
  'not-found': () => import('#web/pages/not-found-page.tsx'),
  offline: () => import('#web/pages/offline-page.tsx'),
};

/** A text in a record entry may be redacted later, and must not stay in search engines. */
const NOT_INDEXED: readonly PageName[] = ['record-entry', 'not-found', 'offline'];

/** Exact paths only: for a search engine, the same page at two URLs is two pages. */
const FIXED_PATHS: Partial<Record<PageName, string>> = { home: '/', ...PATHS };

/** One page per club, match, season or record entry. Only the server knows whether it exists. */
const PATH_FAMILIES: Partial<Record<PageName, (path: string) => unknown>> = {
  club: clubAt,
  match: matchAt,
  season: seasonAt,
  'season-club': clubInSeasonAt,
  'season-match': matchInSeasonAt,
  'record-entry': entryAt,
};

export const ALL_PAGES: readonly Page[] = (Object.keys(LOADERS) as PageName[]).map((name) => ({
  name,
  load: LOADERS[name],
  noindex: NOT_INDEXED.includes(name),
}));

function pageNamed(name: PageName): Page {
  return ALL_PAGES.find((page) => page.name === name) as Page;
}

/** At every URL without a page. */
export const NOT_FOUND = pageNamed('not-found');

/** Served by the worker for a page that is not cached. */
export const OFFLINE = pageNamed('offline');

export const PAGE_PATHS: readonly string[] = Object.values(FIXED_PATHS).filter(
  (path) => path !== PATHS.offline,
);

export function pageAt(path: string): Page {
  return (
    ALL_PAGES.find(({ name }) => FIXED_PATHS[name] === path) ??
    ALL_PAGES.find(({ name }) => (PATH_FAMILIES[name]?.(path) ?? null) !== null) ??
    NOT_FOUND
  );
}

export function metaAt({ meta }: Pick<PageModule, 'meta'>, path: string, cache: QueryClient): PageMeta {
  return typeof meta === 'function' ? meta(path, cache) : meta;
}
