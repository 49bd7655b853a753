import type { Club } from '../clubs/clubs.ts';
import type { Bracket } from '../matches/stages.ts';
import type { KnockoutFixture } from './play-brackets.ts';
import type { Places } from './qualified-places.ts';

export const PHASES = ['groups', 'knockouts', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

/** The final of each bracket. */
function finalsOf(ties: readonly KnockoutFixture[]): KnockoutFixture[] {
  return ties.filter(({ stage }) => stage.round === 'final');
}

export function phaseOf(places: Places | null, ties: readonly KnockoutFixture[]): Phase {
  if (!places) return 'groups';
  return finalsOf(ties).every(({ outcome }) => outcome) ? 'finished' : 'knockouts';
}

/** Null until the final is decided, and if no club reached it. */
export function championOf(bracket: Bracket, ties: readonly KnockoutFixture[]): Club | null {
  return finalsOf(ties).find(({ stage }) => stage.bracket === bracket)?.outcome?.winner ?? null;
}
