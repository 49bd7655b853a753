import { CLUBS_PER_GROUP } from '#domain/clubs/clubs.ts';
import { ROUNDS, type Round } from '#domain/matches/stages.ts';
import { SITE } from '#site/site.ts';
import { deductionSentence } from '#words/group-notes.ts';
import { ordinal, signed } from '#words/numbers.ts';
import type { PageMeta } from '#words/page-meta.ts';
import { championsText, competitionTitle, ROUND_WORDS, seasonTitle } from '#words/titles.ts';

/** Of the page of a club. */
export const CLUB = {
  loading: 'Loading the club...',
  error: 'Unable to load the club',
  retry: 'Retry',
  form: 'Last results',
  noForm: 'No match decided yet',
  next: 'Next match',
  outlook: 'What is still possible',
  table: 'Table',
  groupMatches: 'Group matches',
  knockouts: 'Knockouts',
  nobody: 'Nobody comes',
  noOpponent: 'Opponent not known yet',
  home: 'Home',
  away: 'Away',
  withdrawn: 'Withdrawn',
  /** Where the club is found elsewhere. */
  more: 'More',
  onTheHub: 'Its group on the hub',
  tree: 'The knockout trees',
  record: 'Everything about it in the record',
} as const;

/** The columns of the short table of its group. */
export const CLUB_TABLE = [
  { short: '#', full: 'Rank' },
  { short: 'Club', full: 'Club' },
  { short: 'P', full: 'Played' },
  { short: 'GD', full: 'Goal difference' },
  { short: 'Pts', full: 'Points' },
] as const;

/** '2nd of 4'. */
export function placeText(rank: number): string {
  return `${ordinal(rank)} of ${CLUBS_PER_GROUP}`;
}

export function pointsText(points: number): string {
  return `${points < 0 ? signed(points) : points} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

/** What was decided about the club: '3 points deducted. Fielded a banned player'. */
export function decisionText(decided: {
  readonly reason: string;
  readonly points?: number;
  readonly from?: string;
}): string {
  const { points, from, reason } = decided;
  if (points !== undefined) return deductionSentence({ points, reason });
  return from === undefined ? `Withdrawn. ${reason}` : `Took the place of ${from}. ${reason}`;
}

/** How far a club has come in its tree. */
export type Way =
  | { readonly end: 'champion'; readonly bracket: string }
  | { readonly end: 'out' | 'in'; readonly bracket: string; readonly round: Round };

export function wayText(way: Way): string {
  if (way.end === 'champion') return `${championsText(way.bracket)}.`;
  const place = `the ${competitionTitle(way.bracket)} ${ROUND_WORDS[way.round]}`;
  return way.end === 'out' ? `Out in ${place}.` : `In ${place}.`;
}

/** What is still possible in the knockouts: '2 wins from the UCL trophy.'; null when nothing is. */
export function winsFromTrophy(way: Way | null): string | null {
  if (way?.end !== 'in') return null;
  const wins = ROUNDS.length - ROUNDS.indexOf(way.round);
  return `${wins === 1 ? '1 win' : `${wins} wins`} from the ${competitionTitle(way.bracket)} trophy.`;
}

/** Of a club of a finished season. */
export function archivedClubMeta(name: string | undefined, season: number): PageMeta {
  const club = name ?? 'A club';
  return {
    title: `${club}, ${seasonTitle(season)} | ${SITE.name}`,
    description: `${club} in ${seasonTitle(season)} of ${SITE.name}: final place and form, every match with its score, and the way through the knockouts.`,
  };
}

/** Without a name until it is known. */
export function clubMeta(name = 'A club'): PageMeta {
  return {
    title: `${name} | ${SITE.name}`,
    description: `${name} in ${SITE.name}: place and form, every match with its score or deadline, and what is still possible.`,
  };
}
