import { statfs } from 'node:fs/promises';
import type { Context } from '../context.ts';

/** Below it a disk is about to be full: a backup, a season of pictures and the log of a busy evening need as much. */
export const LEAST_FREE_BYTES = 500_000_000;

/** Looks whether the disk of the data is filling up. Logs it once until there is room again: before a write fails. */
export function createRoomWatch(
  { config, log }: Pick<Context, 'config' | 'log'>,
  bytesIn: typeof freeBytes = freeBytes,
): () => Promise<void> {
  let isTold = false;
  return async () => {
    const free = await bytesIn(config.dataDir);
    if (free === null) return;
    if (free < LEAST_FREE_BYTES && !isTold)
      log.warn({ freeMb: Math.round(free / 1_000_000), dataDir: config.dataDir }, 'The disk is filling up');
    isTold = free < LEAST_FREE_BYTES;
  };
}

/** Null where it cannot be known: with PostgreSQL there may be no folder. */
export async function freeBytes(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}
