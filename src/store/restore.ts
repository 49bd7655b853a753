import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncToDisk } from './backup.ts';
import { closeSqliteFile, DatabaseInUseError, openSqliteFile, problemOfSqliteFile } from './sqlite-file.ts';

export class RestoreRefusedError extends Error {
  override name = 'RestoreRefusedError';
}

/**
 * Puts a backup in the place of the database, when no server uses it. What was there before is moved
 * aside, never deleted; its new name is returned.
 */
export async function restoreBackup(backup: string, database: string, now: Date): Promise<string | null> {
  const problem = problemOfSqliteFile(backup);
  if (problem) throw new RestoreRefusedError(problem);

  await mkdir(dirname(database), { recursive: true });
  const incoming = `${database}.incoming`;
  await copyFile(backup, incoming);
  await syncToDisk(incoming);
  try {
    const aside = `${database}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
    const hadDatabase = existsSync(database);
    if (hadDatabase) ensureUnused(database);
    // Also without a database: a log that it left behind would be replayed over the backup.
    for (const suffix of ['', '-wal', '-shm']) {
      if (existsSync(database + suffix)) await rename(database + suffix, aside + suffix);
    }
    await rename(incoming, database);
    await syncToDisk(dirname(database));
    return hadDatabase ? aside : null;
  } finally {
    await rm(incoming, { force: true });
  }
}

/** Opening for this process alone shows that no server runs; closing folds the write-ahead log into the file. */
function ensureUnused(database: string): void {
  try {
    closeSqliteFile(openSqliteFile(database));
  } catch (error) {
    if (error instanceof DatabaseInUseError) throw new RestoreRefusedError(error.message);
    // A damaged database cannot be opened; it is moved aside as it is.
  }
}
