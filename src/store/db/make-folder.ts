import { existsSync, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Readable only by the server's user: the data includes password and token hashes. */
export const PRIVATE_FOLDER = 0o700;

/**
 * Including parent folders. Node's own recursive mkdir never returns where nothing can be created, for example in
 * /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: PRIVATE_FOLDER });
}

/** Waits until a file, or the list of a folder, is on disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
