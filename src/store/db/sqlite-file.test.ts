import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshLocation } from '../testing/each-engine.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openStore } from './open-store.ts';
import { closeSqliteFile, openSqliteFile, problemOfSqliteFile } from './sqlite-file.ts';

async function newFile(): Promise<string> {
  return join(await temporaryFolder(), 'folder', 'ces.sqlite');
}

it('sets the three pragmas that durability depends on, on every open', async () => {
  const file = await newFile();
  for (const _ of ['first open', 'second open']) {
    const database = openSqliteFile(file);
    expect(database.pragma('locking_mode')).toEqual([{ locking_mode: 'exclusive' }]);
    expect(database.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    // FULL
    expect(database.pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    closeSqliteFile(database);
  }
});

it('finds no problem with a tournament database', async () => {
  const location = await freshLocation('sqlite');
  if (location.engine !== 'sqlite') throw new Error('unreachable');
  await (await openStore(location)).close();
  expect(problemOfSqliteFile(location.file)).toBeNull();
});

it('reports what is wrong with other files', async () => {
  const file = await newFile();
  expect(problemOfSqliteFile(file)).toContain('does not exist');

  closeSqliteFile(openSqliteFile(file));
  expect(problemOfSqliteFile(file)).toContain('not a database of this tournament');

  await writeFile(file, 'this is a letter, not a database'.repeat(100));
  expect(problemOfSqliteFile(file)).toContain('damaged or not a database');
});
