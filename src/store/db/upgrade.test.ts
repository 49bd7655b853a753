import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { writeSecret } from '../access/secrets.ts';
import { insertStaff, listStaff } from '../access/staff.ts';
import { restoreBackup } from '../backup/restore.ts';
import { readRecordFile } from '../record/record-file.ts';
import { addEntries } from '../testing/add-entries.ts';
import { describeEachEngine, freshLocation } from '../testing/each-engine.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { DatabaseTooNewError, MIGRATIONS, UnreleasedDatabaseError } from './migrate.ts';
import { openAndUpgrade } from './open-and-upgrade.ts';
import { openStore, type StoreLocation } from './open-store.ts';
import { OtherVersionError, problemOfServer, readSnapshot } from './open-without-migrating.ts';
import { currentRevision } from './revision.ts';
import { problemOfSchema } from './schema-problem.ts';
import { problemOfSqliteFile } from './sqlite-file.ts';

const NOW = new Date('2026-11-16T20:00:00Z');
const KEPT = 'before-upgrade-ces-20261116T200000Z.sqlite';

const migrations = MIGRATIONS as Record<string, unknown>;

/** A later version, with one more migration, until the test ends or `becomeThisVersion`. */
function becomeLaterVersion(): void {
  migrations['002-later'] = (db: Kysely<unknown>) =>
    sql`alter table record add column motto text not null default 'Play on'`.execute(db);
  onTestFinished(becomeThisVersion);
}

function becomeThisVersion(): void {
  delete migrations['002-later'];
}

/** A database written by this version. */
async function writtenDatabase(location: StoreLocation): Promise<void> {
  const store = await openStore(location);
  await addEntries(store.db, [{ kind: 'reopened', data: { season: 1 } }]);
  // Databases that share it are copies of one tournament.
  await writeSecret(store.db, 'sender-salt', 'salt');
  await store.close();
}

/** A database written before the first release. */
async function unreleasedDatabase(location: StoreLocation): Promise<void> {
  const store = await openStore(location);
  await sql`delete from kysely_migration`.execute(store.db);
  for (const name of ['001-tournament', '002-season'])
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026')`.execute(store.db);
  await store.close();
}

describeEachEngine('the database of an older version', (engine) => {
  it('is upgraded, and keeps its rows', async () => {
    const location = await freshLocation(engine);
    await writtenDatabase(location);
    becomeLaterVersion();
    const store = await openStore(location);
    onTestFinished(() => store.close());
    const { rows } = await sql`select kind, motto from record`.execute(store.db);
    expect(rows).toEqual([{ kind: 'reopened', motto: 'Play on' }]);
  });
});

describeEachEngine('the database of an unreleased version', (engine) => {
  it('is rejected with a message, and stays unchanged', async () => {
    const location = await freshLocation(engine);
    await unreleasedDatabase(location);
    for (const _attempt of [1, 2])
      await expect(openStore(location)).rejects.toThrow(new UnreleasedDatabaseError());
  });
});

const UNRELEASED =
  'was written by an unreleased version of this software. Version 1.0 starts with a new database.';

it('rejects a backup of an unreleased version', async () => {
  const file = join(await temporaryFolder(), 'ces.sqlite');
  await unreleasedDatabase({ engine: 'sqlite', file });
  expect(await problemOfSchema(file)).toBe(`${file} ${UNRELEASED}`);
  expect(await readRecordFile(file)).toBe(`${file} ${UNRELEASED}`);
  const target = join(await temporaryFolder(), 'ces.sqlite');
  await expect(restoreBackup(file, target, NOW)).rejects.toThrow(UNRELEASED);
});

it('does not read a PostgreSQL database of another version', async () => {
  const location = await freshLocation('postgres');
  await unreleasedDatabase(location);
  await expect(readSnapshot(location, async () => {})).rejects.toThrow(
    new OtherVersionError(`The database ${UNRELEASED}`),
  );

  const older = await freshLocation('postgres');
  await writtenDatabase(older);
  expect(await problemOfServer(older)).toBeNull();
  becomeLaterVersion();
  expect(await problemOfServer(older)).toContain('was written by an older version');
});

it('keeps a verified copy of an older database before upgrading it', async () => {
  const folder = await temporaryFolder();
  const location = { engine: 'sqlite', file: join(folder, 'ces.sqlite') } as const;
  await writtenDatabase(location);
  becomeLaterVersion();
  const { store, keptAs } = await openAndUpgrade(location, NOW);
  await store.close();
  expect(keptAs).toBe(join(folder, 'backups', KEPT));
  expect(problemOfSqliteFile(String(keptAs))).toBeNull();
  const again = await openAndUpgrade(location, new Date(NOW.getTime() + 1000));
  expect(again.keptAs).toBeNull();
  expect(await readdir(join(folder, 'backups'))).toEqual([KEPT]);

  // It can be restored like any backup, and is upgraded then.
  const back = join(await temporaryFolder(), 'ces.sqlite');
  await restoreBackup(String(keptAs), back, NOW);
  expect(await problemOfSchema(back)).toBeNull();

  // The older version rejects the upgraded database, and opens the copy.
  await again.store.close();
  becomeThisVersion();
  await expect(openStore(location)).rejects.toThrow(DatabaseTooNewError);
  const older = await openStore({ engine: 'sqlite', file: String(keptAs) });
  onTestFinished(() => older.close());
  expect(await currentRevision(older.db)).toBe(1);
});

it('restores the copy with the older version, and keeps the links that were created since', async () => {
  const folder = await temporaryFolder();
  const location = { engine: 'sqlite', file: join(folder, 'ces.sqlite') } as const;
  await writtenDatabase(location);
  migrations['002-later'] = (db: Kysely<unknown>) =>
    sql`alter table staff add column motto text not null default 'Play on'`.execute(db);
  onTestFinished(becomeThisVersion);
  const { store, keptAs } = await openAndUpgrade(location, NOW);
  const staff = { name: 'Ada', role: 'reviewer', keyHash: 'hash', createdAt: NOW.toISOString() } as const;
  await insertStaff(store.db, staff);
  await store.close();

  becomeThisVersion();
  expect(await restoreBackup(String(keptAs), location.file, NOW)).toMatchObject({ isAccessCarried: true });
  const restored = await openStore(location);
  onTestFinished(() => restored.close());
  expect(await listStaff(restored.db)).toMatchObject([{ name: 'Ada' }]);
});

it('changes nothing when the copy cannot be written', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'ces.sqlite');
  await writtenDatabase({ engine: 'sqlite', file });
  becomeLaterVersion();
  await writeFile(join(folder, 'backups'), 'not a folder');
  await expect(openAndUpgrade({ engine: 'sqlite', file }, NOW)).rejects.toThrow();
  await mkdir(join(folder, 'aside'));
  const untouched = join(folder, 'aside', 'ces.sqlite');
  await copyFile(file, untouched);
  const { store, keptAs } = await openAndUpgrade({ engine: 'sqlite', file: untouched }, NOW);
  await store.close();
  expect(keptAs).not.toBeNull();
});

it('makes no copy of a new database', async () => {
  const folder = await temporaryFolder();
  const { store, keptAs } = await openAndUpgrade({ engine: 'sqlite', file: join(folder, 'ces.sqlite') }, NOW);
  onTestFinished(() => store.close());
  expect(keptAs).toBeNull();
  expect(await readdir(folder)).not.toContain('backups');
});
