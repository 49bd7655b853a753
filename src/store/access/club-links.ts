import type { Db } from '../db/tables.ts';

/** A valid link. Only the hash of its key is stored. */
export interface ClubLink {
  readonly keyHash: string;
  readonly clubId: number;
  readonly createdAt: string;
  /** The last use in the running season; null before the first. */
  readonly usedAt: string | null;
}

const inForce = (db: Db) =>
  db
    .selectFrom('club_links')
    .select(['key_hash as keyHash', 'club_id as clubId', 'created_at as createdAt', 'used_at as usedAt'])
    .where('revoked_at', 'is', null);

export async function findClubLink(db: Db, keyHash: string): Promise<ClubLink | null> {
  return (await inForce(db).where('key_hash', '=', keyHash).executeTakeFirst()) ?? null;
}

/** Whether the key was a club's until its link was revoked. */
export async function isRevokedLink(db: Db, keyHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('club_links')
    .select('club_id')
    .where('key_hash', '=', keyHash)
    .where('revoked_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The club whose place the key opens, or opened until the link was revoked. */
export async function findClubOfKey(db: Db, keyHash: string): Promise<number | null> {
  const row = await db
    .selectFrom('club_links')
    .select('club_id')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row?.club_id ?? null;
}

/** By club. */
export function listClubLinks(db: Db): Promise<ClubLink[]> {
  return inForce(db).orderBy('club_id').execute();
}

/** The club must have no other valid link. */
export async function insertClubLink(
  db: Db,
  { keyHash, clubId, createdAt }: Omit<ClubLink, 'usedAt'>,
): Promise<void> {
  await db
    .insertInto('club_links')
    .values({ key_hash: keyHash, club_id: clubId, created_at: createdAt })
    .execute();
}

/** Returns whether the link is valid. */
export async function recordLinkUse(db: Db, keyHash: string, usedAt: string): Promise<boolean> {
  const row = await db
    .updateTable('club_links')
    .set({ used_at: usedAt })
    .where('key_hash', '=', keyHash)
    .where('revoked_at', 'is', null)
    .returning('club_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function revokeClubLinks(
  db: Db,
  clubIds: readonly number[] | 'all',
  revokedAt: string,
): Promise<void> {
  await db
    .updateTable('club_links')
    .set({ revoked_at: revokedAt })
    .where('revoked_at', 'is', null)
    .$if(clubIds !== 'all', (query) => query.where('club_id', 'in', clubIds as readonly number[]))
    .execute();
}

/** The clubs enter another season, in which no link has been used yet. */
export async function clearLinkUsage(db: Db): Promise<void> {
  await db.updateTable('club_links').set({ used_at: null }).where('revoked_at', 'is', null).execute();
}
