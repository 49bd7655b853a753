import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The databases that are kept, one of each released schema for either engine. */
const FOLDER = import.meta.dirname;

export function keptFile(migration: string, engine: 'sqlite' | 'postgres'): string {
  return join(FOLDER, `${migration}.${engine === 'sqlite' ? 'sqlite' : 'sql'}`);
}

/** What each released migration said when it was released, as SHA-256 of its file. */
export const HASHES_FILE = join(FOLDER, 'hashes.json');

export async function hashOfMigration(migration: string): Promise<string> {
  const text = await readFile(join('src/store/migrations', `${migration}.ts`), 'utf8');
  return createHash('sha256').update(text).digest('hex');
}
