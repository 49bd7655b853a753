import type { Updateable } from 'kysely';
import type { ReportedScore, Result } from '#domain/results/results.ts';
import { scoreColumns, toResult } from './result-row.ts';
import type { Db, Tables } from './tables.ts';

/** Takes a pending result that was reported without a link out of play, and returns it, if the match has one. */
export async function takeOutUnlinkedResult(
  db: Db,
  season: number,
  fixtureId: number,
  resetAt: string,
): Promise<Result | null> {
  const row = await db
    .updateTable('results')
    .set({ reset_at: resetAt })
    .where('season', '=', season)
    .where('fixture_id', '=', fixtureId)
    .where('status', '=', 'pending')
    .where('reported_by', 'is', null)
    .where('reset_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ? toResult(row) : null;
}

/** Names the result that has taken the place of one that went out of play. */
export async function nameReplacement(db: Db, id: number, replacedBy: number): Promise<void> {
  await db.updateTable('results').set({ replaced_by: replacedBy }).where('id', '=', id).execute();
}

/** A club has corrected its submission: the new one has the screenshots of the one before it. */
export async function replaceReport(db: Db, id: number, correctedId: number): Promise<void> {
  await nameReplacement(db, id, correctedId);
  await db.updateTable('evidence').set({ result_id: correctedId }).where('result_id', '=', id).execute();
}

/** Whether a result went out of play because another took its place. */
export async function isReplaced(db: Db, season: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('results')
    .select('id')
    .where('season', '=', season)
    .where('id', '=', id)
    .where('replaced_by', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Both clubs have come to this score. The row keeps a dispute from before, which nobody is shown any more. */
export function agreeOnResult(db: Db, id: number, score: ReportedScore, at: string): Promise<Result> {
  return answerResult(db, id, { ...scoreColumns(score), agreed_at: at });
}

/** From now on a person decides about this result, and no rule. */
export async function leaveToPerson(db: Db, id: number): Promise<void> {
  await db.updateTable('results').set({ needs_person: 1 }).where('id', '=', id).execute();
}

interface DisputedResult {
  readonly by: number;
  readonly score: ReportedScore;
  readonly reason: string;
  readonly at: string;
}

export function disputeResult(
  db: Db,
  id: number,
  { by, score, reason, at }: DisputedResult,
): Promise<Result> {
  return answerResult(db, id, {
    disputed_by: by,
    disputed_at: at,
    disputed_home_score: score.homeScore,
    disputed_away_score: score.awayScore,
    disputed_home_penalties: score.homePenalties,
    disputed_away_penalties: score.awayPenalties,
    dispute_reason: reason,
  });
}

export async function withdrawReport(db: Db, id: number, at: string): Promise<void> {
  await answerResult(db, id, { reset_at: at });
}

/** The result must be pending and in play. */
async function answerResult(db: Db, id: number, answer: Updateable<Tables['results']>): Promise<Result> {
  const row = await db
    .updateTable('results')
    .set(answer)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('reset_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toResult(row);
}

/** By the result that has taken its place. */
export async function listReplacedScores(
  db: Db,
  season: number,
): Promise<ReadonlyMap<number, Omit<ReportedScore, 'afterExtraTime'>>> {
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('season', '=', season)
    .where('replaced_by', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.replaced_by ?? 0, toResult(row)]));
}

/** By result, of those in play. For the administrator and the two clubs. */
export async function listDisputeReasons(db: Db, season: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('results')
    .select(['id', 'dispute_reason'])
    .where('season', '=', season)
    .where('reset_at', 'is', null)
    .where('agreed_at', 'is', null)
    .where('dispute_reason', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, dispute_reason }) => [id, dispute_reason ?? '']));
}
