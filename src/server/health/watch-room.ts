import { statfs } from 'node:fs/promises';
import type { Context } from '../context.ts';

const EVERY_MS = 600_000;

/** Below it a disk is about to be full: a backup, a season of pictures and the log of a busy evening need as much. */
export const LEAST_FREE_BYTES = 500_000_000;

/** Logs it when the disk of the data is filling up, once until there is room again: before a write fails. */
export function watchRoom(
  { config, log }: Pick<Context, 'config' | 'log'>,
  bytesIn: typeof freeBytes = freeBytes,
): () => void {
  let isTold = false;
  const look = async () => {
    const free = await bytesIn(config.dataDir);
    if (free === null) return;
    if (free < LEAST_FREE_BYTES && !isTold)
      log.warn({ freeMb: Math.round(free / 1_000_000), dataDir: config.dataDir }, 'The disk is filling up');
    isTold = free < LEAST_FREE_BYTES;
  };
  void look();
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Null where it cannot be known: with PostgreSQL there may be no folder. */
export async function freeBytes(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}
