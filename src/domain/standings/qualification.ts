import type { Bracket } from '../matches/stages.ts';

/** The ranks of every group that go on to each bracket. */
export const QUALIFYING_RANKS: Record<Bracket, readonly number[]> = { UCL: [1, 2], UEL: [3, 4] };

/** Where the club of this rank plays on: everybody does. */
export function bracketOfRank(rank: number): Bracket {
  return QUALIFYING_RANKS.UCL.includes(rank) ? 'UCL' : 'UEL';
}
