import { type PlannedTie, TIES } from '../fixtures/match-plan.ts';
import { nextTie } from '../fixtures/stages.ts';

/**
 * The ties on the way from this match to the final that have an open result. What happens in an earlier tie decides
 * who plays in them, so it must not change while they stand.
 */
export function laterTies(fixtureId: number, openFixtureIds: ReadonlySet<number>): number[] {
  const later: number[] = [];
  for (let tie = tieAfter(fixtureId); tie; tie = tieAfter(tie.id))
    if (openFixtureIds.has(tie.id)) later.push(tie.id);
  return later;
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
