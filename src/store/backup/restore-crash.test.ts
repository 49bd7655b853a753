import { promises } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openAndUpgrade } from '../db/open-and-upgrade.ts';
import { openStore, type Store } from '../db/open-store.ts';
import { currentRevision, raiseRevision } from '../db/revision.ts';
import { sha256Of } from '../evidence/images.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backupName, writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const NOW = new Date('2026-03-01T20:15:30.123Z');

const STEPS = ['chmod', 'copyFile', 'link', 'mkdir', 'rename', 'rm'] as const;

/**
 * Restores in a process that crashes after this many steps: the next step never returns. Returns whether the
 * restore was complete before.
 */
async function restoreUntil(steps: number, backup: string, database: string): Promise<boolean> {
  const real = { ...promises };
  let stepsLeft = steps;
  const died = new Promise<false>((resolve) => {
    for (const name of STEPS) {
      const step = real[name] as (...args: unknown[]) => Promise<unknown>;
      const crashing = (...args: unknown[]) => {
        stepsLeft -= 1;
        if (stepsLeft >= 0) return step(...args);
        resolve(false);
        return new Promise(() => {});
      };
      Object.assign(promises, { [name]: crashing });
    }
  });
  syncBuiltinESMExports();
  try {
    return await Promise.race([restoreBackup(backup, database, NOW).then(() => true), died]);
  } finally {
    Object.assign(promises, real);
    syncBuiltinESMExports();
  }
}

const keep = (store: Store, content: string, result: number) => {
  const jpeg = Buffer.from(content);
  const sha256 = sha256Of(jpeg);
  const row = { season: 1, result_id: result, club_id: 1, created_at: NOW.toISOString() };
  const image = { ...row, sha256, sent_sha256: sha256, width: 8, height: 6, bytes: jpeg.length };
  return store.images.keep(sha256, jpeg, async (trx) => {
    await trx.insertInto('evidence').values(image).execute();
  });
};

/** A database at revision 4 with two images, and its backup at revision 2 with one of them. */
async function makeDatabaseAndBackup(): Promise<string> {
  const folder = await temporaryFolder();
  const file = join(folder, 'ces.sqlite');
  const store = await openStore({ engine: 'sqlite', file });
  await raiseRevision(store.db, 'sqlite');
  await keep(store, 'a picture', 1);
  await mkdir(join(folder, 'kept'));
  await writeBackup(store.db, join(folder, 'kept', backupName(NOW)), file);
  for (let times = 0; times < 2; times += 1) await raiseRevision(store.db, 'sqlite');
  await keep(store, 'a later one', 2);
  await store.close();
  return folder;
}

it('leaves the old database or the restored one, with its images, whenever it is interrupted', async () => {
  const prepared = await makeDatabaseAndBackup();
  const found: number[] = [];
  for (let steps = 0, isDone = false; !isDone; steps += 1) {
    const folder = await temporaryFolder();
    await cp(prepared, folder, { recursive: true });
    const location = { engine: 'sqlite', file: join(folder, 'ces.sqlite') } as const;
    const backup = join(folder, 'kept', backupName(NOW));
    isDone = await restoreUntil(steps, backup, location.file);

    const { store } = await openAndUpgrade(location, NOW);
    found.push(await currentRevision(store.db));
    const { missing } = await store.images.sweep();
    await store.close();
    expect(missing, `after ${steps} steps`).toEqual([]);

    // An interrupted restore can be repeated.
    if (isDone) continue;
    await restoreBackup(backup, location.file, new Date(NOW.getTime() + 60_000));
    const again = await openAndUpgrade(location, NOW);
    expect(await again.store.images.sweep(), `after ${steps} steps and a second try`).toMatchObject({
      missing: [],
    });
    await again.store.close();
  }
  // The restore itself is a change to the backup.
  expect(new Set(found)).toEqual(new Set([3, 4]));
  expect(found).toEqual(found.toSorted((a, b) => b - a));
});

it('never opens an empty tournament where a database was lost', async () => {
  const prepared = await makeDatabaseAndBackup();
  await rm(join(prepared, 'ces.sqlite'));
  await writeFile(join(prepared, 'ces.sqlite-wal'), 'what a killed server left behind');
  for (let steps = 0, isDone = false; !isDone; steps += 1) {
    const folder = await temporaryFolder();
    await cp(prepared, folder, { recursive: true });
    const location = { engine: 'sqlite', file: join(folder, 'ces.sqlite') } as const;
    isDone = await restoreUntil(steps, join(folder, 'kept', backupName(NOW)), location.file);
    const opened = await openAndUpgrade(location, NOW).catch((error: Error) => error);
    if (opened instanceof Error) {
      expect(opened.name).toBe('DatabaseMissingError');
    } else {
      expect(await currentRevision(opened.store.db)).toBe(3);
      await opened.store.close();
    }
  }
});

it.each([
  ['ces.sqlite-wal', 'words'],
  ['ces.sqlite.before-2026-03-01T20-15-30-123Z', 'words'],
  ['ces.sqlite.incoming', 'words'],
  [`ces.sqlite-evidence/${'a'.repeat(64)}.jpg`, 'a picture'],
  ['backups/ces-20260301T201530Z.sqlite', 'words'],
  ['backups/before-upgrade-ces-20260301T201530Z.sqlite', 'words'],
])('opens no empty database beside %s, and changes nothing', async (left, content) => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, left, '..'), { recursive: true });
  await writeFile(join(folder, left), content);
  const location = { engine: 'sqlite', file: join(folder, 'ces.sqlite') } as const;
  await expect(openAndUpgrade(location, NOW)).rejects.toThrow(
    `The database ${location.file} is missing, but ${left} still exists`,
  );
  expect(await readFile(join(folder, left), 'utf8')).toBe(content);
  await rename(join(folder, left), join(await temporaryFolder(), 'moved-away'));
  await (await openAndUpgrade(location, NOW)).store.close();
});
