/** Knockouts as lines of text, so that a test can be checked by eye. */
import { placeholderClubs } from '../clubs/clubs.ts';
import type { KnockoutFixture } from '../knockouts/play-brackets.ts';
import type { Places } from '../knockouts/qualified-places.ts';
import { placesFrom } from '../knockouts/qualified-places.ts';
import type { Entrant } from '../knockouts/tie-outcome.ts';

/** The places when every group ended in the order of the draw: group A with 1, 2, 3, 4, group B with 5, 6, 7, 8. */
export const PLACES_AS_DRAWN: Places = placesFrom(
  placeholderClubs().map((club) => ({ club, rank: club.slot })),
  2,
);

/** '9001: 1 beat 6 by score', '9017: 1 v ?', '9018: 9 beat a bye by walkover', '9031: no winner of 1 and 5 by award'. */
export function tieLine({ id, home, away, outcome }: KnockoutFixture): string {
  if (!outcome) return `${id}: ${nameOf(home)} v ${nameOf(away)}`;
  const { winner, decidedBy } = outcome;
  if (!winner) return `${id}: no winner of ${nameOf(home)} and ${nameOf(away)} by ${decidedBy}`;
  const loser = winner === home ? away : home;
  return `${id}: ${winner.id} beat ${nameOf(loser)} by ${decidedBy}`;
}

function nameOf(entrant: Entrant): string {
  if (entrant === null) return '?';
  return entrant === 'bye' ? 'a bye' : String(entrant.id);
}
