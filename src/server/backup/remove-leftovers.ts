import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { removeUnverifiedBackups } from '#store/backup/backup.ts';
import type { Config } from '../start/config.ts';
import { backupFolder } from './back-up-if-due.ts';
import { listAbandonedDownloads } from './make-backup.ts';

/**
 * Removes the copies that a killed server could not. Call it after this process has locked the database, since
 * until then they may be another server's.
 */
export async function removeBackupLeftovers(config: Config): Promise<void> {
  if (config.storeLocation.engine === 'postgres') return;
  for (const folder of await listAbandonedDownloads(config.dataDir)) await rm(folder, { recursive: true });
  if (existsSync(backupFolder(config))) await removeUnverifiedBackups(backupFolder(config));
}
