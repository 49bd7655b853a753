import type { Club } from '#domain/clubs/clubs.ts';
import type { Criterion, RankedClub, Separation } from '#domain/standings/ranking.ts';
import type { PlayedMatch } from '#domain/standings/tally.ts';
import { signed } from '#words/numbers.ts';

/** Why a club is above or below its neighbour in the table. */
interface RankReason {
  readonly isAbove: boolean;
  readonly other: Club;
  readonly criterion: Separation['criterion'];
  readonly figures: { readonly own: number; readonly other: number } | null;
  /** How many clubs were level when the criterion was applied. */
  readonly levelClubs: number;
  /** Matches that counted, for a head-to-head criterion. */
  readonly headToHead: readonly PlayedMatch[];
}

/** The criteria that separate a club from the one below and the one above. */
export function rankReasons(ranked: readonly RankedClub[], clubId: number): RankReason[] {
  const place = ranked.findIndex(({ club }) => club.id === clubId);
  const own = ranked[place];
  const [above, below] = [ranked[place - 1], ranked[place + 1]];
  return [
    ...(own && below?.separation ? [reason(true, below.club, below.separation)] : []),
    ...(above && own?.separation ? [reason(false, above.club, own.separation)] : []),
  ];
}

function reason(isAbove: boolean, other: Club, { criterion, figures, counted }: Separation): RankReason {
  return {
    isAbove,
    other,
    criterion,
    figures: figures && {
      own: isAbove ? figures.above : figures.below,
      other: isAbove ? figures.below : figures.above,
    },
    levelClubs: counted.among.length,
    headToHead: criterion.startsWith('head-to-head') ? counted.matches : [],
  };
}

interface Compared {
  readonly isAbove: boolean;
  readonly criterion: Criterion;
  /** Figures of the club and of its neighbour; null for alphabetical order. */
  readonly figures: { readonly own: number; readonly other: number } | null;
  /** How many clubs were level when only the matches between them counted. */
  readonly levelClubs: number;
  /** A club that is renamed after this keeps its place. */
  readonly areGroupsClosed?: boolean;
}

/** Texts before and after the neighbour's name: 'Above', 'on goal difference (+3, 0)'. */
export function reasonAround({
  isAbove,
  criterion,
  figures,
  levelClubs,
  areGroupsClosed,
}: Compared): [string, string] {
  const place = isAbove ? 'Above' : 'Below';
  if (!figures)
    return [
      place,
      `in alphabetical order${areGroupsClosed ? ' when the groups were closed' : ''}: level on everything else`,
    ];
  const { word, isDifference, isHeadToHead } = COUNTED[criterion];
  const text = (figure: number) => (isDifference || figure < 0 ? signed(figure) : String(figure));
  const among = levelClubs === 2 ? ' between the two' : ` among the ${levelClubs} clubs level`;
  return [place, `on ${word}${isHeadToHead ? among : ''} (${text(figures.own)}, ${text(figures.other)})`];
}

interface Counted {
  readonly word: string;
  readonly isDifference?: true;
  readonly isHeadToHead?: true;
}

const COUNTED: Record<Criterion, Counted> = {
  points: { word: 'points' },
  'goal-difference': { word: 'goal difference', isDifference: true },
  'goals-for': { word: 'goals scored' },
  'head-to-head-points': { word: 'points', isHeadToHead: true },
  'head-to-head-goal-difference': { word: 'goal difference', isDifference: true, isHeadToHead: true },
  'head-to-head-goals': { word: 'goals scored', isHeadToHead: true },
  wins: { word: 'wins' },
  'club-name': { word: 'name' },
};
