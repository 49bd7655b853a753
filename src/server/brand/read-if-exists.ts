import { readFileSync, statSync } from 'node:fs';
import { ConfigError } from '../start/config.ts';

/** More than ten times the size of the default regulations. */
const MAX_KILOBYTES = 200;

/** The text of a file; null if there is none. */
export function readIfExists(file: string): string | null {
  try {
    const status = statSync(file);
    // Reading a pipe would block until something writes to it.
    if (!status.isFile()) throw new ConfigError(`${file} cannot be read: it is not a file.`);
    const kilobytes = Math.ceil(status.size / 1_000);
    if (kilobytes > MAX_KILOBYTES)
      throw new ConfigError(`${file} is ${kilobytes} KB: the maximum is ${MAX_KILOBYTES} KB.`);
    return decode(readFileSync(file), file);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : '';
    // A folder without permission is reported when the database is opened.
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new ConfigError(`${file} cannot be read (${code}). Give the server's user read permission.`);
  }
}

/** Without a byte order mark, if it has one. */
function decode(bytes: Buffer, file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without a byte order mark has a zero in every other byte.
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
