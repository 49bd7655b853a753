import { closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { makeFolder } from './make-folder.ts';

/*
 * libsql bundles SQLite 3.45, which can lose commits when two connections write and checkpoint at the same time.
 * The exclusive lock makes a second connection impossible, so the bug cannot occur.
 */
const DURABLE_PRAGMAS = {
  locking_mode: 'exclusive',
  journal_mode: 'wal',
  synchronous: 2, // FULL: a commit is on disk before it is acknowledged
} as const;

export class DatabaseInUseError extends Error {
  constructor(file: string) {
    super(`${file} is in use by another server. Stop that server, or choose another DATA_DIR.`);
    this.name = 'DatabaseInUseError';
  }
}

export class DatabaseNotOpenedError extends Error {
  constructor(file: string) {
    super(`${file} cannot be opened. Check that it is a file and that this user can read and write it.`);
    this.name = 'DatabaseNotOpenedError';
  }
}

/** Readable only by the server's user: the data includes password and token hashes. */
export const PRIVATE_FILE = 0o600;

/** With an exclusive lock and durable commits. */
export function openSqliteFile(file: string): Database.Database {
  makeFolder(dirname(file));
  // SQLite would create it readable by everyone. Its log inherits the file mode.
  if (!existsSync(file)) closeSync(openSync(file, 'a', PRIVATE_FILE));
  const database = openDatabase(file);
  try {
    for (const [name, value] of Object.entries(DURABLE_PRAGMAS)) database.pragma(`${name} = ${value}`);
    // The lock is taken by the first write transaction and then kept.
    database.exec('BEGIN EXCLUSIVE; COMMIT');
  } catch (error) {
    database.close();
    if (errorCode(error).startsWith('SQLITE_BUSY')) throw new DatabaseInUseError(file);
    throw error;
  }
  return database;
}

/**
 * libsql closes a file only when its statements are garbage-collected, so the lock is released explicitly. Leaving
 * WAL mode first also makes the database a single file.
 */
export function closeSqliteFile(database: Database.Database): void {
  try {
    database.pragma('journal_mode = DELETE');
    database.pragma('locking_mode = NORMAL');
    // The lock is released by the first read in the new mode.
    database.prepare('select count(*) from sqlite_master').all();
  } catch {
    // For example because the disk is full: the write-ahead log stays, and the next open replays it.
  }
  database.close();
}

/** Why this file cannot be used as the tournament database, or null. */
export function problemOfSqliteFile(file: string): string | null {
  if (!existsSync(file)) return `${file} does not exist.`;
  let database: Database.Database | undefined;
  try {
    database = openDatabase(file, { readonly: true });
    const [check] = database.pragma('integrity_check') as { integrity_check: string }[];
    if (check?.integrity_check !== 'ok') return `${file} is damaged: ${check?.integrity_check}.`;
    database.prepare('select value from revision where id = 1').all();
    return null;
  } catch (error) {
    if (error instanceof DatabaseNotOpenedError) return error.message;
    if (errorCode(error) === 'SQLITE_NOTADB') return `${file} is damaged or not a database.`;
    if (errorCode(error) === 'SQLITE_CORRUPT') return `${file} is damaged.`;
    if (error instanceof Error && error.message.includes('no such table'))
      return `${file} is not a database of this tournament.`;
    return `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
  } finally {
    database?.close();
  }
}

/** libsql reports a file that it cannot open without a code, in a message for developers. */
function openDatabase(file: string, options?: Database.Options): Database.Database {
  try {
    return new Database(file, options);
  } catch (error) {
    if (errorCode(error) === '') throw new DatabaseNotOpenedError(file);
    throw error;
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
