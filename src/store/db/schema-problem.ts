import { Kysely } from 'kysely';
import Database from 'libsql';
import { MIGRATIONS, migrateTo, WRITTEN_UNRELEASED, writtenBy } from './migrate.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { problemOfSqliteFile } from './sqlite-file.ts';
import type { Tables } from './tables.ts';

/** The SQL of each table, index, trigger or view, by kind and name. */
type Schema = ReadonlyMap<string, string>;

/** Why this file cannot be used as a database of this server, or null. */
export async function problemOfDatabaseFile(file: string): Promise<string | null> {
  return problemOfSqliteFile(file) ?? (await problemOfSchema(file));
}

/**
 * Why the schema of this file differs from the one that the migrations create, or null. An added trigger would act
 * on all later data, and without the activity log's triggers its entries could be changed.
 */
export async function problemOfSchema(file: string): Promise<string | null> {
  const database = new Database(file, { readonly: true });
  try {
    const foreign = `${file} is not a database of this tournament.`;
    const schema = readSchema(database);
    if (!schema.has('table "kysely_migration"')) return foreign;
    const rows = database.prepare('select name from kysely_migration order by name').all();
    const applied = rows.map((row) => String((row as { name: unknown }).name));
    const written = writtenBy(applied);
    if (written?.version === 'unreleased') return `${file} ${WRITTEN_UNRELEASED}.`;
    if (written?.version === 'newer')
      return `${file} was written by a newer version of this server. Restore it with that version.`;
    const level = applied.at(-1);
    const known = Object.keys(MIGRATIONS);
    if (level === undefined || applied.join() !== known.slice(0, applied.length).join()) return foreign;
    return difference(file, schema, await schemaAt(level));
  } finally {
    database.close();
  }
}

/** The schema after this migration. */
async function schemaAt(migration: string): Promise<Schema> {
  const database = new Database(':memory:');
  const db = new Kysely<Tables>({ dialect: sqliteDialect(database) });
  try {
    await migrateTo(db, 'sqlite', migration);
    return readSchema(database);
  } finally {
    await db.destroy();
  }
}

interface SchemaRow {
  readonly type: string;
  readonly name: string;
  readonly tbl_name: string;
  readonly sql: string | null;
}

function readSchema(database: Database.Database): Schema {
  const rows = database.prepare('select type, name, tbl_name, sql from sqlite_master').all() as SchemaRow[];
  return new Map(
    // A name may contain anything; JSON makes it safe for a terminal.
    rows.map(({ type, name, tbl_name, sql }) => [
      `${type} ${JSON.stringify(name)}`,
      `${tbl_name}: ${sql?.replace(/\s+/g, ' ')}`,
    ]),
  );
}

function difference(file: string, actual: Schema, expected: Schema): string | null {
  for (const [name, definition] of expected) {
    const there = actual.get(name);
    if (there === undefined) return `${file} does not have the ${name} that this server creates.`;
    if (there !== definition) return `${file} has a ${name} that differs from the one this server creates.`;
  }
  for (const name of actual.keys())
    if (!expected.has(name)) return `${file} has a ${name} that this server did not create.`;
  return null;
}
