import { compareClubNames } from '../clubs/club-order.ts';
import type { Club } from '../clubs/clubs.ts';
import { type PlayedMatch, type Tally, tallyOf } from './tally.ts';

/** What can separate two clubs, in the order in which it is asked. */
export const CRITERIA = [
  'points',
  'goal-difference',
  'goals-for',
  'head-to-head-points',
  'head-to-head-goal-difference',
  'head-to-head-goals',
  'wins',
  'club-name',
] as const;

export type Criterion = (typeof CRITERIA)[number];

export interface RankedClub {
  readonly club: Club;
  /** What placed this club below the one above it; null for the first. */
  readonly decidedBy: Criterion | null;
}

/** A question with a figure for an answer: the higher one stands above. */
interface Measure {
  readonly criterion: Criterion;
  readonly of: (tally: Tally, deducted: number) => number;
}

const OVERALL: readonly Measure[] = [
  { criterion: 'points', of: (tally, deducted) => tally.points - deducted },
  { criterion: 'goal-difference', of: (tally) => tally.goalDifference },
  { criterion: 'goals-for', of: (tally) => tally.goalsFor },
];

const HEAD_TO_HEAD: readonly Measure[] = [
  { criterion: 'head-to-head-points', of: (tally) => tally.points },
  { criterion: 'head-to-head-goal-difference', of: (tally) => tally.goalDifference },
  { criterion: 'head-to-head-goals', of: (tally) => tally.goalsFor },
];

const WINS: readonly Measure[] = [{ criterion: 'wins', of: (tally) => tally.won }];

/**
 * Puts the clubs of a group in order, strictly, and says what decided between neighbours. Deducted points, by club id,
 * count in the group's table alone: a match between two clubs was won by who won it.
 */
export function rankClubs(
  clubs: readonly Club[],
  matches: readonly PlayedMatch[],
  deducted: ReadonlyMap<number, number> = NOTHING_DEDUCTED,
): RankedClub[] {
  return separate(
    clubs,
    matches,
    OVERALL,
    (level) => headToHead(level, matches, (stillLevel) => separate(stillLevel, matches, WINS, byName)),
    deducted,
  );
}

const NOTHING_DEDUCTED: ReadonlyMap<number, number> = new Map();

/**
 * Counts only the matches among exactly the clubs still level. Where that separates some of them, a
 * subset that stays level is measured afresh, by the matches among its own members alone (as UEFA's
 * regulations reapply their criteria); where it separates nobody, the next criteria decide.
 */
function headToHead(
  level: readonly Club[],
  matches: readonly PlayedMatch[],
  otherwise: (stillLevel: readonly Club[]) => RankedClub[],
): RankedClub[] {
  const ids = new Set(level.map((club) => club.id));
  const amongThem = matches.filter((match) => ids.has(match.home.id) && ids.has(match.away.id));
  return separate(level, amongThem, HEAD_TO_HEAD, (stillLevel) =>
    stillLevel.length === level.length ? otherwise(stillLevel) : headToHead(stillLevel, matches, otherwise),
  );
}

/** Orders clubs by the measures, one after another, and hands each set that stays level to `settle`. */
function separate(
  clubs: readonly Club[],
  matches: readonly PlayedMatch[],
  measures: readonly Measure[],
  settle: (level: readonly Club[]) => RankedClub[],
  deducted: ReadonlyMap<number, number> = NOTHING_DEDUCTED,
): RankedClub[] {
  if (clubs.length < 2) return clubs.map((club) => ({ club, decidedBy: null }));
  const [measure, ...next] = measures;
  if (!measure) return settle(clubs);

  const levels = new Map<number, Club[]>();
  for (const club of clubs) {
    const figure = measure.of(tallyOf(club, matches), deducted.get(club.id) ?? 0);
    levels.set(figure, [...(levels.get(figure) ?? []), club]);
  }
  return [...levels.entries()]
    .sort(([a], [b]) => b - a)
    .flatMap(([, level], index) =>
      precededBy(index > 0 ? measure.criterion : null, separate(level, matches, next, settle, deducted)),
    );
}

function byName(level: readonly Club[]): RankedClub[] {
  return [...level]
    .sort(compareClubNames)
    .map((club, index) => ({ club, decidedBy: index > 0 ? 'club-name' : null }));
}

/** Notes on the first of these clubs what separates it from the club before it. */
function precededBy(criterion: Criterion | null, ranked: RankedClub[]): RankedClub[] {
  const [first, ...rest] = ranked;
  return first && criterion ? [{ ...first, decidedBy: criterion }, ...rest] : ranked;
}
