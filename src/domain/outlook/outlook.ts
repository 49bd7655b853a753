import type { Club } from '../clubs/clubs.ts';
import type { Group } from '../clubs/groups.ts';
import type { GroupFixture } from '../matches/group-fixtures.ts';
import { bracketOfRank } from '../standings/qualification.ts';
import { nextMatchOf } from './next-match.ts';
import { DRAW, HOME_WIN, type Outcome, possibleEndings } from './possible-ranks.ts';
import type { UnfinishedGroup } from './unfinished-group.ts';

/** Certain of the UCL knockouts, certain of the UEL knockouts, or neither yet. */
export const VERDICTS = ['ucl', 'uel', 'open'] as const;
type Verdict = (typeof VERDICTS)[number];

/** How a match can end for a club, the least first. */
export const MATCH_ENDS = ['loss', 'draw', 'win'] as const;
type MatchEnd = (typeof MATCH_ENDS)[number];

/** What is still possible for a club. */
export interface ClubOutlook {
  readonly clubId: number;
  readonly verdict: Verdict;
  readonly bestRank: number;
  readonly worstRank: number;
  /** The least that makes the first two certain in its next match; null without one, or when a win is not enough. */
  readonly enough: MatchEnd | null;
}

export interface GroupOutlook {
  readonly group: Group;
  /** Whether the order can no longer change. */
  readonly isDecided: boolean;
  readonly clubs: ClubOutlook[];
}

/** What is still possible in a group. Each claim holds whatever allowed scores the open matches will have. */
export function outlookOf(unfinished: UnfinishedGroup): GroupOutlook {
  if (isUntouched(unfinished)) return allOpen(unfinished);
  const { group, clubs, open } = unfinished;
  const reached = clubs.map((club) => ({
    next: nextMatchIn(open, club),
    bestRank: clubs.length,
    worstRank: 1,
    worstRankAfter: { loss: 1, draw: 1, win: 1 },
  }));
  for (const { outcomes, ranks } of possibleEndings(unfinished)) {
    for (const [place, club] of reached.entries()) {
      const { best, worst } = ranks[place] ?? { best: 1, worst: clubs.length };
      club.bestRank = Math.min(club.bestRank, best);
      club.worstRank = Math.max(club.worstRank, worst);
      const end = club.next && endOf(club.next, outcomes);
      if (end) club.worstRankAfter[end] = Math.max(club.worstRankAfter[end], worst);
    }
  }
  return {
    group,
    isDecided: reached.every(({ bestRank, worstRank }) => bestRank === worstRank),
    clubs: reached.map(({ next, bestRank, worstRank, worstRankAfter }, place) => ({
      clubId: clubs[place]?.id ?? 0,
      verdict: verdictOf(bestRank, worstRank),
      bestRank,
      worstRank,
      enough: next && (MATCH_ENDS.find((end) => bracketOfRank(worstRankAfter[end]) === 'UCL') ?? null),
    })),
  };
}

/** At the start of a season, and after a reset, in all groups at once: fast path past the most combinations of all. */
function isUntouched({ clubs, played, deducted }: UnfinishedGroup): boolean {
  return played.length === 0 && !clubs.some(({ id }) => deducted.has(id));
}

function allOpen({ group, clubs }: UnfinishedGroup): GroupOutlook {
  const range = { verdict: 'open', bestRank: 1, worstRank: clubs.length, enough: null } as const;
  return { group, isDecided: false, clubs: clubs.map(({ id }) => ({ clubId: id, ...range })) };
}

function verdictOf(bestRank: number, worstRank: number): Verdict {
  if (bracketOfRank(worstRank) === 'UCL') return 'ucl';
  return bracketOfRank(bestRank) === 'UEL' ? 'uel' : 'open';
}

/** Where a club's next match is among the open ones. */
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
