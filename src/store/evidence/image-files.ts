import { existsSync } from 'node:fs';
import { constants, copyFile, link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { PRIVATE_FOLDER, syncToDisk } from '../db/make-folder.ts';
import { PRIVATE_FILE } from '../db/sqlite-file.ts';
import type { Db } from '../db/tables.ts';
import { listImages } from './evidence.ts';
import { type ImageStore, sha256Of } from './images.ts';

const NAME = /^([0-9a-f]{64})\.jpg$/;
const UNFINISHED = '.part';

/** The image folder of a SQLite database or of one of its backups. */
export function imageFolder(database: string): string {
  return `${database}-evidence`;
}

/** Images in a folder beside a SQLite database: inside the database, every backup would have to copy them. */
export function imagesInFolder(db: Db, database: string): ImageStore {
  const folder = imageFolder(database);
  const fileOf = (sha256: string) => join(folder, `${sha256}.jpg`);
  // A file is stored before its row, so a search for files without a row must wait for uploads in progress. No
  // other process has this database open.
  const oneAtATime = pLimit(1);

  const read = async (sha256: string): Promise<Buffer | null> => {
    const jpeg = await readFile(fileOf(sha256)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return jpeg && sha256Of(jpeg) === sha256 ? jpeg : null;
  };
  /** Anything it misses is removed by the next sweep. */
  const removeUnlessNamed = async (sha256: string) => {
    if (!(await listImages(db)).has(sha256)) await rm(fileOf(sha256), { force: true });
  };

  return {
    keep: (sha256, jpeg, claim) =>
      oneAtATime(async () => {
        const isNew = (await read(sha256)) === null;
        if (isNew) await writeDurably(fileOf(sha256), jpeg);
        try {
          await db.transaction().execute(claim);
        } catch (error) {
          if (isNew) await removeUnlessNamed(sha256).catch(() => {});
          throw error;
        }
      }),

    read,

    sweep: () =>
      oneAtATime(async () => {
        const missing = await listImages(db);
        if (!existsSync(folder)) return { removed: 0, missing: [...missing] };
        let removed = 0;
        for (const name of await readdir(folder)) {
          const sha256 = NAME.exec(name.replace(UNFINISHED, ''))?.[1];
          // Unknown files stay.
          if (sha256 === undefined) continue;
          if (!name.endsWith(UNFINISHED) && missing.delete(sha256)) continue;
          await rm(join(folder, name));
          removed += 1;
        }
        return { removed, missing: [...missing] };
      }),
  };
}

async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  const folder = dirname(file);
  if (await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })) await syncToDisk(dirname(folder));
  const unfinished = `${file}${UNFINISHED}`;
  try {
    const handle = await open(unfinished, 'w', PRIVATE_FILE);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
    await syncToDisk(folder);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

/**
 * Adds all images of one folder to another. Their content never changes, so both share it by hard links where
 * possible, and a backup takes no extra space. `overwrite` also replaces existing files, which may be damaged.
 */
export async function shareImages(
  from: string,
  to: string,
  { overwrite = false }: { readonly overwrite?: boolean } = {},
): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true, mode: PRIVATE_FOLDER });
  for (const name of await readdir(from)) {
    if (!NAME.test(name) || (existsSync(join(to, name)) && !overwrite)) continue;
    const unfinished = join(to, `${name}${UNFINISHED}`);
    await rm(unfinished, { force: true });
    const isThere = await linkOrCopy(join(from, name), unfinished).catch((error: NodeJS.ErrnoException) => {
      // It was removed in the meantime, since its season ended long ago.
      if (error.code === 'ENOENT') return false;
      throw error;
    });
    if (!isThere) continue;
    await rename(unfinished, join(to, name));
    // Renaming does nothing if both names are links to the same file.
    await rm(unfinished, { force: true });
  }
  await syncToDisk(to);
}

/** A hard link to a file that never changes; a copy if the file system does not allow one. */
export async function linkOrCopy(from: string, to: string): Promise<true> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EEXIST') throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
    await syncToDisk(to);
  });
  return true;
}
