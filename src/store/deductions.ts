import type { Deduction } from '#domain/standings/deductions.ts';
import type { Db } from './tables.ts';

const COLUMNS = ['id', 'club_id as clubId', 'points', 'reason', 'at'] as const;

/** Those in force, in the order in which they were decided. */
export function listDeductions(db: Db, season: number): Promise<Deduction[]> {
  return db
    .selectFrom('deductions')
    .select(COLUMNS)
    .where('season', '=', season)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute();
}

export function insertDeduction(
  db: Db,
  season: number,
  { clubId, points, reason, at }: Omit<Deduction, 'id'>,
): Promise<Deduction> {
  return db
    .insertInto('deductions')
    .values({ season, club_id: clubId, points, reason, at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Null when there is no such deduction in this season; `revokedAt` tells when it was taken back before. */
export async function findDeduction(
  db: Db,
  season: number,
  id: number,
): Promise<(Deduction & { readonly revokedAt: string | null }) | null> {
  const row = await db
    .selectFrom('deductions')
    .select([...COLUMNS, 'revoked_at as revokedAt'])
    .where('season', '=', season)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function revokeDeduction(db: Db, id: number, revokedAt: string): Promise<void> {
  await db.updateTable('deductions').set({ revoked_at: revokedAt }).where('id', '=', id).execute();
}

/** Returns the ids of those that were in force. */
export async function revokeAllDeductions(db: Db, season: number, revokedAt: string): Promise<number[]> {
  const rows = await db
    .updateTable('deductions')
    .set({ revoked_at: revokedAt })
    .where('season', '=', season)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
