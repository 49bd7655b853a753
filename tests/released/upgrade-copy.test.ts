import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openAndUpgrade } from '#store/open-and-upgrade.ts';
import { restoreBackup } from '#store/restore.ts';
import { problemOfSqliteFile } from '#store/sqlite-file.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { keptFile } from './kept.ts';

const NOW = new Date('2026-11-16T20:00:00Z');
const KEPT = 'before-upgrade-ces-20261116T200000Z.sqlite';

it('keeps a verified copy of what an older version has written, before it is upgraded', async () => {
  const folder = await temporaryFolder();
  const location = { engine: 'sqlite', file: join(folder, 'ces.sqlite') } as const;
  await copyFile(keptFile('003-record', 'sqlite'), location.file);
  const { store, keptAs } = await openAndUpgrade(location, NOW);
  await store.close();
  expect(keptAs).toBe(join(folder, 'backups', KEPT));
  expect(problemOfSqliteFile(String(keptAs))).toBeNull();
  // It is as it was: an older version could open it.
  const back = join(await temporaryFolder(), 'ces.sqlite');
  await restoreBackup(String(keptAs), back, NOW);

  const again = await openAndUpgrade(location, new Date(NOW.getTime() + 1000));
  onTestFinished(() => again.store.close());
  expect(again.keptAs).toBeNull();
  expect(await readdir(join(folder, 'backups'))).toEqual([KEPT]);
});

it('changes nothing when the copy cannot be written', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'ces.sqlite');
  await copyFile(keptFile('003-record', 'sqlite'), file);
  await writeFile(join(folder, 'backups'), 'in the way');
  await expect(openAndUpgrade({ engine: 'sqlite', file }, NOW)).rejects.toThrow();
  await mkdir(join(folder, 'aside'));
  const untouched = join(folder, 'aside', 'ces.sqlite');
  await copyFile(file, untouched);
  const { store, keptAs } = await openAndUpgrade({ engine: 'sqlite', file: untouched }, NOW);
  await store.close();
  expect(keptAs).not.toBeNull();
});

it('makes no copy of a database that is new', async () => {
  const folder = await temporaryFolder();
  const { store, keptAs } = await openAndUpgrade({ engine: 'sqlite', file: join(folder, 'ces.sqlite') }, NOW);
  onTestFinished(() => store.close());
  expect(keptAs).toBeNull();
  expect(await readdir(folder)).not.toContain('backups');
});
