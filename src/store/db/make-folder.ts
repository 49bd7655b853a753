import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Readable by the server's own user alone: password and token hashes are among the data. */
export const PRIVATE_FOLDER = 0o700;

/** Also those above it. Node's own recursive mkdir never ends where nothing can be created, in /proc for one. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: PRIVATE_FOLDER });
}
