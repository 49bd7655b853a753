import { open } from 'node:fs/promises';

/** Returns when a file, or what a folder lists, is on disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
