import type { Club } from '../clubs/clubs.ts';
import type { Cups } from '../clubs/format.ts';
import type { Group } from '../clubs/groups.ts';
import type { GroupFixture } from '../matches/group-fixtures.ts';
import { bracketOfRank, QUALIFYING_RANKS } from '../standings/qualification.ts';
import { POINTS_FOR_LEVEL, POINTS_FOR_WIN, tallyOf } from '../standings/tally.ts';
import { DRAW, ENUMERATED_MAX, HOME_WIN, type Outcome, possibleEndings } from './possible-ranks.ts';
import type { UnfinishedGroup } from './unfinished-group.ts';

/** Guaranteed a place in the UCL knockouts, at best in the UEL knockouts, eliminated, or none of these yet. */
export const VERDICTS = ['ucl', 'uel', 'out', 'open'] as const;
type Verdict = (typeof VERDICTS)[number];

/** The ends of a match for a club, worst first. */
export const MATCH_ENDS = ['loss', 'draw', 'win'] as const;
type MatchEnd = (typeof MATCH_ENDS)[number];

/** The qualification outlook of a club. */
export interface ClubOutlook {
  readonly clubId: number;
  readonly verdict: Verdict;
  readonly bestRank: number;
  readonly worstRank: number;
  /**
   * The least a club needs in its next match to secure a top-two place; null without a match, or if a win is not
   * enough.
   */
  readonly enough: MatchEnd | null;
}

export interface GroupOutlook {
  readonly group: Group;
  /** Whether the order can no longer change. */
  readonly isDecided: boolean;
  readonly clubs: ClubOutlook[];
}

/** The best and worst rank at which a club can finish, and the worst one after each end of its next match. */
interface Reached {
  readonly hasNext: boolean;
  bestRank: number;
  worstRank: number;
  readonly worstRankAfter: Record<MatchEnd, number>;
}

/** The outlook of a group. Each claim applies whatever valid scores the open matches will have. */
export function outlookOf(unfinished: UnfinishedGroup): GroupOutlook {
  if (isUntouched(unfinished)) return allOpen(unfinished);
  const { group, clubs, cups, open } = unfinished;
  const reached = open.length > ENUMERATED_MAX ? boundsOf(unfinished) : reachedInEndings(unfinished);
  return {
    group,
    isDecided: reached.every(({ bestRank, worstRank }) => bestRank === worstRank),
    clubs: reached.map(({ hasNext, bestRank, worstRank, worstRankAfter }, place) => ({
      clubId: clubs[place]?.id ?? 0,
      verdict: verdictOf(bestRank, worstRank, cups),
      bestRank,
      worstRank,
      enough: hasNext ? (MATCH_ENDS.find((end) => isTopTwo(worstRankAfter[end])) ?? null) : null,
    })),
  };
}

/** The points of a club and its opponent for each end of a match. */
const POINTS: Record<MatchEnd, readonly [own: number, other: number]> = {
  loss: [0, POINTS_FOR_WIN],
  draw: [POINTS_FOR_LEVEL, POINTS_FOR_LEVEL],
  win: [POINTS_FOR_WIN, 0],
};

/**
 * For more open matches than can be enumerated: a club whose maximum is below another's minimum ranks below it. Any
 * other club may rank above.
 */
