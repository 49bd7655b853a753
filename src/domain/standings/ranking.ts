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

/** What placed a club below the one above it. */
export interface Separation {
  readonly criterion: Criterion;
  /** What was counted for both; null where names decide. */
  readonly figures: { readonly above: number; readonly below: number } | null;
  readonly counted: Counted;
}

/** The clubs and the matches that a criterion looks at: the whole group, or those level and the matches among them. */
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
 * count in the group's table alone: a match between two clubs was won by who won it. Once the groups are closed, the
 * ranks at that time come before names: a club may be renamed afterwards, and its place in the bracket stays.
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
  const counted = { among: level, matches: amongThem, deducted: NOTHING_DEDUCTED };
  return separate(level, counted, HEAD_TO_HEAD, (stillLevel) =>
    stillLevel.length === level.length ? otherwise(stillLevel) : headToHead(stillLevel, matches, otherwise),
  );
}

/** Orders clubs by the measures, one after another, and hands each set that stays level to `settle`. */
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
  const frozen = ({ id }: Club) => frozenRanks.get(id) ?? 0;
  return [...level]
    .sort((a, b) => frozen(a) - frozen(b) || compareClubNames(a, b))
    .map((club, index) => ({
      club,
      separation: index > 0 ? { criterion: 'club-name', figures: null, counted } : null,
    }));
}

/** Notes on the first of these clubs what separates it from the club before it. */
function separatedBy(separation: Separation, [first, ...rest]: RankedClub[]): RankedClub[] {
  return first ? [{ ...first, separation }, ...rest] : [];
}

// Made when it is needed first: that takes a browser 20 ms, and most pages that load this never compare names.
let naturalOrder: Intl.Collator | undefined;

/** Natural order of names; the id settles two names that the alphabet cannot tell apart. */
export function compareClubNames(a: Club, b: Club): number {
  // Numbers inside names count as numbers, so that Team 2 stands before Team 10.
  naturalOrder ??= new Intl.Collator('en', { numeric: true });
  return naturalOrder.compare(a.name, b.name) || a.id - b.id;
}
