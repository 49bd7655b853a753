import Database from 'libsql';
import type { RecordEntry } from '#domain/record/record.ts';
import type { RecordHead } from '#domain/record/record-head.ts';
import type { StoredResult } from '#domain/record/results-told.ts';
import { type RecordRow, toEntry } from './record.ts';
import { problemOfSchema } from './schema-problem.ts';
import { problemOfSqliteFile } from './sqlite-file.ts';

/** The record of a backup, and the results that lie beside it. */
export interface RecordFile {
  readonly entries: readonly RecordEntry[];
  readonly results: readonly StoredResult[];
}

/** Reads the record of a SQLite file, which stays as it is; or tells what is wrong with the file. */
export async function readRecordFile(file: string): Promise<RecordFile | string> {
  const problem = problemOfSqliteFile(file) ?? (await problemOfSchema(file));
  if (problem) return problem;
  const database = new Database(file, { readonly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where name = 'record'").all();
    if (tables.length === 0) return `${file} was made before there was a record.`;
    const rows = database.prepare('select * from record order by seq').all() as RecordRow[];
    const results = database
      .prepare(
        `select id, home_score as homeScore, away_score as awayScore, home_penalties as homePenalties,
          away_penalties as awayPenalties, status = 'approved' and reset_at is null as isApproved
        from results order by id`,
      )
      .all() as (Omit<StoredResult, 'isApproved'> & { isApproved: 0 | 1 })[];
    return {
      entries: rows.map(toReadableEntry),
      results: results.map((row) => ({ ...row, isApproved: row.isApproved === 1 })),
    };
  } finally {
    database.close();
  }
}

/** The newest entry in a SQLite file; null when that cannot be known. */
export function readRecordHeadOfFile(file: string): RecordHead | null {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true });
    const [head] = database.prepare('select seq, hash from record order by seq desc limit 1').all();
    return (head as RecordHead | undefined) ?? null;
  } catch {
    // Damaged, or older than the record.
    return null;
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
