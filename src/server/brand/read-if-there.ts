import { readFileSync, statSync } from 'node:fs';
import { ConfigError } from '../start/config.ts';

/** More than ten times the rules that are shipped. */
const MOST_KILOBYTES = 200;

/** The text of a file; null when there is none. */
export function readIfThere(file: string): string | null {
  try {
    const status = statSync(file);
    // To read a pipe would wait for whoever writes into it.
    if (!status.isFile()) throw new ConfigError(`${file} cannot be read: it is not a file.`);
    const kilobytes = Math.ceil(status.size / 1_000);
    if (kilobytes > MOST_KILOBYTES)
      throw new ConfigError(`${file} has ${kilobytes} KB: ${MOST_KILOBYTES} KB is the most.`);
    return decode(readFileSync(file), file);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : '';
    // A folder that cannot be entered is told of when the database is opened.
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new ConfigError(`${file} cannot be read (${code}): it must be a file that the server may read.`);
  }
}

/** Without a byte order mark, if it has one. */
function decode(bytes: Buffer, file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Half of each letter of UTF-16, where it has no byte order mark.
    if (!text.slice(0, 2).includes('\0')) return text;
  } catch {
    if (!isMarkedUtf16(bytes)) throw new ConfigError(`${file} is not UTF-8 text: save it as UTF-8.`);
  }
  throw new ConfigError(`${file} is UTF-16 text: save it as UTF-8.`);
}

function isMarkedUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
