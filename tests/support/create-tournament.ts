import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * An empty tournament in this data folder. Its password is that of the test servers, under a light hash: a server that
 * stores a password itself, and then checks it, works for more than a second.
 */
export function createTournament(dataDir: string): Promise<void> {
  return copyFile(inject('emptyTournament').sqliteFile, join(dataDir, 'ces.sqlite'));
}
