import { GROUP_FIXTURE_COUNT } from '#domain/fixtures/group-fixtures.ts';
import { QUALIFYING_RANKS } from '#domain/standings/qualification.ts';
import { SITE } from '#site.ts';

const { UCL, UEL } = QUALIFYING_RANKS;

export const HUB = {
  meta: {
    title: `UCL Hub | ${SITE.name}`,
    description: `Live standings of all 16 groups and all ${GROUP_FIXTURE_COUNT} fixtures of the group stage, with confirmed results and result submission for team captains.`,
  },
  title: 'UCL Hub',
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
} as const;

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
  none: 'No club has this name.',
} as const;

export function clubsFound(count: number): string {
  return count === 1 ? '1 club found' : `${count} clubs found`;
}

export const STANDINGS = {
  loading: 'Loading standings...',
  error: 'Unable to load the standings',
  retry: 'Retry',
  caption: `Live standings • Top ${UCL.length} teams advance`,
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
    UCL: { label: 'UCL knockouts', ranks: `Ranks ${UCL.join('-')}` },
    UEL: { label: 'UEL knockouts', ranks: `Ranks ${UEL.join('-')}` },
  },
} as const;

export const FIXTURES = {
  versus: 'vs',
  /** Word beside the score, and the line below it, by fixture status. */
  looks: {
    COMPLETED: { label: 'Final', note: 'Confirmed Result' },
    PENDING_APPROVAL: { label: 'Submitted', note: 'Unconfirmed Result' },
  },
  awarded: 'Awarded',
  late: 'Late Report',
  noResult: 'No result yet',
  rejected: 'Rejected',
  loading: 'Loading fixtures...',
  error: 'Unable to load the fixtures',
  retry: 'Retry',
} as const;

export const RECENT_RESULTS = {
  title: 'Recent results',
  live: 'Live Result',
  latest: 'Latest Result',
  loading: 'Loading latest results...',
  error: 'Unable to load recent results',
  empty: 'Champions League matches coming soon...',
  position: 'Result',
  pause: 'Pause the results',
  play: 'Play the results',
} as const;

export function resultOf(position: number, count: number): string {
  return `Result ${position} of ${count}`;
}

export function groupsIn(tabLabel: string): string {
  return `Groups in ${tabLabel}`;
}

export function groupTitle(group: string): string {
  return `Group ${group}`;
}

export function knockoutsTitle(bracket: string): string {
  return `${bracket} knockouts`;
}

export function matchdayTitle(matchday: number): string {
  return `Matchday ${matchday}`;
}
