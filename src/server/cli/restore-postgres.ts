import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  finishRestore,
  type Restored,
  RestoreRefusedError,
  refuseUnrestorable,
} from '#store/backup/restore.ts';
import { openStore, type Store, type StoreLocation } from '#store/db/open-store.ts';
import { openWithoutMigrating } from '#store/db/open-without-migrating.ts';
import { otherProcesses } from '#store/db/other-processes.ts';
import { createReplacementDatabase } from '#store/db/replacement-database.ts';
import { imagesInFolder } from '#store/evidence/image-files.ts';
import { copyAndCompare } from './copy-store.ts';

type PostgresLocation = Extract<StoreLocation, { engine: 'postgres' }>;

/**
 * Replaces a PostgreSQL database with a backup: copies it into a new database, compares the two, and then gives the new one
 * the name of the old. A failure before that changes nothing.
 */
export async function restoreIntoPostgres(
  backup: string,
  location: PostgresLocation,
  now: Date,
): Promise<Restored> {
  await refuseUnrestorable(backup);
  const present = await openWithoutMigrating(location);
  let isClosed = false;
  const closePresent = async () => {
    if (!isClosed) await present.close();
    isClosed = true;
  };
  try {
    if (await otherProcesses(present))
      throw new RestoreRefusedError(
        'A server is using this database. Stop every server first. Nothing was changed.',
      );
    const replacement = await createReplacementDatabase(present.db, location.url, now);
    try {
      const outcome = await fill({ engine: 'postgres', url: replacement.url }, backup, present, now);
      await closePresent();
      return { aside: await replacement.swapIn(), ...outcome };
    } finally {
      await replacement.remove();
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
    // The backup is not changed: a copy is upgraded.
    const file = join(folder, 'ces.sqlite');
    await copyFile(backup, file);
    const from = await openStore({ engine: 'sqlite', file });
    try {
      const to = await openStore(target);
      try {
        const different = await copyAndCompare(withImagesOf(from, backup, present), to);
        if (typeof different === 'string') throw new RestoreRefusedError(different);
        return await finishRestore(to, backup, present.db, now);
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
  });
}

/** A downloaded backup has no screenshots beside it, but the database that it replaces may still have them. */
function withImagesOf(from: Store, backup: string, present: Store): Store {
  const replacement = imagesInFolder(from.db, backup);
  const read = async (sha256: string) =>
    (await replacement.read(sha256)) ?? (await present.images.read(sha256).catch(() => null));
  return { ...from, images: { ...replacement, read } };
}

/** Creates a private temporary folder and removes it afterwards. */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'ces-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
