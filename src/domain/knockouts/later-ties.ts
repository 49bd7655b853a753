import { TIES, tieAt } from '../matches/match-plan.ts';
import { nextTie } from '../matches/stages.ts';
import type { Result } from '../results/results.ts';

/**
 * The ties on the way from this match to the final that have an open result. What happens in an earlier tie decides
 * who plays in them, so they have to be reset together with it.
 */
export function openLaterTies(
  fixtureId: number,
  results: readonly Pick<Result, 'fixtureId' | 'submissionStatus'>[],
): number[] {
  const open = results.filter(({ submissionStatus }) => submissionStatus !== 'rejected');
  const ids = new Set(open.map((result) => result.fixtureId));
  return wayToFinal(fixtureId).filter((id) => ids.has(id));
}

/** All ties on the way from this match to the final; none for matches of the groups. */
export function wayToFinal(fixtureId: number): number[] {
  const stage = TIES.find(({ id }) => id === fixtureId)?.stage;
  const next = stage && nextTie(stage);
  const tie = next && tieAt(next);
  return tie ? [tie.id, ...wayToFinal(tie.id)] : [];
}
