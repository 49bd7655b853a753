import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeUnverifiedBackups } from '#store/backup.ts';
import type { Config } from '../config.ts';
import { DOWNLOAD_PREFIX } from './make-backup.ts';
import { backupFolder } from './schedule-backups.ts';

/**
 * Removes the copies that a killed server could not. To be called once the database is open for this process
 * alone, since until then they may be another server's.
 */
export async function removeBackupLeftovers(config: Config): Promise<void> {
  if (config.storeLocation.engine === 'postgres') return;
  const names = await readdir(config.dataDir);
  for (const name of names.filter((name) => name.startsWith(DOWNLOAD_PREFIX)))
    await rm(join(config.dataDir, name), { recursive: true });
  if (existsSync(backupFolder(config))) await removeUnverifiedBackups(backupFolder(config));
}
