import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupName, keepNewestBackups, listBackups, timeOfBackup, writeBackup } from '#store/backup.ts';
import type { Context } from './context.ts';

const BACKUPS_KEPT = 14;
const HOUR_MS = 3_600_000;
const RETRY_MS = HOUR_MS;

/** Writes a backup whenever the newest one has grown old enough, across restarts as well. */
export function scheduleBackups(context: Context): () => void {
  const { config, store, clock, log } = context;
  if (store.engine === 'postgres' || config.backupHours === 0) return () => {};
  const folder = join(config.dataDir, 'backups');
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const wait = (ms: number) => {
    // A timer holds at most 24.8 days; a longer wait is taken in steps.
    if (!stopped) timer = setTimeout(() => void tick(), Math.min(ms, 24 * HOUR_MS)).unref();
  };
  const tick = async () => {
    try {
      const dueInMs = await backUpIfDue(context, folder);
      wait(dueInMs);
    } catch (error) {
      log.error({ err: error }, 'The backup failed and will be tried again in an hour');
      wait(RETRY_MS);
    }
  };
  void tick();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };

  async function backUpIfDue({ config: { backupHours } }: Context, into: string): Promise<number> {
    await mkdir(into, { recursive: true });
    const newest = (await listBackups(into)).at(-1);
    const now = clock();
    const age = newest ? now.getTime() - timeOfBackup(newest).getTime() : Number.POSITIVE_INFINITY;
    if (age < backupHours * HOUR_MS) return backupHours * HOUR_MS - age;
    const file = join(into, backupName(now));
    await writeBackup(store.db, file);
    await keepNewestBackups(into, BACKUPS_KEPT);
    log.info({ file }, 'Backup written and verified');
    return backupHours * HOUR_MS;
  }
}
