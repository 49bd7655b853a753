import type { Cups } from '../clubs/format.ts';
import { BRACKETS, type Bracket } from '../matches/stages.ts';

/** The group ranks that qualify for each bracket. */
export const QUALIFYING_RANKS: Record<Bracket, readonly number[]> = { UCL: [1, 2], UEL: [3, 4] };

/** The bracket for which this rank qualifies; null if it is eliminated. */
export function bracketOfRank(rank: number, cups: Cups): Bracket | null {
  if (QUALIFYING_RANKS.UCL.includes(rank)) return 'UCL';
  return cups === 2 && QUALIFYING_RANKS.UEL.includes(rank) ? 'UEL' : null;
}

export interface Zone {
  /** Null for the ranks that do not advance. */
  readonly bracket: Bracket | null;
  readonly ranks: readonly number[];
}

/** Where each rank leads, for the ranks that the groups of a season have. */
export function zonesOf(clubs: readonly { readonly slot: number }[], cups: Cups): Zone[] {
  const all = [...new Set(clubs.map(({ slot }) => slot))].sort((a, b) => a - b);
  return [...BRACKETS, null].flatMap((bracket) => {
    const ranks = all.filter((rank) => bracketOfRank(rank, cups) === bracket);
    return ranks.length > 0 ? [{ bracket, ranks }] : [];
  });
}
