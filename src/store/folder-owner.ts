import { existsSync } from 'node:fs';
import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Gives files and folders to whoever owns this folder. An operator runs commands as root, and the server, which has a
 * user of its own, could not open what root has made.
 */
export async function giveToOwnerOf(folder: string, paths: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  for (const path of paths.filter(existsSync)) {
    await chown(path, uid, gid);
    if (!(await stat(path)).isDirectory()) continue;
    for (const name of await readdir(path)) await chown(join(path, name), uid, gid);
  }
}
