import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createRecordCheck } from '#domain/record/check-record.ts';
import { isKnownDevice, rememberDevice } from '../access/known-devices.ts';
import { findSession, insertSession } from '../access/sessions.ts';
import { openStore, type StoreLocation } from '../db/open-store.ts';
import { currentRevision, raiseRevision } from '../db/revision.ts';
import { problemOfSqliteFile } from '../db/sqlite-file.ts';
import { listRecordEntries } from '../record/read-entries.ts';
import { addEntries } from '../testing/add-entries.ts';
import { freshLocation } from '../testing/each-engine.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import {
  backupName,
  keepNewestBackups,
  listBackups,
  removeUnverifiedBackups,
  timeOfBackup,
  writeBackup,
} from './backup.ts';
import { RestoreRefusedError, restoreBackup } from './restore.ts';

const NOW = new Date('2026-03-01T20:15:30.123Z');
let folder: string;
let location: Extract<StoreLocation, { engine: 'sqlite' }>;

beforeEach(async () => {
  folder = await temporaryFolder();
  location = (await freshLocation('sqlite')) as typeof location;
});

/**
 * A database at revision 2, its backup, and then two changes that the backup does not have. A restore raises the
 * revision.
 */
async function makeDatabaseAndBackup(): Promise<string> {
  const backup = join(folder, backupName(NOW));
  const store = await openStore(location);
  await raiseRevision(store.db, 'sqlite');
  await writeBackup(store.db, backup);
  for (const _change of [1, 2]) await raiseRevision(store.db, 'sqlite');
  await store.close();
  return backup;
}

async function revisionNow(): Promise<number> {
  const store = await openStore(location);
  onTestFinished(() => store.close());
  return await currentRevision(store.db);
}

it('names a backup by its time', () => {
  expect(backupName(NOW)).toBe('ces-20260301T201530Z.sqlite');
  expect(timeOfBackup(backupName(NOW))).toEqual(new Date('2026-03-01T20:15:30Z'));
});

it('restores the state at the moment of the backup, and keeps the replaced database', async () => {
  const backup = await makeDatabaseAndBackup();
  const { aside } = await restoreBackup(backup, location.file, NOW);
  expect(await revisionNow()).toBe(3);
  expect(existsSync(String(aside))).toBe(true);
});

it('does not restore sessions or devices from a backup', async () => {
  const backup = join(folder, backupName(NOW));
  const store = await openStore(location);
  const at = NOW.toISOString();
  await insertSession(store.db, { tokenHash: 'abc', device: 'x', createdAt: at, expiresAt: at });
  await rememberDevice(store.db, 'd', at);
  await writeBackup(store.db, backup);
  await store.close();
  await restoreBackup(backup, location.file, NOW);
  const restored = await openStore(location);
  onTestFinished(() => restored.close());
  expect(await findSession(restored.db, 'abc')).toBeNull();
  expect(await isKnownDevice(restored.db, 'd')).toBe(false);
  expect(problemOfSqliteFile(backup)).toBeNull();
});

it('records the restore in the open record, with the replaced head', async () => {
  const backup = join(folder, backupName(new Date('2026-02-28T03:00:00Z')));
  const store = await openStore(location);
  const append = async () => {
    await raiseRevision(store.db, 'sqlite');
    return (await addEntries(store.db, [{ kind: 'reopened', data: { season: 1 } }])).head;
  };
  const kept = await append();
  await writeBackup(store.db, backup);
  await append();
  const replaced = await append();
  await store.close();
  await restoreBackup(backup, location.file, NOW);

  const restored = await openStore(location);
  onTestFinished(() => restored.close());
  const entries = await listRecordEntries(restored.db, 1, 9);
  expect(
    entries.map(({ seq, kind, by, at, prev, data }) => ({ seq, kind, by, at, prev, data })).at(-1),
  ).toEqual({
    seq: 2,
    kind: 'restored',
    by: 'admin',
    at: NOW.toISOString(),
    prev: kept.hash,
    data: { v: 1, season: 1, backupAt: '2026-02-28T03:00:00.000Z', replaced },
  });
  expect(await createRecordCheck().add(entries)).toBeNull();
  expect(await currentRevision(restored.db)).toBe(3);
});

