import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { readIfThere } from './read-if-there.ts';

async function read(bytes: Buffer): Promise<string | null> {
  const file = join(await temporaryFolder(), 'site.json');
  await writeFile(file, bytes);
  try {
    return readIfThere(file);
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
  [Buffer.concat([LARGEST, Buffer.of(32)]), 'site.json has 201 KB: 200 KB is the most.'],
])('says what is wrong with other bytes (%#)', async (bytes, sentence) => {
  expect(await read(bytes)).toBe(`ConfigError: ${sentence}`);
});

it('reads nothing where there is none', async () => {
  expect(readIfThere(join(await temporaryFolder(), 'none'))).toBeNull();
});
