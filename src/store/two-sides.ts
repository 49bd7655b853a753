import type { Result } from '#domain/results/results.ts';
import { toResult } from './results.ts';
import type { Db } from './tables.ts';

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

/** By result, of those in play. For the administrator and the two clubs. */
export async function listDisputeReasons(db: Db, season: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('results')
    .select(['id', 'dispute_reason'])
    .where('season', '=', season)
    .where('reset_at', 'is', null)
    .where('dispute_reason', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, dispute_reason }) => [id, dispute_reason ?? '']));
}
