import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { RestoreRefusedError } from '#store/backup/restore.ts';
import { makeFolder, PRIVATE_FOLDER } from '#store/db/make-folder.ts';
import { PRIVATE_FILE } from '#store/db/sqlite-file.ts';
import { imageFolder } from '#store/evidence/image-files.ts';
import { asOperator, isActingAsOwner } from './act-as-owner.ts';

/**
 * Copies a backup that only the operator can read, such as one in /root, so that the owner of DATA_DIR can read it. Not one
 * inside DATA_DIR: there, its owner could point a symbolic link at any file of root's.
 */
export async function withReadableBackup<Result>(
  backup: string,
  dataDir: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  if (!isActingAsOwner() || isInside(dataDir, backup) || (await canRead(backup))) return work(backup);
  // A missing file is reported as such.
  if (!(await asOperator(() => canRead(backup)))) return work(backup);
  return inFolderOfOwner(dataDir, async (folder) => {
    const copy = join(folder, basename(backup));
    await copyBackup(backup, copy, { read: asOperator, write: asOwner });
    try {
      return await work(copy);
    } catch (error) {
      // The operator knows the backup by its own path.
      if (error instanceof RestoreRefusedError)
        throw new RestoreRefusedError(error.message.replaceAll(copy, backup));
      throw error;
    }
  });
}

/** Copies a backup that the owner of DATA_DIR has written to a path that only the operator can write to. */
export async function withWritableBackup<Result>(
  backup: string,
  dataDir: string,
  write: (file: string) => Promise<Result>,
): Promise<Result> {
  if (!isActingAsOwner() || isInside(dataDir, backup)) return write(backup);
  return inFolderOfOwner(dataDir, async (folder) => {
    const copy = join(folder, basename(backup));
    const result = await write(copy);
    if (existsSync(copy)) await copyBackup(copy, backup, { read: asOwner, write: asOperator });
    return result;
  });
}

type ActingAs = <Result>(work: () => Promise<Result>) => Promise<Result>;
const asOwner: ActingAs = (work) => work();

/** Includes the screenshots. One user opens each file and the other creates the copy, which must not exist yet. */
async function copyBackup(
  from: string,
  to: string,
  { read, write }: { readonly read: ActingAs; readonly write: ActingAs },
): Promise<void> {
  const copyFile = async (source: string, target: string) => {
    const reading = await read(() => open(source));
    try {
      await write(() => writeFile(target, reading.createReadStream({ autoClose: false }), NEW_FILE));
      // The date of a backup shows when it was made.
      const { mtime } = await reading.stat();
      await write(() => utimes(target, mtime, mtime));
    } finally {
      await reading.close();
    }
  };
  await write(async () => makeFolder(dirname(to)));
  const names = await read(() => readdir(imageFolder(from)).catch(() => []));
  if (names.length > 0) await write(() => mkdir(imageFolder(to), { mode: PRIVATE_FOLDER }));
  for (const name of names) await copyFile(join(imageFolder(from), name), join(imageFolder(to), name));
  await copyFile(from, to);
}

const NEW_FILE = { flag: 'wx', mode: PRIVATE_FILE, flush: true } as const;

function isInside(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..');
}

/** Opens the file, since `access` checks the real user, not the effective one. */
async function canRead(file: string): Promise<boolean> {
  try {
    await (await open(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** In DATA_DIR, which has space for the screenshots and where hard links to them are possible. */
async function inFolderOfOwner<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  makeFolder(dataDir);
  const folder = await mkdtemp(join(dataDir, '.ces-copy-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