it('dates a backup with another name by its file, and records no head if none can be read', async () => {
  const backup = join(folder, 'before the final.sqlite');
  const store = await openStore(location);
  await writeBackup(store.db, backup);
  await store.close();
  const made = new Date('2026-02-27T12:00:00.000Z');
  await utimes(backup, made, made);
  await writeFile(location.file, 'a damaged database');
  await restoreBackup(backup, location.file, NOW);
  const restored = await openStore(location);
  onTestFinished(() => restored.close());
  const [entry] = await listRecordEntries(restored.db, 1, 9);
  expect(entry?.data).toEqual({ v: 1, season: 1, backupAt: made.toISOString(), replaced: null });
});

it('restores onto a new machine without a database', async () => {
  const backup = await makeDatabaseAndBackup();
  location = (await freshLocation('sqlite')) as typeof location;
  expect((await restoreBackup(backup, location.file, NOW)).aside).toBeNull();
  expect(await revisionNow()).toBe(3);
});

it('does not replay the log of a lost database over the backup', async () => {
  const backup = await makeDatabaseAndBackup();
  await rm(location.file);
  await writeFile(`${location.file}-wal`, 'what a killed server left behind');
  await restoreBackup(backup, location.file, NOW);
  expect(existsSync(`${location.file}-wal`)).toBe(false);
  expect(await revisionNow()).toBe(3);
});

it('refuses to restore while a server is running, and leaves its data unchanged', async () => {
  const backup = await makeDatabaseAndBackup();
  const store = await openStore(location);
  onTestFinished(() => store.close());
  await expect(restoreBackup(backup, location.file, NOW)).rejects.toThrow(/in use by another server/);
  expect(await currentRevision(store.db)).toBe(4);
});

it('rejects a damaged file with a message, and leaves the data unchanged', async () => {
  const backup = await makeDatabaseAndBackup();
  const bytes = await readFile(backup);
  bytes.fill(0x5a, 4096 * 2, 4096 * 5);
  await writeFile(backup, bytes);
  await expect(restoreBackup(backup, location.file, NOW)).rejects.toThrow(RestoreRefusedError);
  await expect(restoreBackup(backup, location.file, NOW)).rejects.toThrow(/damaged/);
  await expect(restoreBackup(join(folder, 'none'), location.file, NOW)).rejects.toThrow(/does not exist/);
  expect(await revisionNow()).toBe(4);
});

/** A backup as an attacker with a database tool could craft it. */
async function craftBackup(statements: string): Promise<string> {
  const backup = await makeDatabaseAndBackup();
  const crafted = new Database(backup);
  crafted.exec(statements);
  crafted.close();
  return backup;
}

it.each([
  [
    'a trigger more',
    `create trigger quiet_approval after insert on record
      begin update record set texts = '{}' where seq = new.seq; end`,
    'has a trigger "quiet_approval" that this server did not create',
  ],
  [
    'an append-only trigger less',
    'drop trigger admin_record_no_delete',
    'does not have the trigger "admin_record_no_delete" that this server creates',
  ],
  [
    'a trigger that is there in name only',
    `drop trigger admin_record_no_update;
      create trigger admin_record_no_update before update on admin_record begin select 1; end`,
    'has a trigger "admin_record_no_update" that differs from the one this server creates',
  ],
  [
    'a column more',
    'alter table sessions add column note text',
    'has a table "sessions" that differs from the one this server creates',
  ],
  [
    'an index less',
    'drop index one_link_per_club',
    'does not have the index "one_link_per_club" that this server creates',
  ],
  [
    'a view with a name for the terminal',
    `create view "\u001b[2J" as select 1`,
    String.raw`has a view "\u001b[2J" that this server did not create`,
  ],
  [
    'a migration of the future',
    `insert into kysely_migration (name, timestamp) values ('999-future', '2030-01-01')`,
    'was written by a newer version of this server. Restore it with that version',
  ],
  ['no migrations', 'delete from kysely_migration', 'is not a database of this tournament'],
])('rejects a backup with %s, and leaves the data unchanged', async (_what, statements, message) => {
  const backup = await craftBackup(statements);
  await expect(restoreBackup(backup, location.file, NOW)).rejects.toThrow(
    new RestoreRefusedError(`${backup} ${message}.`),
  );
  expect(await revisionNow()).toBe(4);
});

