import type { Club } from '#domain/clubs/clubs.ts';
import type { RankedClub, Separation } from '#domain/standings/ranking.ts';
import type { PlayedMatch } from '#domain/standings/tally.ts';

/** Why a club stands above or below its neighbour in the table. */
export interface RankReason {
  readonly isAbove: boolean;
  readonly other: Club;
  readonly criterion: Separation['criterion'];
  readonly figures: { readonly own: number; readonly other: number } | null;
  /** How many clubs the criterion looked at. */
  readonly levelClubs: number;
  /** Those that counted, where only the matches among the clubs level did. */
  readonly headToHead: readonly PlayedMatch[];
}

/** What separates a club from the one below it, and from the one above it. */
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
