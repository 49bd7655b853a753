import { Kysely, sql } from 'kysely';
import { imagesInTable } from '../evidence/image-rows.ts';
import { readWrittenBy, WRITTEN_UNRELEASED } from './migrate.ts';
import { dialectOf, type Store, type StoreLocation, storeOf } from './open-store.ts';
import type { Db, Tables } from './tables.ts';

export class OtherVersionError extends Error {
  override name = 'OtherVersionError';
}

/** The database may be empty, damaged, or written by another version. */
export async function openWithoutMigrating(location: StoreLocation): Promise<Store> {
  return storeOf(new Kysely<Tables>({ dialect: await dialectOf(location) }), location);
}

/** Why this PostgreSQL database cannot be used without changes, or null. Throws if it cannot be reached. */
export async function problemOfServer(location: StoreLocation): Promise<string | null> {
  const store = await openWithoutMigrating(location);
  try {
    return await problemOfVersion(store.db);
  } finally {
    await store.close();
  }
}

const PROBLEMS = {
  this: null,
  older: 'was written by an older version: start the server to upgrade it',
  newer: 'was written by a newer version',
  unreleased: WRITTEN_UNRELEASED,
} as const;

async function problemOfVersion(db: Db): Promise<string | null> {
  const written = await readWrittenBy(db);
  if (!written) return 'has no tournament yet: start the server, or run ces move';
  return PROBLEMS[written.version];
}

/** Reads a PostgreSQL database in a read-only snapshot, while servers may keep writing. */
export async function readSnapshot<Read>(
  location: StoreLocation,
  read: (store: Store) => Promise<Read>,
): Promise<Read> {
  const store = await openWithoutMigrating(location);
  try {
    const problem = await problemOfVersion(store.db);
    if (problem) throw new OtherVersionError(`The database ${problem}.`);
    return await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        // A copy may take any amount of time.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
        return read({ ...store, db: trx, images: imagesInTable(trx) });
      });
  } finally {
    await store.close();
  }
}