it.each([
  ['update record set data = \'{"season":1,"x":1}\' where seq = 1', '#1 (changed)'],
  [`update record set prev = '${'0'.repeat(64)}' where seq = 2`, '#2 (does not follow)'],
  ['delete from record where seq = 1', '#2 (out of order)'],
])(
  'rejects a backup whose record does not verify, and leaves the data unchanged: %s',
  async (statement, entry) => {
    const backup = join(folder, backupName(NOW));
    const store = await openStore(location);
    for (const _ of [1, 2]) {
      await raiseRevision(store.db, 'sqlite');
      await addEntries(store.db, [{ kind: 'reopened', data: { season: 1 } }]);
    }
    await writeBackup(store.db, backup);
    await raiseRevision(store.db, 'sqlite');
    await store.close();
    const crafted = new Database(backup);
    // The triggers that prevent this stop only an honest program.
    const triggers = crafted
      .prepare("select name, sql from sqlite_master where type = 'trigger' and tbl_name = 'record'")
      .all() as { name: string; sql: string }[];
    for (const { name } of triggers) crafted.exec(`drop trigger ${name}`);
    crafted.exec(statement);
    for (const { sql: text } of triggers) crafted.exec(text);
    crafted.close();
    await expect(restoreBackup(backup, location.file, NOW)).rejects.toThrow(
      new RestoreRefusedError(
        `The record in ${backup} cannot be verified: entry ${entry}. The file was modified outside the server and was not restored. Nothing was changed.`,
      ),
    );
    expect(await revisionNow()).toBe(4);
  },
);

it('replaces a damaged database by a backup', async () => {
  const backup = await makeDatabaseAndBackup();
  await writeFile(location.file, 'damaged beyond repair');
  await restoreBackup(backup, location.file, NOW);
  expect(await revisionNow()).toBe(3);
});

it('leaves no half-written file when the copy fails', async () => {
  const store = await openStore(location);
  onTestFinished(() => store.close());
  await expect(writeBackup(store.db, join(folder, 'missing-folder', 'x.sqlite'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
});

it('rejects and removes a damaged copy', async () => {
  const store = await openStore(location);
  onTestFinished(() => store.close());
  // Without the table that identifies a tournament database, as in a truncated copy.
  await sql`drop table revision`.execute(store.db);
  await expect(writeBackup(store.db, join(folder, backupName(NOW)))).rejects.toThrow(
    /The backup could not be verified\. .+ is not a database of this tournament\./,
  );
  expect(await readdir(folder)).toEqual([]);
});

it('removes the leftovers of interrupted backups, and nothing else', async () => {
  const good = backupName(NOW);
  for (const name of [good, `${good}.part`, `${good}.part-journal`, 'my.part'])
    await writeFile(join(folder, name), '');
  await removeUnverifiedBackups(folder);
  expect((await readdir(folder)).sort()).toEqual([good, 'my.part']);
});

it.skipIf(process.platform === 'win32')('keeps database, backup and restored copy private', async () => {
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  location = { engine: 'sqlite', file: join(folder, 'data', 'ces.sqlite') };
  const backup = join(folder, backupName(NOW));
  const store = await openStore(location);
  await writeBackup(store.db, backup);
  const files = [location.file, `${location.file}-wal`, backup];
  for (const file of files) expect({ file, mode: await modeOf(file) }).toEqual({ file, mode: '600' });
  expect(await modeOf(dirname(location.file))).toBe('700');
  await store.close();

  await chmod(backup, 0o644);
  await restoreBackup(backup, location.file, NOW);
  expect(await modeOf(location.file)).toBe('600');
});

it('keeps the newest backups and deletes no other file', async () => {
  const names = Array.from({ length: 17 }, (_, day) => backupName(new Date(Date.UTC(2026, 2, day + 1))));
  for (const name of [...names, 'notes.txt']) await writeFile(join(folder, name), '');
  const later = new Date('2026-04-01T00:00:00Z');
  await keepNewestBackups(folder, 14, later);
  expect(await listBackups(folder, later)).toEqual(names.slice(3));
  expect(await readdir(folder)).toContain('notes.txt');
});

it('treats a backup from the future as the oldest', async () => {
  const [past, fromNow, future] = ['2026-02-28', '2026-03-01', '2027-01-01'].map((day) =>
    backupName(new Date(day)),
  );
  for (const name of [past, fromNow, future]) await writeFile(join(folder, String(name)), '');
  expect(await listBackups(folder, NOW)).toEqual([future, past, fromNow]);
  await keepNewestBackups(folder, 2, NOW);
  expect(await listBackups(folder, NOW)).toEqual([past, fromNow]);
});
