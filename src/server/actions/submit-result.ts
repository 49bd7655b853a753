import { createHash } from 'node:crypto';
import type { ResultExistsReply } from '#contract/errors.ts';
import type { MatchResult } from '#contract/result-views.ts';
import type { SubmitResultBody } from '#contract/submit-result.ts';
import type { Fixture } from '#domain/fixtures/fixtures.ts';
import { type Result, SUBMITTER } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { checkScore } from '#domain/results/scores.ts';
import { claimKey, keepReply } from '#store/idempotency-keys.ts';
import { occupyFixture } from '#store/results.ts';
import { raiseRevision } from '#store/revision.ts';
import type { Db } from '#store/tables.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { presentResult } from '../publish/present.ts';
import { findFixture } from './find-fixture.ts';

/** A captain's result passes here, and only here, into the tournament. */
export async function submitResult(
  context: Context,
  body: SubmitResultBody,
  idempotencyKey: string | undefined,
): Promise<MatchResult> {
  const { store, publisher, clock } = context;
  const [problem] = checkScore(body);
  if (problem) throw new Refusal('invalid_score', { sentence: problem.sentence });

  const { result, isNew } = await store.db.transaction().execute(async (trx) => {
    const kept = idempotencyKey === undefined ? null : await claim(trx, idempotencyKey, body, clock());
    if (kept) return { result: kept, isNew: false };
    const stored = await storeSubmission(trx, body, clock());
    if (idempotencyKey !== undefined) await keepReply(trx, idempotencyKey, JSON.stringify(stored));
    // Last, so that the losers of a race for one match do not queue for the revision's lock.
    await raiseRevision(trx, store.engine);
    return { result: stored, isNew: true };
  });
  if (isNew) await publisher.publish();
  return result;
}

/** What was answered under this key before; null when it is new. */
async function claim(trx: Db, key: string, body: SubmitResultBody, now: Date): Promise<MatchResult | null> {
  const bodyHash = hashOf(body);
  const kept = await claimKey(trx, key, bodyHash, now);
  if (kept && kept.bodyHash !== bodyHash) throw new Refusal('idempotency_key_reused');
  return kept && (JSON.parse(kept.reply) as MatchResult);
}

async function storeSubmission(trx: Db, body: SubmitResultBody, now: Date): Promise<MatchResult> {
  const fixture = await findFixture(trx, body.fixtureId);
  if (!fixture) throw new Refusal('unknown_fixture');
  checkFixture(body, fixture);

  const { fixtureId, homeScore, awayScore } = body;
  const { result, isNew } = await occupyFixture(trx, {
    fixtureId,
    homeScore,
    awayScore,
    submittedBy: SUBMITTER,
    submittedAt: now.toISOString(),
  });
  if (!isNew) throw resultExists(result, fixture);
  return presentResult(result, fixture);
}

function checkFixture(body: SubmitResultBody, fixture: Fixture): void {
  const fits =
    body.homeTeam === fixture.home.name &&
    body.awayTeam === fixture.away.name &&
    body.group === fixture.group;
  if (fits) return;
  throw new Refusal('fixture_mismatch', {
    sentence: `Match ${fixture.id} is ${fixture.home.name} vs ${fixture.away.name} in group ${fixture.group}. Please reload the page and try again.`,
  });
}

function resultExists({ homeScore, awayScore, status }: Result, fixture: Fixture): Refusal {
  const current: ResultExistsReply['current'] = { homeScore, awayScore, submissionStatus: status };
  const state = status === 'approved' ? 'confirmed' : 'waiting for approval';
  return new Refusal('result_exists', {
    sentence: `${fixture.home.name} ${scoreText(current)} ${fixture.away.name} is already ${state}.`,
    details: { current },
  });
}

/** Tells whether a retry under the same key carries the same submission, whatever the order of its fields. */
function hashOf(body: SubmitResultBody): string {
  const { fixtureId, homeTeam, awayTeam, homeScore, awayScore, group, submittedBy } = body;
  const fields = [fixtureId, homeTeam, awayTeam, homeScore, awayScore, group, submittedBy ?? null];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
