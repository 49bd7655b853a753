import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import Database from 'libsql';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { problemOfDatabaseFile } from '../db/schema-problem.ts';
import { sqliteDialect } from '../db/sqlite-dialect.ts';
import type { Db, Tables } from '../db/tables.ts';
import { readRecord } from './read-entries.ts';

/** Reads the record of a SQLite file without changing it, or returns the problem of the file. */
export async function readRecordFile(file: string): Promise<readonly RecordEntry[] | string> {
  const problem = await problemOfDatabaseFile(file);
  return problem ?? withDatabaseFile(file, async (db) => (db ? readRecord(db) : []));
}

/** Reads a SQLite file without changing it; null if it is missing or cannot be opened. */
export async function withDatabaseFile<Read>(
  file: string,
  read: (db: Db | null) => Promise<Read>,
): Promise<Read> {
  let database: Database.Database | undefined;
  try {
    database = existsSync(file) ? new Database(file, { readonly: true }) : undefined;
  } catch {
    // Damaged.
  }
  try {
    return await read(database ? new Kysely<Tables>({ dialect: sqliteDialect(database) }) : null);
  } finally {
    database?.close();
  }
}
