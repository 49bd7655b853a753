import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { backupName, writeBackup } from '../backup/backup.ts';
import { makeFolder } from './make-folder.ts';
import { openStore, type Store, type StoreLocation } from './open-store.ts';

export class DatabaseMissingError extends Error {
  override name = 'DatabaseMissingError';

  constructor(file: string, leftover: string) {
    super(
      `The database ${file} is missing, but ${leftover} still exists. Nothing was changed. ` +
        `To start an empty tournament, move everything left from the old one out of ${dirname(file)}. ` +
        `To recover the old one, restore a backup or a copy named ${basename(file)}.before-...`,
    );
  }
}

export interface Upgraded {
  readonly store: Store;
  /** The copy of an older version's database; null without an upgrade, or on PostgreSQL. */
  readonly keptAs: string | null;
}

/**
 * Opens the database of an installation. Before an upgrade, a verified copy is written, which the older version can
 * still open. If the copy fails, nothing is changed. No new database is created where one was lost.
 */
export async function openAndUpgrade(location: StoreLocation, now: Date): Promise<Upgraded> {
  if (location.engine === 'postgres') return { store: await openStore(location), keptAs: null };
  const leftover = existsSync(location.file) ? null : await findLeftover(location.file);
  if (leftover !== null) throw new DatabaseMissingError(location.file, leftover);
  let keptAs: string | null = null;
  const store = await openStore(location, async (db) => {
    const folder = join(dirname(location.file), 'backups');
    makeFolder(folder);
    // Not named like a scheduled backup, which newer ones replace.
    const file = join(folder, `before-upgrade-${backupName(now)}`);
    await writeBackup(db, file, location.file);
    keptAs = file;
  });
  return { store, keptAs };
}

/**
 * A file left from a missing database, by its name within the folder; null if there never was one. In an empty
 * tournament no result would refer to the evidence, and all of it would be removed.
 */
async function findLeftover(database: string): Promise<string | null> {
  const [folder, name] = [dirname(database), basename(database)];
  const list = (path: string) => readdir(path, { withFileTypes: true }).catch(() => []);
  for (const entry of await list(folder)) {
    const isOfDatabase = entry.name.startsWith(`${name}-`) || entry.name.startsWith(`${name}.`);
    if (!isOfDatabase && entry.name !== 'backups') continue;
    if (!entry.isDirectory()) return entry.name;
    const [file] = (await list(join(folder, entry.name))).filter((each) => each.isFile());
    if (file) return join(entry.name, file.name);
  }
  return null;
}
