import { openLaterTies } from '#domain/knockouts/later-ties.ts';
import type { TwoSides } from '#domain/results/agreement.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import type { Reporting } from '#domain/season/season.ts';
import { listDraws } from '#store/draws.ts';
import type { Db } from '#store/tables.ts';
import { Refusal } from '../http/refusal.ts';

/** While the administrator has paused submissions, nobody can submit a score. */
export function refuseIfPaused({ closedBecause }: Pick<Reporting, 'closedBecause'>): void {
  if (closedBecause !== null)
    throw new Refusal('reporting_closed', { sentence: `Reporting is closed: ${closedBecause}` });
}

/** What follows from the groups is frozen when they are closed, so nothing in them may change any more. */
export function refuseIfGroupsClosed({ places }: SeasonFacts): void {
  if (places) throw new Refusal('groups_closed');
}

/** From the seal to the last ball the clubs are about to take new places. */
export async function refuseIfDrawUnderWay(trx: Db, season: number): Promise<void> {
  const draws = await listDraws(trx, season);
  const isUnderWay = draws.some(
    ({ commitment, doneAt, givenUpAt }) => commitment !== null && doneAt === null && givenUpAt === null,
  );
  if (isUnderWay)
    throw new Refusal('draw_state', {
      sentence: 'A draw is under way. Please wait until it is done, or give it up first.',
    });
}

/** A club may change the score that it claims: whoever gives in to one must not be held to another. */
export function refuseIfDisputeChanged({ dispute }: TwoSides, disputedAt: string | undefined): void {
  if (disputedAt !== undefined && dispute?.at !== disputedAt) throw new Refusal('dispute_changed');
}

/** Who plays in later ties follows from this one: they go out of play together, after the administrator saw them. */
export function refuseIfLaterTiesDecided(
  { results }: SeasonFacts,
  fixtureId: number,
  alsoReset: readonly number[],
): void {
  const ties = openLaterTies(fixtureId, results);
  const isAgreed = ties.length === alsoReset.length && ties.every((id) => alsoReset.includes(id));
  if (!isAgreed) throw new Refusal('later_ties_decided', { details: { ties } });
}
