import type { Db } from '../db/tables.ts';

/** The private part of an entry in the running season. Only the hash of its key is stored. */
export interface StoredEntry {
  readonly number: number;
  readonly name: string;
  /** The salt of the published name hash. */
  readonly salt: string;
  readonly contact: string;
  readonly keyHash: string;
  /** Why staff decided as they did, for the club and staff. */
  readonly reason: string | null;
}

const all = (db: Db) =>
  db
    .selectFrom('club_entries')
    .select(['number', 'name', 'salt', 'contact', 'key_hash as keyHash', 'reason'])
    .orderBy('number');

/** In order of registration. */
export function listEntries(db: Db): Promise<StoredEntry[]> {
  return all(db).execute();
}

export async function findEntryByKey(db: Db, keyHash: string): Promise<StoredEntry | null> {
  return (await all(db).where('key_hash', '=', keyHash).executeTakeFirst()) ?? null;
}

export async function findEntry(db: Db, number: number): Promise<StoredEntry | null> {
  return (await all(db).where('number', '=', number).executeTakeFirst()) ?? null;
}

export async function insertEntry(db: Db, { keyHash, ...entry }: StoredEntry): Promise<void> {
  await db
    .insertInto('club_entries')
    .values({ ...entry, key_hash: keyHash })
    .execute();
}

export async function writeEntryReason(db: Db, number: number, reason: string | null): Promise<void> {
  await db.updateTable('club_entries').set({ reason }).where('number', '=', number).execute();
}

/** The former key ends. */
export async function replaceEntryKey(db: Db, number: number, keyHash: string): Promise<void> {
  await db.updateTable('club_entries').set({ key_hash: keyHash }).where('number', '=', number).execute();
}

/** Another season begins. */
export async function deleteEntries(db: Db): Promise<void> {
  await db.deleteFrom('club_entries').execute();
}
