import type { MatchResult } from '#contract/result-views.ts';
import type { DecisionBody } from '#contract/review.ts';
import { DEFAULT_NOTES, type Decision } from '#domain/results/results.ts';
import { decidePendingResult, findResult } from '#store/results.ts';
import type { Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { presentResult } from '../publish/present.ts';
import type { Call } from './call.ts';
import { changeAsAdmin } from './change-tournament.ts';
import { findFixture } from './find-fixture.ts';

const ACTIONS = { approved: 'approve-result', rejected: 'reject-result' } as const;

/** The administrator approves or rejects a pending result. */
export function decideResult(
  context: Context,
  session: Session,
  decision: Decision,
  call: Call<DecisionBody>,
): Promise<MatchResult> {
  const adminNotes = call.body.adminNotes?.trim() || DEFAULT_NOTES[decision];
  return changeAsAdmin(context, { session, action: ACTIONS[decision], call }, async (trx, at) => {
    const decided = { status: decision, adminNotes, decidedAt: at };
    const result = await decidePendingResult(trx, call.body.id, decided);
    if (!result) throw await whyNotPending(trx, call.body.id);
    const { id, fixtureId, homeScore, awayScore } = result;
    const fixture = await findFixture(trx, fixtureId);
    if (!fixture) throw new Refusal('unknown_result');
    return {
      reply: presentResult(result, fixture),
      detail: { resultId: id, fixtureId, homeScore, awayScore, adminNotes },
    };
  });
}

async function whyNotPending(trx: Db, id: number): Promise<Refusal> {
  const result = await findResult(trx, id);
  if (!result) return new Refusal('unknown_result');
  return new Refusal('already_decided', {
    sentence: `This result has already been ${result.submissionStatus}.`,
  });
}
