import type { Club } from '../clubs/clubs.ts';
import { BRACKETS, type Bracket } from '../matches/stages.ts';
import type { KnockoutFixture } from './play-brackets.ts';
import type { Places } from './qualified-places.ts';

export const PHASES = ['groups', 'knockouts', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

/** The last two matches of a season, one a bracket. */
function finalOf(bracket: Bracket, ties: readonly KnockoutFixture[]): KnockoutFixture | undefined {
  return ties.find(({ stage }) => stage.bracket === bracket && stage.round === 'final');
}

export function phaseOf(places: Places | null, ties: readonly KnockoutFixture[]): Phase {
  if (!places) return 'groups';
  return BRACKETS.every((bracket) => finalOf(bracket, ties)?.outcome) ? 'finished' : 'knockouts';
}

/** Null until the final is decided, and when nobody came to it. */
export function championOf(bracket: Bracket, ties: readonly KnockoutFixture[]): Club | null {
  return finalOf(bracket, ties)?.outcome?.winner ?? null;
}
