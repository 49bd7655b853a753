import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Engine } from './engine.ts';
import { createSchema } from './migrations/001-record.ts';
import type { Db } from './tables.ts';

/** In order, by the name of their file. One that has been released is never edited: a change is a new one. */
export const MIGRATIONS: Readonly<Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>> = {
  '001-record': createSchema,
};

export class DatabaseTooNewError extends Error {
  constructor(migration: string) {
    super(
      `The database was written by a newer version of this server (${migration}). Start that version, or put back a ` +
        'backup that was made before the upgrade',
    );
    this.name = 'DatabaseTooNewError';
  }
}

export class UnreleasedDatabaseError extends Error {
  override name = 'UnreleasedDatabaseError';

  constructor() {
    super(`The database ${WRITTEN_UNRELEASED}.`);
  }
}

/** Follows the name of a database. */
export const WRITTEN_UNRELEASED =
  'was written by an unreleased version of this software. Version 1.0 starts with a new database';

/** Which version wrote a database; null where none did. */
export type WrittenBy =
  | null
  | { readonly version: 'this' | 'older' | 'unreleased' }
  | { readonly version: 'newer'; readonly migration: string };

/** By the names of the migrations in the database, ascending. */
export function writtenBy(applied: readonly string[]): WrittenBy {
  if (applied.length === 0) return null;
  const known = Object.keys(MIGRATIONS);
  if (applied[0] !== known[0]) return { version: 'unreleased' };
  const unknown = applied.find((name) => !known.includes(name));
  if (unknown !== undefined) return { version: 'newer', migration: unknown };
  return { version: applied.length < known.length ? 'older' : 'this' };
}

/** Reads which version wrote a database, and changes nothing in it. */
export async function readWrittenBy(db: Db): Promise<WrittenBy> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return null;
  const applied = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return writtenBy(applied.map(({ name }) => name));
}

/**
 * Brings the schema up to date, and leaves a database that this version cannot upgrade unchanged. `beforeUpgrade` is
 * called before an older version's database is changed. Of two processes that start at once, the second waits for Kysely's lock.
 */
export async function migrateToLatest(
  db: Db,
  engine: Engine,
  beforeUpgrade?: (db: Db) => Promise<void>,
): Promise<void> {
  const written = await readWrittenBy(db);
  if (written?.version === 'unreleased') throw new UnreleasedDatabaseError();
  if (written?.version === 'newer') throw new DatabaseTooNewError(written.migration);
  if (written?.version === 'older') await beforeUpgrade?.(db);
  const { error } = await migratorOf(db, engine).migrateToLatest();
  if (error) throw error;
}

/** Creates the schema as it was when this migration was the newest. */
export async function migrateTo(db: Db, engine: Engine, migration: string): Promise<void> {
  const { error } = await migratorOf(db, engine).migrateTo(migration);
  if (error) throw error;
}

function migratorOf(db: Db, engine: Engine): Migrator {
  const migrations = Object.entries(MIGRATIONS).map(([name, migrate]): [string, Migration] => [
    name,
    { up: (trx) => migrate(trx, engine) },
  ]);
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(migrations) } });
}
