import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import Database from 'libsql';
import type { StoredFacts } from '#domain/record/facts-told.ts';
import type { RecordEntry } from '#domain/record/record.ts';
import type { StoredResult } from '#domain/record/results-told.ts';
import { listClubs } from './clubs.ts';
import { readPlaces } from './knockout-places.ts';
import { type RecordRow, toEntry } from './record.ts';
import { problemOfSchema } from './schema-problem.ts';
import { currentSeason } from './seasons.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { problemOfSqliteFile } from './sqlite-file.ts';
import type { Db, Tables } from './tables.ts';

/** The record of a backup, and the rows beside it that its entries name. */
export interface RecordFile {
  readonly entries: readonly RecordEntry[];
  readonly results: readonly StoredResult[];
  readonly facts: StoredFacts;
}

/** Reads the record of a SQLite file, which stays as it is; or tells what is wrong with the file. */
export async function readRecordFile(file: string): Promise<RecordFile | string> {
  const problem = problemOfSqliteFile(file) ?? (await problemOfSchema(file));
  if (problem) return problem;
  const database = new Database(file, { readonly: true });
  try {
    const db = new Kysely<Tables>({ dialect: sqliteDialect(database) });
    return (await hasRecord(db)) ? await readWholeRecord(db) : `${file} was made before there was a record.`;
  } finally {
    database.close();
  }
}

/** The whole record of an open database, and the rows beside it. */
export async function readWholeRecord(db: Db): Promise<RecordFile> {
  const rows = await db.selectFrom('record').selectAll().orderBy('seq').execute();
  const results = await db
    .selectFrom('results')
    .select([
      'id',
      'home_score as homeScore',
      'away_score as awayScore',
      'home_penalties as homePenalties',
      'away_penalties as awayPenalties',
      'status',
      'reset_at',
    ])
    .orderBy('id')
    .execute();
  return {
    entries: rows.map(toReadableEntry),
    results: results.map(({ status, reset_at, ...result }) => ({
      ...result,
      isApproved: status === 'approved' && reset_at === null,
    })),
    facts: await readStoredFacts(db),
  };
}

/** Databases that older versions have written have none. */
export async function hasRecord(db: Db): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === 'record');
}

async function readStoredFacts(db: Db): Promise<StoredFacts> {
  const season = await currentSeason(db);
  const deductions = await db.selectFrom('deductions').selectAll().orderBy('id').execute();
  const withdrawals = await db.selectFrom('withdrawals').selectAll().orderBy('id').execute();
  return {
    deductions: deductions.map(({ id, club_id: clubId, points, revoked_at }) => ({
      ...{ id, clubId, points },
      isRevoked: revoked_at !== null,
    })),
    withdrawals: withdrawals.map(({ id, club_id: clubId, revoked_at }) => ({
      ...{ id, clubId },
      isRevoked: revoked_at !== null,
    })),
    clubs: await listClubs(db, season),
    places: await readPlaces(db, season),
  };
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
