import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  backupName,
  keepNewestBackups,
  listBackups,
  removeUnverifiedBackups,
  timeOfBackup,
  writeBackup,
} from '#store/backup/backup.ts';
import { PRIVATE_FOLDER } from '#store/db/make-folder.ts';
import type { Context } from '../context.ts';
import type { Config } from '../start/config.ts';
import { listAbandonedDownloads } from './make-backup.ts';

const BACKUPS_KEPT = 14;
const HOUR_MS = 3_600_000;

export function backupFolder(config: Config): string {
  return join(config.dataDir, 'backups');
}

function databaseOf({ storeLocation }: Config): string | undefined {
  return storeLocation.engine === 'sqlite' ? storeLocation.file : undefined;
}

/**
 * Writes a backup if the newest one is old enough, and returns whether it did. The age of the newest file decides,
 * so that restarts neither skip a backup nor add one.
 */
export async function backUpIfDue({ config, store, clock, log }: Context): Promise<boolean> {
  const folder = backupFolder(config);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const now = clock();
  const newest = (await listBackups(folder, now)).at(-1);
  const ageMs = newest ? now.getTime() - timeOfBackup(newest).getTime() : -1;
  if (ageMs >= 0 && ageMs < config.backupHours * HOUR_MS) return false;

  const file = join(folder, backupName(now));
  await writeBackup(store.db, file, databaseOf(config));
  await keepNewestBackups(folder, BACKUPS_KEPT, now);
  log.info({ file }, 'Backup written and verified');
  return true;
}

/**
 * Removes the copies that a killed server could not. Call it after this process has locked the database, since
 * until then they may be another server's.
 */
export async function removeBackupLeftovers(config: Config): Promise<void> {
  if (config.storeLocation.engine === 'postgres') return;
  for (const folder of await listAbandonedDownloads(config.dataDir)) await rm(folder, { recursive: true });
  if (existsSync(backupFolder(config))) await removeUnverifiedBackups(backupFolder(config));
}
