import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import Database from 'libsql';
import type { RecordEntry } from '#domain/record/kinds.ts';
import type { SeasonState } from '#domain/record/state.ts';
import { type RecordRow, toEntry } from './record.ts';
import { problemOfSchema } from './schema-problem.ts';
import { readSeasonState } from './season-state.ts';
import { currentSeason } from './seasons.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { problemOfSqliteFile } from './sqlite-file.ts';
import type { Db, Tables } from './tables.ts';

/** The record of a backup, and the seasons as the rows beside it have them. */
export interface RecordFile {
  readonly entries: readonly RecordEntry[];
  readonly seasons: readonly SeasonState[];
}

/** Reads the record of a SQLite file, which stays as it is; or tells what is wrong with the file. */
export async function readRecordFile(file: string): Promise<RecordFile | string> {
  const problem = problemOfSqliteFile(file) ?? (await problemOfSchema(file));
  if (problem) return problem;
  const database = new Database(file, { readonly: true });
  try {
    const db = new Kysely<Tables>({ dialect: sqliteDialect(database) });
    return await readWholeRecord(db);
  } finally {
    database.close();
  }
}

/** The whole record of an open database, and the rows beside it. */
export async function readWholeRecord(db: Db): Promise<RecordFile> {
  const entries = await readRecord(db);
  const last = await currentSeason(db);
  const seasons: SeasonState[] = [];
  for (let number = 1; number <= last; number += 1) seasons.push(await readSeasonState(db, number));
  return { entries, seasons };
}

/** Every entry, ascending. */
export async function readRecord(db: Db): Promise<RecordEntry[]> {
  const rows = await db.selectFrom('record').selectAll().orderBy('seq').execute();
  return rows.map(toReadableEntry);
}

/** Reads a SQLite file, which stays as it is; null instead of it where there is none or it cannot be opened. */
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

/** What is not even JSON cannot have the hash that it says: it is told as changed. */
function toReadableEntry(row: RecordRow): RecordEntry {
  try {
    return toEntry(row);
  } catch {
    return toEntry({ ...row, data: '{}', texts: '{}' });
  }
}
