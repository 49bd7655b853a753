import type { TournamentReply } from '#contract/tournament-view.ts';
import { type Club, placeholderClubs } from '#domain/clubs/clubs.ts';
import { type Cups, DEFAULT_FORMAT, formatOf, largestSize } from '#domain/clubs/format.ts';

/** The size of a season, as its pages read it. */
export type SeasonFormat = TournamentReply['format'];

/** Until the format of the season is read. */
export const DEFAULT_SEASON: SeasonFormat = formatOf(placeholderClubs(), DEFAULT_FORMAT.cups);

/** The clubs of a season, and its number of cups. */
export interface SeasonClubs {
  readonly clubs: readonly Club[];
  readonly format: { readonly cups: Cups };
}

/** Until the clubs of the season are read. */
export const DEFAULT_CLUBS = { clubs: placeholderClubs(), format: DEFAULT_SEASON };

/** Whether every club advances to a knockout phase. */
export function doesEveryClubAdvance({ sizes, cups }: SeasonFormat): boolean {
  return cups === 2 && largestSize(sizes) <= 4;
}

/** The ranks that drop into the second cup: 3 and 4, or 3 alone; none with one cup. */
export function droppingRanks({ sizes, cups }: SeasonFormat): readonly number[] {
  if (cups === 1) return [];
  return largestSize(sizes) < 4 ? [3] : [3, 4];
}
