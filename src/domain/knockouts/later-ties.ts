import { stageOfId, tieId } from '../matches/match-plan.ts';
import { nextTie } from '../matches/stages.ts';
import type { Result } from '../results/results.ts';

/**
 * The ties on the path from this match to the final that have an open result. An earlier tie decides which clubs
 * play in them, so they have to be reset together with it.
 */
export function openLaterTies(
  fixtureId: number,
  results: readonly Pick<Result, 'fixtureId' | 'submissionStatus'>[],
): number[] {
  const open = results.filter(({ submissionStatus }) => submissionStatus !== 'rejected');
  const ids = new Set(open.map((result) => result.fixtureId));
  return pathToFinal(fixtureId).filter((id) => ids.has(id));
}

/** All ties on the path from this match to the final; none for group matches. */
export function pathToFinal(fixtureId: number): number[] {
  const stage = stageOfId(fixtureId);
  const next = stage?.kind === 'knockout' && nextTie(stage);
  return next ? [tieId(next), ...pathToFinal(tieId(next))] : [];
}
