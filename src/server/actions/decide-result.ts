import type { MatchResult } from '#contract/result-views.ts';
import type { DecisionBody } from '#contract/review.ts';
import { DEFAULT_NOTES, type Decision } from '#domain/results/results.ts';
import { recordAdminAction } from '#store/admin-record.ts';
import { decidePendingResult, findResult } from '#store/results.ts';
import { raiseRevision } from '#store/revision.ts';
import type { Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { presentResult } from '../publish/present.ts';
import { findFixture } from './find-fixture.ts';

/** The administrator approves or rejects a pending result. */
export async function decideResult(
  context: Context,
  session: Session,
  decision: Decision,
  body: DecisionBody,
): Promise<MatchResult> {
  const { store, publisher, clock } = context;
  const adminNotes = body.adminNotes?.trim() || DEFAULT_NOTES[decision];

  const decided = await store.db.transaction().execute(async (trx) => {
    await raiseRevision(trx, store.engine);
    const now = clock().toISOString();
    const result = await decidePendingResult(trx, body.id, { status: decision, adminNotes, decidedAt: now });
    if (!result) throw await whyNotPending(trx, body.id);
    const { id, fixtureId, homeScore, awayScore } = result;
    await recordAdminAction(trx, {
      at: now,
      action: decision === 'approved' ? 'approve-result' : 'reject-result',
      device: session.device,
      detail: { resultId: id, fixtureId, homeScore, awayScore, adminNotes },
    });
    const fixture = await findFixture(trx, fixtureId);
    if (!fixture) throw new Error(`Result ${id} belongs to no fixture`);
    return presentResult(result, fixture);
  });
  await publisher.publish();
  return decided;
}

async function whyNotPending(trx: Db, id: number): Promise<Refusal> {
  const result = await findResult(trx, id);
  if (!result) return new Refusal('unknown_result');
  return new Refusal('already_decided', { sentence: `This result has already been ${result.status}.` });
}
