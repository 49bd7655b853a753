import { ROUNDS, type Round } from '#domain/matches/stages.ts';
import { SITE } from '#site/site.ts';
import { deductionSentence } from '#words/group-notes.ts';
import { ordinal, signed } from '#words/numbers.ts';
import {
  championsText,
  competitionTitle,
  groupTitle,
  type PageMeta,
  ROUND_WORDS,
  seasonTitle,
} from '#words/titles.ts';

export const CLUB = {
  loading: 'Loading the club...',
  error: 'Unable to load the club',
  retry: 'Retry',
  form: 'Recent form',
  noForm: 'No results yet',
  next: 'Next match',
  /** Instead, above a match with a score. */
  waiting: 'Waiting for approval',
  /** 'Deadline in 2 d 7 h'. */
  in: 'in',
  outlook: 'Qualification outlook',
  table: 'Table',
  groupMatches: 'Group matches',
  knockouts: 'Knockouts',
  bye: 'Bye',
  noOpponent: 'Opponent to be confirmed',
  home: 'Home',
  away: 'Away',
  withdrawn: 'Withdrawn',
  more: 'More',
  record: 'Public record',
} as const;

/** '2nd of 4'. */
export function placeText(rank: number, clubs: number): string {
  return `${ordinal(rank)} of ${clubs}`;
}

/** '1st in Group A'; without its row, only the group. */
export function placeInGroup(group: string, row: { readonly rank: number } | undefined): string {
  return row ? `${ordinal(row.rank)} in ${groupTitle(group)}` : groupTitle(group);
}

export function pointsText(points: number): string {
  return `${points < 0 ? signed(points) : points} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

/** A decision about the club: '3 points deducted. Fielded a banned player'. */
export function decisionText(decided: {
  readonly reason: string;
  readonly points?: number;
  readonly from?: string;
}): string {
  const { points, from, reason } = decided;
  if (points !== undefined) return deductionSentence({ points, reason });
  return from === undefined ? `Withdrawn. ${reason}` : `Replaced ${from}. ${reason}`;
}

export type KnockoutProgress =
  | { readonly end: 'champion'; readonly bracket: string }
  | { readonly end: 'out' | 'in'; readonly bracket: string; readonly round: Round };

export function progressText(progress: KnockoutProgress): string {
  if (progress.end === 'champion') return `${championsText(progress.bracket)}.`;
  const place = `the ${competitionTitle(progress.bracket)} ${ROUND_WORDS[progress.round]}`;
  return progress.end === 'out' ? `Knocked out in ${place}.` : `In ${place}.`;
}

/** '2 wins from the UCL trophy.'; null for a club that is out of the knockouts. */
export function winsFromTrophy(progress: KnockoutProgress | null): string | null {
  if (progress?.end !== 'in') return null;
  const wins = ROUNDS.length - ROUNDS.indexOf(progress.round);
  return `${wins === 1 ? '1 win' : `${wins} wins`} from the ${competitionTitle(progress.bracket)} trophy.`;
}

export function archivedClubMeta(name: string | undefined, season: number): PageMeta {
  const club = name ?? 'A club';
  return {
    title: `${club}, ${seasonTitle(season)} | ${SITE.name}`,
    description: `${club} in ${seasonTitle(season)} of ${SITE.name}: final position and form, every match with its score, and the road through the knockouts.`,
  };
}

/** Without a name until the club is loaded. */
export function clubMeta(name = 'A club'): PageMeta {
  return {
    title: `${name} | ${SITE.name}`,
    description: `${name} in ${SITE.name}: position and form, every match with its score or deadline, and the qualification outlook.`,
  };
}
