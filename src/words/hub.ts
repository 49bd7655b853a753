import { countGroupMatches } from '#domain/clubs/format.ts';
import { QUALIFYING_RANKS } from '#domain/standings/qualification.ts';
import { SITE } from '#site/site.ts';
import type { SeasonFormat } from './season-format.ts';
import { HUB_TITLE, knockoutsTitle, type PageMeta } from './titles.ts';

const { UCL, UEL } = QUALIFYING_RANKS;

export const HUB = {
  title: HUB_TITLE,
  lead: `${SITE.name}: group standings and fixtures.`,
  progress: 'Fixtures completed',
  tiles: {
    teams: 'Teams',
    groups: 'Groups',
    matches: 'Matches',
    status: { label: 'Tournament Status', value: SITE.claims.tournamentStatus },
  },
  tabs: [
    { value: 'groups', label: 'Group Stage' },
    { value: 'fixtures', label: 'Match Fixtures' },
  ],
  /** Once the groups are closed. */
  knockouts: { value: 'knockouts', label: 'Knockouts' },
  /** From a group in one tab to the same group in the other. */
  toFixtures: 'Fixtures',
  toTable: 'Table',
  /** Beside the title of a table that includes the visitor's own scores. */
  whatIf: 'What if',
} as const;

export function hubMeta(format: SeasonFormat): PageMeta {
  const groups = format.groups === 1 ? 'the group' : `all ${format.groups} groups`;
  return {
    title: `${HUB_TITLE} | ${SITE.name}`,
    description: `Live standings of ${groups} and all ${countGroupMatches(format.sizes)} fixtures of the group stage, with confirmed results and result submission for team captains.`,
  };
}

export const EXPORTS = {
  title: 'Download the data',
  links: [
    { href: '/api/ucl/export/standings.csv', text: 'Standings, CSV' },
    { href: '/api/ucl/export/standings.json', text: 'Standings, JSON' },
    { href: '/api/ucl/export/results.csv', text: 'Results, CSV' },
    { href: '/api/ucl/export/results.json', text: 'Results, JSON' },
  ],
} as const;

export const FIND_CLUB = {
  label: 'Find your club',
  none: 'No club found.',
  close: 'Close the search',
  notLoaded: {
    title: 'Search Not Loaded',
    description: 'The search could not be loaded. Please check your connection.',
    look: 'destructive',
  },
} as const;

export function clubsFound(count: number): string {
  return count === 1 ? '1 club found' : `${count} clubs found`;
}

export const STANDINGS = {
  loading: 'Loading standings...',
  error: 'Unable to load the standings',
  retry: 'Retry',
  caption: `Live standings • Top ${UCL.length} teams advance`,
  finalCaption: `Final standings • Top ${UCL.length} teams advanced`,
  columns: {
    rank: { short: '#', full: 'Rank' },
    club: { short: 'Club', full: 'Club' },
    played: { short: 'P', full: 'Played' },
    won: { short: 'W', full: 'Won' },
    drawn: { short: 'D', full: 'Drawn' },
    lost: { short: 'L', full: 'Lost' },
    goalsFor: { short: 'GF', full: 'Goals for' },
    goalDifference: { short: 'GD', full: 'Goal difference' },
    points: { short: 'Pts', full: 'Points' },
  },
  legend: {
    UCL: { label: knockoutsTitle('UCL'), ranks: `Ranks ${UCL.join('-')}` },
    UEL: { label: knockoutsTitle('UEL'), ranks: `Ranks ${UEL.join('-')}` },
  },
} as const;

/** Follows a points total with a deduction, and precedes the reason. */
export const DEDUCTION_MARK = '*';

export function pointsDeducted(points: number): string {
  return `${points === 1 ? '1 point' : `${points} points`} deducted`;
}

/** Shown while the tab has no fixtures. */
export const FIXTURES_TAB = {
  loading: 'Loading fixtures...',
  error: 'Unable to load the fixtures',
  retry: 'Retry',
} as const;

export function groupsIn(tabLabel: string): string {
  return `Groups in ${tabLabel}`;
}

export function reportingClosed(because: string | null): string | null {
  return because === null ? null : `Submissions are paused: ${because}`;
}
