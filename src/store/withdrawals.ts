import type { Replacement, Withdrawal } from '#domain/season/season.ts';
import type { Db } from './tables.ts';

/** Those in force, in the order in which they were decided. */
export function listWithdrawals(db: Db, season: number): Promise<Withdrawal[]> {
  return db
    .selectFrom('withdrawals')
    .select(['club_id as clubId', 'reason', 'at'])
    .where('season', '=', season)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** With their ids. */
export function listNumberedWithdrawals(
  db: Db,
  season: number,
): Promise<(Withdrawal & { readonly id: number })[]> {
  return db
    .selectFrom('withdrawals')
    .select(['id', 'club_id as clubId', 'reason', 'at'])
    .where('season', '=', season)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Returns its id. */
export async function insertWithdrawal(
  db: Db,
  season: number,
  { clubId, reason, at }: Withdrawal,
): Promise<number> {
  const { id } = await db
    .insertInto('withdrawals')
    .values({ season, club_id: clubId, reason, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the ids of those that were in force. */
export async function revokeAllWithdrawals(db: Db, season: number, revokedAt: string): Promise<number[]> {
  const rows = await db
    .updateTable('withdrawals')
    .set({ revoked_at: revokedAt })
    .where('season', '=', season)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** In the order in which they were decided. */
export function listReplacements(db: Db, season: number): Promise<Replacement[]> {
  return db
    .selectFrom('replacements')
    .select(['club_id as clubId', 'from_name as from', 'to_name as to', 'reason', 'at'])
    .where('season', '=', season)
    .orderBy('id')
    .execute();
}

export async function insertReplacement(
  db: Db,
  season: number,
  { clubId, from, to, reason, at }: Replacement,
): Promise<void> {
  await db
    .insertInto('replacements')
    .values({ season, club_id: clubId, from_name: from, to_name: to, reason, at })
    .execute();
}

/** The clubs of the season are about to be others. */
export async function deleteReplacements(db: Db, season: number): Promise<void> {
  await db.deleteFrom('replacements').where('season', '=', season).execute();
}
