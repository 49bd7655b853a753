import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncToDisk } from './backup.ts';
import { forgetAllDevices } from './known-devices.ts';
import { openStore } from './open-store.ts';
import { problemOfSchema } from './schema-problem.ts';
import { deleteAllSessions } from './sessions.ts';
import {
  closeSqliteFile,
  DatabaseInUseError,
  openSqliteFile,
  PRIVATE_FILE,
  PRIVATE_FOLDER,
  problemOfSqliteFile,
} from './sqlite-file.ts';

export class RestoreRefusedError extends Error {
  override name = 'RestoreRefusedError';
}

/**
 * Puts a backup in the place of the database, when no server uses it. What was there before is moved
 * aside, never deleted; its new name is returned. Nobody is logged in afterwards: a session that has ended
 * since the backup must not come back with it.
 */
export async function restoreBackup(backup: string, database: string, now: Date): Promise<string | null> {
  const problem = problemOfSqliteFile(backup) ?? (await problemOfSchema(backup));
  if (problem) throw new RestoreRefusedError(problem);

  await mkdir(dirname(database), { recursive: true, mode: PRIVATE_FOLDER });
  const incoming = `${database}.incoming`;
  try {
    await copyFile(backup, incoming);
    await chmod(incoming, PRIVATE_FILE);
    await endSessions(incoming);
    await syncToDisk(incoming);
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
    for (const suffix of ['', '-wal', '-shm']) await rm(incoming + suffix, { force: true });
  }
}

async function endSessions(file: string): Promise<void> {
  const store = await openStore({ engine: 'sqlite', file });
  try {
    await deleteAllSessions(store.db);
    await forgetAllDevices(store.db);
  } finally {
    await store.close();
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
