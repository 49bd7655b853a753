import { validDrawOf } from '../draw/draw.ts';
import { openLaterTies } from '../knockouts/later-ties.ts';
import { factsOf, type SeasonState } from '../record/state.ts';
import { DecisionError } from './decision-error.ts';

/** While the administrator has paused submissions, no score can be submitted. */
export function refuseIfPaused({ reporting: { closedBecause } }: SeasonState): void {
  if (closedBecause !== null)
    throw new DecisionError('reporting_closed', `Submissions are paused: ${closedBecause}`);
}

/** Everything derived from the groups is frozen when they are closed, so nothing in them may change. */
export function refuseIfGroupsClosed({ places }: SeasonState): void {
  if (places) throw new DecisionError('groups_closed');
}

/** From the seal to the last ball, the clubs are about to take new places. */
export function isDrawUnderWay(season: SeasonState): boolean {
  const draw = validDrawOf(season);
  return draw !== undefined && draw.commitment !== null && draw.doneAt === null;
}

export function refuseIfDrawUnderWay(season: SeasonState): void {
  if (isDrawUnderWay(season))
    throw new DecisionError(
      'draw_state',
      'A draw is in progress. Please wait until it is complete, or void it first.',
    );
}

/**
 * This tie decides which clubs play in the later ones: they are removed together, after the administrator has
 * confirmed them.
 */
export function refuseIfLaterTiesDecided(
  season: SeasonState,
  fixtureId: number,
  alsoReset: readonly number[],
): void {
  const ties = openLaterTies(fixtureId, factsOf(season).results);
  const isAgreed = ties.length === alsoReset.length && ties.every((id) => alsoReset.includes(id));
  if (!isAgreed) throw new DecisionError('later_ties_decided', undefined, { ties });
}
