import { GROUP_FIXTURE_COUNT, TIE_COUNT } from '#domain/matches/fixture-count.ts';
import { QUALIFYING_RANKS } from '#domain/standings/qualification.ts';
import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import type { PageMeta } from './page-meta.ts';
import { OPEN_HUB, seasonTitle } from './titles.ts';

export const SEASONS = {
  meta: {
    title: `Roll of Honour | ${SITE.name}`,
    description: `Every finished season of ${SITE.name} with both of its champions, and the way to its final tables, fixtures and knockout trees.`,
  },
  title: 'Roll of Honour',
  lead: 'Every season that was played to its end, with the clubs that won it.',
  loading: 'Loading the seasons...',
  error: 'Unable to load the seasons',
  retry: 'Retry',
  empty: {
    title: 'The first line is still empty.',
    text: 'No season has been played to its end yet. The champions of the first one will stand here for good.',
    links: [OPEN_HUB, { text: 'See the Knockouts', href: PATHS.knockouts }],
  },
  nobody: 'No champion',
  finished: 'Finished',
} as const;

/** Above the tables of a finished season. */
export const FINAL_STANDINGS = `Final standings • Top ${QUALIFYING_RANKS.UCL.length} teams advanced`;

export const SEASON = {
  loading: 'Loading the season...',
  error: 'Unable to load the season',
  retry: 'Retry',
  tabs: [
    { value: 'knockouts', label: 'Knockouts' },
    { value: 'groups', label: 'Group Stage' },
    { value: 'fixtures', label: 'Match Fixtures' },
  ],
  all: 'Roll of Honour',
  /** Where a club of the season is found elsewhere. */
  group: 'Group table',
  tree: 'Knockout bracket',
  download: 'Download the facts of this season, JSON',
  downloadNote:
    'Clubs, draw, results, deductions, withdrawals, schedule and knockout places, as they were decided. Everything on this page follows from them.',
} as const;

/** 'Season 3, finished 14 Dec 2026'. */
export function seasonLead(number: number, date: string): string {
  return `${seasonTitle(number)}, finished ${date}`;
}

export function seasonMeta(number: number): PageMeta {
  return {
    title: `${seasonTitle(number)} | ${SITE.name}`,
    description: `${seasonTitle(number)} of ${SITE.name}, as it ended: both champions, the final tables of 16 groups, all ${GROUP_FIXTURE_COUNT + TIE_COUNT} matches and both knockout trees.`,
  };
}
