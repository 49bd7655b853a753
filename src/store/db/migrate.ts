import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Engine } from './engine.ts';
import { createSchema } from './migrations/001-record.ts';
import type { Db } from './tables.ts';

/** In order, by file name. A released migration is never edited: a change is a new one. */
export const MIGRATIONS: Readonly<Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>> = {
  '001-record': createSchema,
};

export class DatabaseTooNewError extends Error {
  constructor(migration: string) {
    super(
      `The database was written by a newer version of this server (${migration}). Start that version, or restore a ` +
        'backup made before the upgrade',
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

/** The version that wrote a database; null if none did. */
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

/** Reads the version that wrote a database, without changing it. */
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
 * Brings the schema up to date, and leaves a database that this version cannot upgrade unchanged. `beforeUpgrade`
 * is called before the database of an older version is changed. Of two processes that start at the same time, the
 * second waits for Kysely's lock.
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

/** Creates the schema up to this migration. */
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
