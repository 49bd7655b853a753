import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { makeFolder, PRIVATE_FOLDER } from '#store/db/make-folder.ts';
import { PRIVATE_FILE } from '#store/db/sqlite-file.ts';
import { pictureFolder } from '#store/evidence/picture-files.ts';
import { asOperator, isActingAsOwner } from './act-as-owner.ts';

/**
 * Lets the owner of DATA_DIR read a backup that only the operator can read, in /root for one, by a copy. Not one in
 * DATA_DIR: there its owner could name any file of root's by a link.
 */
export async function withReadableBackup<Result>(
  backup: string,
  dataDir: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  if (!isActingAsOwner() || isInside(dataDir, backup) || (await canRead(backup))) return work(backup);
  return inFolderOfOwner(dataDir, async (folder) => {
    const copy = join(folder, basename(backup));
    await copyBackup(backup, copy, { read: asOperator, write: asOwner });
    return work(copy);
  });
}

/** Lets the owner of DATA_DIR write a backup to where only the operator can, by a copy. */
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

/** With its pictures. Each file is opened by one user and created by the other, and never under a name that exists. */
async function copyBackup(
  from: string,
  to: string,
  { read, write }: { readonly read: ActingAs; readonly write: ActingAs },
): Promise<void> {
  const copyFile = async (source: string, target: string) => {
    const reading = await read(() => open(source));
    try {
      await write(() => writeFile(target, reading.createReadStream({ autoClose: false }), NEW_FILE));
      // By its date it is known when a backup was made.
      const { mtime } = await reading.stat();
      await write(() => utimes(target, mtime, mtime));
    } finally {
      await reading.close();
    }
  };
  await write(async () => makeFolder(dirname(to)));
  const names = await read(() => readdir(pictureFolder(from)).catch(() => []));
  if (names.length > 0) await write(() => mkdir(pictureFolder(to), { mode: PRIVATE_FOLDER }));
  for (const name of names) await copyFile(join(pictureFolder(from), name), join(pictureFolder(to), name));
  await copyFile(from, to);
}

const NEW_FILE = { flag: 'wx', mode: PRIVATE_FILE, flush: true } as const;

function isInside(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..');
}

/** Tried out, since `access` asks for the user who runs the command. */
async function canRead(file: string): Promise<boolean> {
  try {
    await (await open(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** In DATA_DIR, where there is room for pictures and their content can be shared. */
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
