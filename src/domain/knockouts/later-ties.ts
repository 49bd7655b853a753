import { type PlannedTie, TIES } from '../matches/match-plan.ts';
import { nextTie } from '../matches/stages.ts';
import { OPEN_STATUSES, type Result } from '../results/results.ts';

/**
 * The ties on the way from this match to the final that have an open result. What happens in an earlier tie decides
 * who plays in them, so it must not change while they stand.
 */
export function laterTies(
  fixtureId: number,
  openFixtureIds: { readonly has: (fixtureId: number) => boolean },
): number[] {
  return wayToFinal(fixtureId).filter((id) => openFixtureIds.has(id));
}

/** Those ties by the results in play. They have to be reset together with this match. */
export function openLaterTies(
  fixtureId: number,
  results: readonly Pick<Result, 'fixtureId' | 'submissionStatus'>[],
): number[] {
  const open = results.filter(({ submissionStatus }) =>
    OPEN_STATUSES.some((status) => status === submissionStatus),
  );
  return laterTies(fixtureId, new Set(open.map((result) => result.fixtureId)));
}

/** All ties on the way from this match to the final. */
export function wayToFinal(fixtureId: number): number[] {
  const way: number[] = [];
  for (let tie = tieAfter(fixtureId); tie; tie = tieAfter(tie.id)) way.push(tie.id);
  return way;
}

/** The tie that the winner of this one plays next; undefined after a final and for matches of the groups. */
export function tieAfter(fixtureId: number): PlannedTie | undefined {
  const stage = TIES.find(({ id }) => id === fixtureId)?.stage;
  const next = stage && nextTie(stage);
  if (!next) return undefined;
  return TIES.find(
    ({ stage: { bracket, round, tie } }) =>
      bracket === next.bracket && round === next.round && tie === next.tie,
  );
}
