import { Kysely, sql } from 'kysely';
import { picturesInTable } from '../evidence/picture-rows.ts';
import { readWrittenBy, WRITTEN_UNRELEASED } from './migrate.ts';
import { dialectOf, type Store, type StoreLocation, storeOf } from './open-store.ts';
import type { Db, Tables } from './tables.ts';

export class OtherVersionError extends Error {
  override name = 'OtherVersionError';
}

/** Not even upgraded: it may be empty, damaged, or of another version. */
export async function openAsItIs(location: StoreLocation): Promise<Store> {
  return storeOf(new Kysely<Tables>({ dialect: await dialectOf(location) }), location);
}

/** Why this PostgreSQL database cannot be used as it is, or null. Nothing in it is changed; throws when it cannot be reached. */
export async function problemOfServer(location: StoreLocation): Promise<string | null> {
  const store = await openAsItIs(location);
  try {
    return await problemOfVersion(store.db);
  } finally {
    await store.close();
  }
}

const PROBLEMS = {
  this: null,
  older: 'was written by an older version: the next start of the server upgrades it',
  newer: 'was written by a newer version',
  unreleased: WRITTEN_UNRELEASED,
} as const;

async function problemOfVersion(db: Db): Promise<string | null> {
  const written = await readWrittenBy(db);
  if (!written) return 'holds no tournament yet: start the server, or ces move';
  return PROBLEMS[written.version];
}

/**
 * A PostgreSQL database as of one moment, whatever servers write meanwhile: nothing in it is changed, not even upgraded.
 */
export async function atOneMoment<Read>(
  location: StoreLocation,
  read: (store: Store) => Promise<Read>,
): Promise<Read> {
  const store = await openAsItIs(location);
  try {
    const problem = await problemOfVersion(store.db);
    if (problem) throw new OtherVersionError(`The database ${problem}.`);
    return await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        // Writing a copy takes as long as it takes.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
        return read({ ...store, db: trx, pictures: picturesInTable(trx) });
      });
  } finally {
    await store.close();
  }
}
