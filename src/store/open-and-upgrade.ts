import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backupName, writeBackup } from './backup.ts';
import { DatabaseMissingError, findLeftover } from './database-missing.ts';
import { makeFolder } from './make-folder.ts';
import { openStore, type Store, type StoreLocation } from './open-store.ts';

export interface Upgraded {
  readonly store: Store;
  /** The copy of what an older version has written; null when no upgrade was due, or on PostgreSQL. */
  readonly keptAs: string | null;
}

/**
 * Opens the database of an installation. Before an older one is upgraded, a verified copy of it is written: the older
 * version can open that one again. Should the copy fail, nothing is changed. A new database is not created where one was lost.
 */
export async function openAndUpgrade(location: StoreLocation, now: Date): Promise<Upgraded> {
  if (location.engine === 'postgres') return { store: await openStore(location), keptAs: null };
  const leftover = existsSync(location.file) ? null : await findLeftover(location.file);
  if (leftover !== null) throw new DatabaseMissingError(location.file, leftover);
  let keptAs: string | null = null;
  const store = await openStore(location, async (db) => {
    const folder = join(dirname(location.file), 'backups');
    makeFolder(folder);
    // Not by the name of a scheduled backup, which newer ones replace.
    const file = join(folder, `before-upgrade-${backupName(now)}`);
    await writeBackup(db, file, location.file);
    keptAs = file;
  });
  return { store, keptAs };
}
