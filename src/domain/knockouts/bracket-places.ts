import type { Bracket } from '../matches/stages.ts';

/** The 32 club ids of each bracket in its order: places 1 and 2 meet in the first tie, 3 and 4 in the second. */
export interface Places {
  readonly ucl: readonly number[];
  readonly uel: readonly number[];
}

export function placesIn(places: Places, bracket: Bracket): readonly number[] {
  return bracket === 'UCL' ? places.ucl : places.uel;
}
