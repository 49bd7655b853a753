import { existsSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { makeFolder, syncToDisk } from '../db/make-folder.ts';
import { dialectOf } from '../db/open-store.ts';
import { PRIVATE_FILE, problemOfSqliteFile } from '../db/sqlite-file.ts';
import type { Db, Tables } from '../db/tables.ts';
import { imageFolder, shareImages } from '../evidence/image-files.ts';
import { removeDrawSecret } from '../private/draw-secret.ts';

const NAME = /^ces-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.sqlite$/;
const FOLDER_NAME = /^(ces-\d{8}T\d{6}Z\.sqlite)-evidence$/;

const UNVERIFIED = '.part';
/** SQLite may have left a journal beside it. */
const UNVERIFIED_NAME = /^ces-\d{8}T\d{6}Z\.sqlite\.part(-journal|-wal|-shm)?$/;

/** Whether a file of this name is a backup, or the leftover of an interrupted one. */
export function isBackupFile(name: string): boolean {
  return NAME.test(name) || UNVERIFIED_NAME.test(name);
}

/** Names sort by time: the newest is the last. */
export function backupName(now: Date): string {
  return `ces-${now.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')}.sqlite`;
}

export function timeOfBackup(name: string): Date {
  return new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z'));
}

/**
 * Writes a consistent copy of a SQLite database and verifies it before it gets its name: a file with a backup's
 * name is a good backup. If the database is given, its images are included, in the folder of the copy.
 */
export function writeBackup(db: Db, file: string, database?: string): Promise<void> {
  return keepVerified(file, database, (unverified) => copyInto(db, unverified));
}

/** The same without images and without the secret of a sealed or running draw. */
export function writeDownload(db: Db, file: string): Promise<void> {
  return keepVerified(file, undefined, async (unverified) => {
    await copyInto(db, unverified);
    removeDrawSecret(unverified);
  });
}

async function copyInto(db: Db, file: string): Promise<void> {
  await writeFile(file, '', { mode: PRIVATE_FILE });
  await sql`vacuum into ${file}`.execute(db);
}

/** The same for a database that no server uses. It is not changed, whichever version has written it. */
export async function backUpClosedDatabase(database: string, file: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: await dialectOf({ engine: 'sqlite', file: database }) });
  try {
    makeFolder(dirname(file));
    await writeBackup(db, file, database);
  } finally {
    await db.destroy();
  }
}

/** Writes a copy under a temporary name, and renames it once it is verified. */
export async function keepVerified(
  file: string,
  database: string | undefined,
  write: (unverified: string) => Promise<void>,
): Promise<void> {
  const unverified = `${file}${UNVERIFIED}`;
  await rm(unverified, { force: true });
  try {
    await write(unverified);
    const problem = problemOfSqliteFile(unverified);
    if (problem) throw new Error(`The backup could not be verified. ${problem}`);
    await syncToDisk(unverified);
    // After the copy: an image is stored before the row that refers to it.
    if (database) await shareImages(imageFolder(database), imageFolder(file));
    await rename(unverified, file);
    await syncToDisk(dirname(file));
  } finally {
    await rm(unverified, { force: true });
    if (!existsSync(file)) await rm(imageFolder(file), { recursive: true, force: true });
  }
}

/**
 * The backups in a folder, oldest first. A name in the future comes from a wrong clock; it counts as the oldest, so
 * that it neither stops the schedule nor replaces current backups.
 */
export async function listBackups(folder: string, now: Date): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const isFromFuture = (name: string) => timeOfBackup(name) > now;
  return [...names.filter(isFromFuture), ...names.filter((name) => !isFromFuture(name))];
}

export async function keepNewestBackups(folder: string, count: number, now: Date): Promise<void> {
  const names = await listBackups(folder, now);
  for (const name of names.slice(0, -count)) {
    await rm(join(folder, name));
    await rm(imageFolder(join(folder, name)), { recursive: true, force: true });
  }
}

/** Removes the unfinished backups of interrupted runs, and images without a backup. */
export async function removeUnverifiedBackups(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((name) => UNVERIFIED_NAME.test(name))) await rm(join(folder, name));
  for (const name of names) {
    const backup = FOLDER_NAME.exec(name)?.[1];
    if (backup && !existsSync(join(folder, backup))) await rm(join(folder, name), { recursive: true });
  }
}
