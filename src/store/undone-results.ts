import { type Decision, OPEN_STATUSES, type ReportedScore, type Result } from '#domain/results/results.ts';
import { scoreColumns, toResult } from './result-row.ts';
import type { Db } from './tables.ts';

/** Every pending or approved result of these matches. */
export async function listOpenResults(
  db: Db,
  season: number,
  fixtureIds: readonly number[],
): Promise<Result[]> {
  if (fixtureIds.length === 0) return [];
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('season', '=', season)
    .where('fixture_id', 'in', fixtureIds)
    .where('status', 'in', OPEN_STATUSES)
    .where('reset_at', 'is', null)
    .execute();
  return rows.map(toResult);
}

/** The match of every result of the season, in play or not, by the result's id. */
export async function listResultMatches(db: Db, season: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('results')
    .select(['id', 'fixture_id'])
    .where('season', '=', season)
    .execute();
  return new Map(rows.map((row) => [row.id, row.fixture_id]));
}

/** Those of these results, in play or not, that occupy their match when they are, by that match. */
export async function listOccupying(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('results')
    .select(['id', 'fixture_id'])
    .where('id', 'in', ids)
    .where('status', 'in', OPEN_STATUSES)
    .execute();
  return new Map(rows.map((row) => [row.fixture_id, row.id]));
}

/**
 * A decided result that is in play waits for a decision again, by a person and no rule; with the score that was
 * reported, where the other club's was approved. Returns whether there was one.
 */
export async function reopenResult(
  db: Db,
  id: number,
  decided: Decision,
  reported: ReportedScore | undefined,
): Promise<boolean> {
  const row = await db
    .updateTable('results')
    .set({
      status: 'pending',
      admin_notes: null,
      decided_at: null,
      needs_person: 1,
      ...(reported && scoreColumns(reported)),
    })
    .where('id', '=', id)
    .where('status', '=', decided)
    .where('reset_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes these results out of play; null puts them back. Returns how many it moved. */
export async function moveResults(db: Db, ids: readonly number[], resetAt: string | null): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .updateTable('results')
    .set({ reset_at: resetAt })
    .where('id', 'in', ids)
    .where('reset_at', resetAt === null ? 'is not' : 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** From now on a person decides about these results, and no rule. */
export async function leaveToPerson(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db.updateTable('results').set({ needs_person: 1 }).where('id', 'in', ids).execute();
}
