import { largestSize } from '../clubs/format.ts';

export const POTS = [1, 2, 3, 4, 5, 6] as const;
export type Pot = (typeof POTS)[number];

/** As many pots as clubs in the largest group. */
export function potsOf(sizes: readonly number[]): readonly Pot[] {
  return POTS.slice(0, largestSize(sizes));
}

/** Every pot has one club per group; the last one may have fewer. */
export function potSize(pot: Pot, sizes: readonly number[]): number {
  return sizes.filter((size) => size >= pot).length;
}
