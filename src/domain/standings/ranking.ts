import type { Club } from '../clubs/clubs.ts';
import { type PlayedMatch, type Tally, tallyOf } from './tally.ts';

/** The criteria that separate two clubs, in order. */
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

/** The reason why a club ranks below the one above it. */
export interface Separation {
  readonly criterion: Criterion;
  /** The figures of both; null if names decide. */
  readonly figures: { readonly above: number; readonly below: number } | null;
  readonly counted: Counted;
}

/** The clubs and matches that a criterion counts: the whole group, or the level clubs and the matches among them. */
interface Counted {
  readonly among: readonly Club[];
  readonly matches: readonly PlayedMatch[];
  /** Points by club id. */
  readonly deducted: ReadonlyMap<number, number>;
}

export interface RankedClub {
  readonly club: Club;
  /** Null for the first. */
  readonly separation: Separation | null;
}

/** A figure by which clubs are ranked, highest first. */
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
 * Ranks the clubs of a group strictly, and records what separates neighbours. Deducted points, by club id, count
 * only in the group table: they do not change the result of a match between two clubs. Once the groups are closed,
 * the ranks at that time come before names: a club may be renamed afterwards, and its place in the bracket stays.
 */
export function rankClubs(
  clubs: readonly Club[],
  matches: readonly PlayedMatch[],
  deducted: ReadonlyMap<number, number> = NOTHING_DEDUCTED,
  frozenRanks: ReadonlyMap<number, number> = NOT_FROZEN,
): RankedClub[] {
  const group = { among: clubs, matches, deducted };
  return separate(clubs, group, OVERALL, (level) =>
    headToHead(level, matches, (stillLevel) =>
      separate(stillLevel, group, WINS, (alike) => byName(alike, group, frozenRanks)),
    ),
  );
}

const NOTHING_DEDUCTED: ReadonlyMap<number, number> = new Map();
const NOT_FROZEN: ReadonlyMap<number, number> = new Map();
/** Below every club with a place in the knockouts. */
const WITHOUT_PLACE = 99;

/**
 * Counts only the matches among exactly the clubs still level. If that separates some of them, a subset that stays
 * level is compared again, by the matches among its own members alone (as UEFA's regulations reapply their
 * criteria); if it separates none, the next criteria decide.
 */
function headToHead(
  level: readonly Club[],
  matches: readonly PlayedMatch[],
  otherwise: (stillLevel: readonly Club[]) => RankedClub[],
): RankedClub[] {
  const ids = new Set(level.map((club) => club.id));
  const amongThem = matches.filter((match) => ids.has(match.home.id) && ids.has(match.away.id));
  const counted = { among: level, matches: amongThem, deducted: NOTHING_DEDUCTED };
  return separate(level, counted, HEAD_TO_HEAD, (stillLevel) =>
    stillLevel.length === level.length ? otherwise(stillLevel) : headToHead(stillLevel, matches, otherwise),
  );
}

/** Orders clubs by the measures, one after another, and passes each set that stays level to `settle`. */
function separate(
  clubs: readonly Club[],
  counted: Counted,
  measures: readonly Measure[],
  settle: (level: readonly Club[]) => RankedClub[],
): RankedClub[] {
  if (clubs.length < 2) return clubs.map((club) => ({ club, separation: null }));
  const [measure, ...next] = measures;
  if (!measure) return settle(clubs);

  const levels = new Map<number, Club[]>();
  for (const club of clubs) {
    const figure = measure.of(tallyOf(club, counted.matches), counted.deducted.get(club.id) ?? 0);
    levels.set(figure, [...(levels.get(figure) ?? []), club]);
  }
  const { criterion } = measure;
  return [...levels.entries()]
    .sort(([a], [b]) => b - a)
    .flatMap(([below, level], index, sorted) => {
      const ranked = separate(level, counted, next, settle);
      const above = sorted[index - 1]?.[0];
      return above === undefined
        ? ranked
        : separatedBy({ criterion, figures: { above, below }, counted }, ranked);
    });
}

function byName(
  level: readonly Club[],
  counted: Counted,
  frozenRanks: ReadonlyMap<number, number>,
): RankedClub[] {
  const frozen = ({ id }: Club) => frozenRanks.get(id) ?? WITHOUT_PLACE;
  return [...level]
    .sort((a, b) => frozen(a) - frozen(b) || compareClubNames(a, b))
    .map((club, index) => ({
      club,
      separation: index > 0 ? { criterion: 'club-name', figures: null, counted } : null,
    }));
}

/** Records what separates the first of these clubs from the club before it. */
function separatedBy(separation: Separation, [first, ...rest]: RankedClub[]): RankedClub[] {
  return first ? [{ ...first, separation }, ...rest] : [];
}

// Created on first use: that takes a browser 20 ms, and most pages that load this never compare names.
let naturalOrder: Intl.Collator | undefined;

/** Natural order of names; the id decides between equal ones. */
export function compareClubNames(a: Club, b: Club): number {
  // Numbers inside names count as numbers: Team 2 comes before Team 10.
  naturalOrder ??= new Intl.Collator('en', { numeric: true });
  return naturalOrder.compare(a.name, b.name) || a.id - b.id;
}
