import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { readIfExists } from './read-if-exists.ts';

async function read(bytes: Buffer): Promise<string | null> {
  const file = join(await temporaryFolder(), 'site.json');
  await writeFile(file, bytes);
  try {
    return readIfExists(file);
  } catch (error) {
    return String(error).replace(file, 'site.json');
  }
}

const LARGEST = Buffer.alloc(200_000, ' ');

it('reads UTF-8, with a byte order mark and without one', async () => {
  expect(await read(Buffer.from('{ "name": "Fußball" }'))).toBe('{ "name": "Fußball" }');
  expect(await read(Buffer.from('\ufeff{}'))).toBe('{}');
  expect(await read(Buffer.alloc(0))).toBe('');
  expect(await read(LARGEST)).toHaveLength(200_000);
});

it.each([
  [Buffer.from('\ufeff{}', 'utf16le'), 'site.json is UTF-16 text: save it as UTF-8.'],
  [Buffer.from('\ufeff{}', 'utf16le').swap16(), 'site.json is UTF-16 text: save it as UTF-8.'],
  [Buffer.from('{}', 'utf16le'), 'site.json is UTF-16 text: save it as UTF-8.'],
  [Buffer.from('{}', 'utf16le').swap16(), 'site.json is UTF-16 text: save it as UTF-8.'],
  [Buffer.from('{ "name": "Fußball" }', 'latin1'), 'site.json is not UTF-8 text: save it as UTF-8.'],
  [Buffer.concat([LARGEST, Buffer.of(32)]), 'site.json is 201 KB: the maximum is 200 KB.'],
])('reports what is wrong with other bytes (%#)', async (bytes, message) => {
  expect(await read(bytes)).toBe(`ConfigError: ${message}`);
});

it('returns null if the file does not exist', async () => {
  expect(readIfExists(join(await temporaryFolder(), 'none'))).toBeNull();
});
