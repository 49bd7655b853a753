import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupName, keepNewestBackups, listBackups, timeOfBackup, writeBackup } from '#store/backup.ts';
import { PRIVATE_FOLDER } from '#store/make-folder.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';

const BACKUPS_KEPT = 14;
const HOUR_MS = 3_600_000;
const RETRY_MS = HOUR_MS;
/** A timer cannot hold more than 24.8 days; a longer wait is taken in steps. */
const LONGEST_WAIT_MS = 24 * HOUR_MS;

export function backupFolder(config: Config): string {
  return join(config.dataDir, 'backups');
}

function databaseOf({ storeLocation }: Config): string | undefined {
  return storeLocation.engine === 'sqlite' ? storeLocation.file : undefined;
}

/** Writes backups for as long as the server runs. Returns how to stop. */
export function scheduleBackups(context: Context): () => void {
  if (context.store.engine === 'postgres' || context.config.backupHours === 0) return () => {};
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const tick = async () => {
    const waitMs = await backUpIfDue(context).catch((error) => {
      context.log.error({ err: error }, 'The backup failed and will be tried again in an hour');
      return RETRY_MS;
    });
    if (!isStopped) timer = setTimeout(() => void tick(), Math.min(waitMs, LONGEST_WAIT_MS)).unref();
  };
  void tick();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/**
 * Writes a backup if the newest one is old enough, and returns how long the next has to wait. The age of
 * the newest file decides, so that restarts neither skip a backup nor add one.
 */
export async function backUpIfDue({ config, store, clock, log }: Context): Promise<number> {
  const intervalMs = config.backupHours * HOUR_MS;
  const folder = backupFolder(config);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const now = clock();
  const newest = (await listBackups(folder, now)).at(-1);
  const ageMs = newest ? now.getTime() - timeOfBackup(newest).getTime() : intervalMs;
  if (ageMs >= 0 && ageMs < intervalMs) return intervalMs - ageMs;

  const file = join(folder, backupName(now));
  await writeBackup(store.db, file, databaseOf(config));
  await keepNewestBackups(folder, BACKUPS_KEPT, now);
  log.info({ file }, 'Backup written and verified');
  return intervalMs;
}
