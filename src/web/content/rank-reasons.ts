import type { Criterion } from '#domain/standings/ranking.ts';
import { signed } from './signed.ts';

interface Compared {
  readonly isAbove: boolean;
  readonly criterion: Criterion;
  /** What was counted for the club of the row, and for its neighbour; null where names decide. */
  readonly figures: { readonly own: number; readonly other: number } | null;
  /** How many clubs were level when only the matches among them counted. */
  readonly levelClubs: number;
  /** A club that is renamed later keeps its place. */
  readonly areGroupsClosed?: boolean;
}

/** What stands before and behind the name of the neighbour: 'Above', 'on goal difference (+3, 0)'. */
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