function boundsOf({ clubs, played, open, deducted }: UnfinishedGroup): Reached[] {
  const points = clubs.map((club) => {
    const least = tallyOf(club, played).points - (deducted.get(club.id) ?? 0);
    const left = open.filter(({ home, away }) => home.id === club.id || away.id === club.id).length;
    return { id: club.id, least, most: least + left * POINTS_FOR_WIN };
  });
  return points.map((own) => {
    const rivals = points.filter(({ id }) => id !== own.id);
    const next = nextMatchOf(own.id, open);
    const opponent = next && (next.home.id === own.id ? next.away.id : next.home.id);
    const worstRankAfter = (end: MatchEnd) => {
      const [gained, given] = POINTS[end];
      // The opponent's points are known for this match only.
      const mostOf = (rival: (typeof points)[number]) =>
        rival.id === opponent ? rival.most - POINTS_FOR_WIN + given : rival.most;
      return clubs.length - rivals.filter((rival) => mostOf(rival) < own.least + gained).length;
    };
    return {
      hasNext: next !== null,
      bestRank: 1 + rivals.filter(({ least }) => least > own.most).length,
      worstRank: clubs.length - rivals.filter(({ most }) => most < own.least).length,
      worstRankAfter: {
        loss: worstRankAfter('loss'),
        draw: worstRankAfter('draw'),
        win: worstRankAfter('win'),
      },
    };
  });
}

/** Every combination of outcomes of the open matches. */
function reachedInEndings(unfinished: UnfinishedGroup): Reached[] {
  const { clubs, open } = unfinished;
  const reached = clubs.map((club) => {
    const next = nextMatchIn(open, club);
    const worstRankAfter = { loss: 1, draw: 1, win: 1 };
    return { next, hasNext: next !== null, bestRank: clubs.length, worstRank: 1, worstRankAfter };
  });
  for (const { outcomes, ranks } of possibleEndings(unfinished)) {
    for (const [place, club] of reached.entries()) {
      const { best, worst } = ranks[place] ?? { best: 1, worst: clubs.length };
      club.bestRank = Math.min(club.bestRank, best);
      club.worstRank = Math.max(club.worstRank, worst);
      const end = club.next && endOf(club.next, outcomes);
      if (end) club.worstRankAfter[end] = Math.max(club.worstRankAfter[end], worst);
    }
  }
  return reached;
}

/**
 * At the start of a season and after a reset, all groups are in this state at once: a fast path that skips the
 * largest number of combinations.
 */
function isUntouched({ clubs, played, deducted }: UnfinishedGroup): boolean {
  return played.length === 0 && !clubs.some(({ id }) => deducted.has(id));
}

function allOpen({ group, clubs }: UnfinishedGroup): GroupOutlook {
  const range = { verdict: 'open', bestRank: 1, worstRank: clubs.length, enough: null } as const;
  return { group, isDecided: false, clubs: clubs.map(({ id }) => ({ clubId: id, ...range })) };
}

function isTopTwo(rank: number): boolean {
  return QUALIFYING_RANKS.UCL.includes(rank);
}

function verdictOf(bestRank: number, worstRank: number, cups: Cups): Verdict {
  if (isTopTwo(worstRank)) return 'ucl';
  const best = bracketOfRank(bestRank, cups);
  if (best === 'UCL') return 'open';
  return best === 'UEL' ? 'uel' : 'out';
}

/** A club's next match among the open ones. */
interface NextMatch {
  readonly index: number;
  readonly isAtHome: boolean;
}

function nextMatchIn(open: readonly GroupFixture[], { id }: Club): NextMatch | null {
  const next = nextMatchOf(id, open);
  return next && { index: open.indexOf(next), isAtHome: next.home.id === id };
}

function endOf({ index, isAtHome }: NextMatch, outcomes: readonly Outcome[]): MatchEnd {
  const outcome = outcomes[index];
  if (outcome === DRAW) return 'draw';
  return (outcome === HOME_WIN) === isAtHome ? 'win' : 'loss';
}

/** A club's next open match: the lowest matchday, then the lowest id. */
export function nextMatchOf<Fixture extends Pick<GroupFixture, 'id' | 'stage' | 'home' | 'away'>>(
  clubId: number,
  open: readonly Fixture[],
): Fixture | null {
  const [next] = open
    .filter(({ home, away }) => home.id === clubId || away.id === clubId)
    .sort((a, b) => a.stage.matchday - b.stage.matchday || a.id - b.id);
  return next ?? null;
}
