import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { backupName, keepNewestBackups, removeUnverifiedBackups, writeBackup } from '../backup/backup.ts';
import { restoreBackup } from '../backup/restore.ts';
import { openStore, type Store, type StoreLocation } from '../db/open-store.ts';
import { afterFirstQuery } from '../testing/between-queries.ts';
import { describeEachEngine, freshLocation } from '../testing/each-engine.ts';
import { openFreshStore } from '../testing/open-fresh-store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { insertEvidence } from './evidence.ts';
import { imagesInFolder } from './image-files.ts';
import { sha256Of } from './images.ts';

const NOW = new Date('2026-03-01T20:15:30.000Z');

/** Stores these bytes as an image of a result, and returns its hash. */
async function keep({ images }: Store, text: string, resultId = 1): Promise<string> {
  const jpeg = Buffer.from(text);
  const sha256 = sha256Of(jpeg);
  await images.keep(sha256, jpeg, (trx) =>
    insertEvidence(
      trx,
      { resultId, clubId: 1 },
      {
        season: 1,
        sha256,
        sentSha256: sha256,
        width: 1,
        height: 1,
        bytes: jpeg.length,
        createdAt: NOW.toISOString(),
      },
    ),
  );
  return sha256;
}

const refuse = () => Promise.reject(new Error('refused'));

describeEachEngine('an image', (engine) => {
  it('is stored with the rows that refer to it, or not at all', async () => {
    const store = await openFreshStore(engine);
    const sha256 = await keep(store, 'a picture');
    expect(String(await store.images.read(sha256))).toBe('a picture');
    const other = Buffer.from('another');
    await expect(store.images.keep(sha256Of(other), other, refuse)).rejects.toThrow('refused');
    expect(await store.images.read(sha256Of(other))).toBeNull();
    // An image of another result stays when adding it to this one fails.
    await expect(store.images.keep(sha256, Buffer.from('a picture'), refuse)).rejects.toThrow('refused');
    expect(await store.images.read(sha256)).not.toBeNull();
  });

  it('is swept only if it belongs to no result', async () => {
    const store = await openFreshStore(engine);
    const [first, second] = [await keep(store, 'first'), await keep(store, 'second')];
    await keep(store, 'second', 2);
    await store.db.deleteFrom('evidence').where('result_id', '=', 1).execute();
    expect(await store.images.sweep()).toEqual({ removed: 1, missing: [] });
    expect([await store.images.read(first), String(await store.images.read(second))]).toEqual([
      null,
      'second',
    ]);
  });
});

it('that is uploaded during a sweep is kept', async () => {
  const { location } = await openSite();
  const store = await openStore(location);
  onTestFinished(() => store.close());
  await keep(store, 'an earlier one');
  let late: Promise<string> | undefined;
  const db = afterFirstQuery(store.db, () => {
    // The sweep has just read which images belong to a result. Without the lock, this one would be stored now.
    late = keep({ ...store, images }, 'a late one');
    return Promise.race([late, delay(200)]);
  });
  const images = imagesInFolder(db, location.file);
  expect(await images.sweep()).toEqual({ removed: 0, missing: [] });
  expect(String(await images.read((await late) ?? ''))).toBe('a late one');
});

interface Site {
  readonly location: Extract<StoreLocation, { engine: 'sqlite' }>;
  readonly backup: string;
  readonly folder: string;
}

async function openSite(): Promise<Site> {
  const folder = await temporaryFolder();
  const location = (await freshLocation('sqlite')) as Site['location'];
  return { location, folder, backup: join(folder, backupName(NOW)) };
}

async function readRestored({ location }: Site, sha256: string): Promise<string> {
  const store = await openStore(location);
  onTestFinished(() => store.close());
  return String(await store.images.read(sha256));
}

it('is part of a backup without taking space twice, and is restored with it', async () => {
  const site = await openSite();
  const { location, backup } = site;
  const store = await openStore(location);
  const sha256 = await keep(store, 'a picture');
  await writeFile(join(`${location.file}-evidence`, `${'a'.repeat(64)}.jpg.part`), 'unfinished');
  await writeBackup(store.db, backup, location.file);
  await keep(store, 'a later one');
  await store.close();
  expect(await readdir(`${backup}-evidence`)).toEqual([`${sha256}.jpg`]);
  const { nlink, mode } = await stat(join(`${backup}-evidence`, `${sha256}.jpg`));
  expect([nlink, mode & 0o777]).toEqual([2, 0o600]);

  await rm(`${location.file}-evidence`, { recursive: true });
  await restoreBackup(backup, location.file, NOW);
  expect(await readRestored(site, sha256)).toBe('a picture');
});

it('stays when a downloaded backup is restored, and nothing else is lost', async () => {
  const site = await openSite();
  const { location, backup } = site;
  const store = await openStore(location);
  const sha256 = await keep(store, 'a picture');
  await writeBackup(store.db, backup);
  expect(existsSync(`${backup}-evidence`)).toBe(false);
  const later = await keep(store, 'a later one');
  await store.close();
  const { aside } = await restoreBackup(backup, location.file, NOW);
  expect((await readdir(`${aside}-evidence`)).sort()).toEqual([`${sha256}.jpg`, `${later}.jpg`].sort());

  const restored = await openStore(location);
  onTestFinished(() => restored.close());
  expect(await restored.images.sweep()).toEqual({ removed: 1, missing: [] });
  expect(String(await restored.images.read(sha256))).toBe('a picture');
  expect(String(await readFile(join(`${aside}-evidence`, `${later}.jpg`)))).toBe('a later one');
});

it('that a backup lacks is reported as missing, and the rest is served', async () => {
  const { location, backup } = await openSite();
  const store = await openStore(location);
  const sha256 = await keep(store, 'a picture');
  await writeBackup(store.db, backup);
  await store.close();
  await rm(`${location.file}-evidence`, { recursive: true });
  await restoreBackup(backup, location.file, NOW);
  const restored = await openStore(location);
  onTestFinished(() => restored.close());
  expect(await restored.images.sweep()).toEqual({ removed: 0, missing: [sha256] });
});

it('is deleted with the backup that contains it', async () => {
  const { location, folder } = await openSite();
  const store = await openStore(location);
  onTestFinished(() => store.close());
  await keep(store, 'a picture');
  const names = [1, 2, 3].map((day) => backupName(new Date(`2026-02-0${day}T03:00:00Z`)));
  for (const name of names) await writeBackup(store.db, join(folder, name), location.file);
  await mkdir(join(folder, 'ces-20260101T000000Z.sqlite-evidence'));
  await mkdir(join(folder, 'pictures-of-mine'));
  await keepNewestBackups(folder, 1, NOW);
  const left = async () => (await readdir(folder)).sort();
  expect(await left()).toEqual(
    [names[2], `${names[2]}-evidence`, 'ces-20260101T000000Z.sqlite-evidence', 'pictures-of-mine'].sort(),
  );
  await removeUnverifiedBackups(folder);
  expect(await left()).toEqual([names[2], `${names[2]}-evidence`, 'pictures-of-mine'].sort());
});
