import { readFileSync } from 'node:fs';
import { ConfigError } from '../config.ts';

/** The text of a file; null when there is none. */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    // A folder that cannot be entered is told of when the database is opened.
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new ConfigError(`${file} cannot be read (${code}): it must be a file that the server may read.`);
  }
}
