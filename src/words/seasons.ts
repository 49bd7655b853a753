import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { countMatches } from '#domain/knockouts/qualified-places.ts';
import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { DEFAULT_SEASON } from './season-format.ts';
import { OPEN_HUB, type PageMeta, seasonTitle } from './titles.ts';

export const SEASONS = {
  meta: {
    title: `Roll of Honour | ${SITE.name}`,
    description: `Every finished ${SITE.name} season with its champions, final tables, fixtures and knockout brackets.`,
  },
  title: 'Roll of Honour',
  lead: 'Every finished season and its champions.',
  loading: 'Loading the seasons...',
  error: 'Unable to load the seasons',
  retry: 'Retry',
  empty: {
    title: 'No champions yet.',
    text: 'No season has finished yet. The champions of each season will be listed here permanently.',
    links: [OPEN_HUB, { text: 'View Knockouts', href: PATHS.knockouts }],
  },
  noChampion: 'No champion',
  finished: 'Finished',
  running: 'In progress',
} as const;

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
  download: 'Download the season data (JSON)',
  downloadNote:
    'Clubs, draw, results, deductions, withdrawals, schedule and knockout places. Everything on this page is derived from them.',
} as const;

/** 'Season 3, finished 14 Dec 2026'. */
export function seasonLead(number: number, date: string): string {
  return `${seasonTitle(number)}, finished ${date}`;
}

type Season = Pick<FinishedSeasonReply, 'clubs' | 'format'>;

const DEFAULT: Season = {
  clubs: placeholderClubs().map((club) => ({ ...club, withdrawn: false })),
  format: DEFAULT_SEASON,
};

export function seasonMeta(number: number, { clubs, format }: Season = DEFAULT): PageMeta {
  const { groups, cups } = format;
  const champions = cups === 2 ? 'both champions' : 'the champions';
  const tables = groups === 1 ? 'the final table of the group' : `the final tables of all ${groups} groups`;
  const brackets = cups === 2 ? 'both knockout brackets' : 'the knockout bracket';
  return {
    title: `${seasonTitle(number)} | ${SITE.name}`,
    description: `${seasonTitle(number)} of ${SITE.name}: ${champions}, ${tables}, all ${countMatches({ clubs, cups }).all} matches and ${brackets}.`,
  };
}
