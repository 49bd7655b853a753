import { statfs } from 'node:fs/promises';
import type { Context } from '../context.ts';

/** A backup, a season of screenshots and the log of a busy evening need this much. */
export const MIN_FREE_BYTES = 500_000_000;

/** Warns once when disk space runs low, before a write fails, and again after it has recovered. */
export function createDiskSpaceWatch(
  { config, log }: Pick<Context, 'config' | 'log'>,
  bytesIn: typeof freeBytes = freeBytes,
): () => Promise<void> {
  let isWarned = false;
  return async () => {
    const free = await bytesIn(config.dataDir);
    if (free === null) return;
    if (free < MIN_FREE_BYTES && !isWarned)
      log.warn(
        { freeMb: Math.round(free / 1_000_000), dataDir: config.dataDir },
        'Disk space is running low',
      );
    isWarned = free < MIN_FREE_BYTES;
  };
}

/** Null if unknown: with PostgreSQL the folder may not exist. */
export async function freeBytes(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}
