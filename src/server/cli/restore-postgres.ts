import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Restored,
  RestoreRefusedError,
  refuseUnrestorable,
  settleRestored,
} from '#store/backup/restore.ts';
import { createDatabaseBeside } from '#store/db/database-beside.ts';
import { openAsItIs } from '#store/db/open-as-it-is.ts';
import { openStore, type Store, type StoreLocation } from '#store/db/open-store.ts';
import { otherProcesses } from '#store/db/other-processes.ts';
import { picturesInFolder } from '#store/evidence/picture-files.ts';
import { copyAndCompare } from './copy-store.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

type PostgresLocation = Extract<StoreLocation, { engine: 'postgres' }>;

/**
 * Puts a backup in the place of a PostgreSQL database: into a new one beside it, which is compared with the backup and
 * then takes over its name. Whatever fails before that changes nothing.
 */
export async function restoreIntoPostgres(
  backup: string,
  location: PostgresLocation,
  now: Date,
): Promise<Restored> {
  await refuseUnrestorable(backup);
  const present = await openAsItIs(location);
  let isClosed = false;
  const closePresent = async () => {
    if (!isClosed) await present.close();
    isClosed = true;
  };
  try {
    if (await otherProcesses(present))
      throw new RestoreRefusedError(
        'A server uses this database. Stop every one first. Nothing was changed.',
      );
    const beside = await createDatabaseBeside(present.db, location.url, now);
    try {
      const settled = await fill({ engine: 'postgres', url: beside.url }, backup, present, now);
      await closePresent();
      return { aside: await beside.takePlace(), ...settled };
    } finally {
      await beside.remove();
    }
  } finally {
    await closePresent();
  }
}

async function fill(
  target: PostgresLocation,
  backup: string,
  present: Store,
  now: Date,
): Promise<Omit<Restored, 'aside'>> {
  return inTemporaryFolder(async (folder) => {
    // The backup stays as it is; a copy of it is upgraded.
    const file = join(folder, 'ces.sqlite');
    await copyFile(backup, file);
    const from = await openStore({ engine: 'sqlite', file });
    try {
      const to = await openStore(target);
      try {
        const different = await copyAndCompare(withPicturesOf(from, backup, present), to);
        if (typeof different === 'string') throw new RestoreRefusedError(different);
        return await settleRestored(to, backup, present.db, now);
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
  });
}

/** Those beside the backup; one that was downloaded has none, but the database that it replaces may still have them. */
function withPicturesOf(from: Store, backup: string, present: Store): Store {
  const beside = picturesInFolder(from.db, backup);
  const read = async (sha256: string) =>
    (await beside.read(sha256)) ?? (await present.pictures.read(sha256).catch(() => null));
  return { ...from, pictures: { ...beside, read } };
}
