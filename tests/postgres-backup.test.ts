import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { run as backUp } from '#server/cli/backup.ts';
import { run as check } from '#server/cli/check.ts';
import { run as doctor } from '#server/cli/doctor.ts';
import { run as restore } from '#server/cli/restore.ts';
import { openStore, type Store } from '#store/db/open-store.ts';
import { imageFolder } from '#store/evidence/image-files.ts';
import { sha256Of } from '#store/evidence/images.ts';
import { createDatabase } from '#store/testing/create-database.ts';
import { freshPostgresUrl } from '#store/testing/each-engine.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { runHere, startServerHere } from './support/in-this-process.ts';
import { postJson } from './support/post-json.ts';
import { seasonDatabase } from './support/season-database.ts';
import { runCes } from './support/server-process.ts';

const PASSWORD = 'floodlights on';
const JPEG = Buffer.from('as good as a picture');
const copySeason = seasonDatabase();
let movedSeason: string;
let DATA_DIR: string;
let DATABASE_URL: string;
let settings: Record<string, string>;

/** A season, moved to PostgreSQL as by an operator. */
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ces-moved-'));
  const file = join(folder, 'ces.sqlite');
  await copySeason(file);
  const store = await openStore({ engine: 'sqlite', file });
  const sha256 = sha256Of(JPEG);
  const row = { season: 1, result_id: 1, club_id: 1, created_at: '2026-03-01T20:00:00.000Z' };
  await store.images.keep(sha256, JPEG, async (trx) => {
    const picture = { ...row, sha256, sent_sha256: sha256, width: 8, height: 6, bytes: 20 };
    await trx.deleteFrom('evidence').execute();
    await trx.insertInto('evidence').values(picture).execute();
  });
  await store.close();
  const url = await freshPostgresUrl();
  const moved = await runCes('move', { DATA_DIR: folder }, { input: `${url}\n` });
  expect(moved.output).toContain('identical');
  movedSeason = new URL(url).pathname.slice(1);
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
  DATABASE_URL = await createDatabase(inject('postgresUrl'), movedSeason);
  settings = { DATA_DIR, DATABASE_URL, PORT: '1', BACKUP_HOURS: '24' };
});

const start = () => startServerHere({ DATA_DIR, DATABASE_URL, ADMIN_PASSWORD: PASSWORD });

async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({ engine: 'postgres', url: DATABASE_URL });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const standingsOf = async ({ url }: { readonly url: string }) =>
  (await fetch(`${url}/api/ucl/group-standings`)).text();

async function newestBackup(): Promise<string> {
  const folder = join(DATA_DIR, 'backups');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sqlite')).sort();
  return join(folder, String(names.at(-1)));
}

it('writes a verified copy while servers are running, with its images, and restores it', async () => {
  const first = await start();
  const before = await standingsOf(first);
  const written = await runHere(backUp, settings);
  expect(written.output).toContain('Backup written and verified: ');
  expect(written.code).toBe(0);
  const backup = await newestBackup();
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  expect(await readdir(imageFolder(backup))).toEqual([`${sha256Of(JPEG)}.jpg`]);
  expect(await runHere(check, settings, [backup])).toMatchObject({ code: 0 });

  const { json: session } = await postJson(first.url, '/api/admin/login', { password: PASSWORD });
  await postJson(first.url, '/api/ucl/approve-result', { id: 3 }, session.token);
  expect(await standingsOf(first)).not.toBe(before);
  const refused = await runHere(restore, settings, [backup]);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Stop every server first.') });
  await first.stop();

  const restored = await runHere(restore, settings, [backup]);
  expect(restored.output).toContain('All sessions have ended.');
  const aside = /kept as (\S+_before_\d+)\./.exec(restored.output)?.[1] ?? '';
  expect(restored.code).toBe(0);
  const old = new URL(DATABASE_URL);
  old.pathname = `/${aside}`;
  expect(await query(old.href, "select 1 from record where kind = 'restored'")).toEqual([]);
  expect(await query(DATABASE_URL, 'select kind from record order by seq desc limit 1')).toEqual([
    { kind: 'restored' },
  ]);

  const second = await start();
  expect(await standingsOf(second)).toBe(before);
  expect((await postJson(second.url, '/api/admin/logout', {}, session.token)).status).toBe(401);
  expect(await withStore(({ images }) => images.read(sha256Of(JPEG)))).toEqual(JPEG);
  expect((await runHere(check, settings)).output).not.toContain('FAIL');
});

it('leaves everything unchanged when a backup cannot be restored', async () => {
  const names = () =>
    query(DATABASE_URL, "select count(*)::int from pg_database where datname like current_database() || '%'");
  const file = join(DATA_DIR, 'damaged.sqlite');
  await writeFile(file, 'this is no database at all');
  const damaged = await runHere(restore, settings, [file]);
  expect(damaged).toMatchObject({ code: 1, output: expect.stringContaining('damaged or not a database') });

  // Another connected program, such as psql: only PostgreSQL itself knows of it.
  await runHere(backUp, settings);
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const used = await runHere(restore, settings, [await newestBackup()]);
  await client.end();
  expect(used).toMatchObject({ code: 1, output: expect.stringContaining('Another client is connected') });
  expect(await names()).toEqual([{ count: 1 }]);
});

it('reports which permission the role lacks, and the command to grant it', async () => {
  await runHere(backUp, settings);
  const role = `poor_${Date.now()}`;
  await query(DATABASE_URL, `create role ${role} login password 'poor'`);
  const url = new URL(DATABASE_URL);
  await query(DATABASE_URL, `alter database "${url.pathname.slice(1)}" owner to ${role}`);
  url.username = role;
  url.password = 'poor';
  const args = [await newestBackup()];
  const { code, output } = await runHere(restore, { ...settings, DATABASE_URL: url.href }, args);
  expect(code).toBe(1);
  expect(output).toContain(`alter role "${role}" createdb`);
  expect(output).toContain('Nothing was changed.');
});

it('restores a backup from SQLite, and finds images in the replaced database', async () => {
  await runHere(backUp, settings);
  const backup = await newestBackup();
  await rm(imageFolder(backup), { recursive: true });
  const restored = await runHere(restore, settings, [backup]);
  expect(restored.code).toBe(0);
  expect(await withStore(({ images }) => images.read(sha256Of(JPEG)))).toEqual(JPEG);
  const ofSqlite = join(DATA_DIR, 'season.sqlite');
  await copySeason(ofSqlite);
  expect((await runHere(restore, settings, [ofSqlite])).code).toBe(0);
  expect((await runHere(check, settings)).code).toBe(0);
});

it('keeps the requested number of backups, which share their images, and ces doctor checks them', async () => {
  expect((await runHere(doctor, settings)).output).toContain('FAIL  No backup in ');
  for (const day of ['01', '02'])
    await runHere(backUp, settings, [join(DATA_DIR, 'backups', `ces-202603${day}T200000Z.sqlite`)]);
  const { output } = await runHere(backUp, settings, ['--keep', '2']);
  expect(output).toContain('Backup written and verified');
  const kept = await readdir(join(DATA_DIR, 'backups'));
  expect(kept).toHaveLength(4);
  expect(kept).toContain('ces-20260302T200000Z.sqlite');
  const picture = join(imageFolder(await newestBackup()), `${sha256Of(JPEG)}.jpg`);
  expect((await stat(picture)).nlink).toBe(2);
  expect((await runHere(doctor, settings)).output).toMatch(
    /ok {4}The newest backup, \S+, is 0 hours old and intact/,
  );

  for (const args of [
    ['--keep', '0'],
    ['--keep', '3', 'file'],
    ['--kep', '3'],
  ]) {
    const wrong = await runHere(backUp, settings, args);
    expect(wrong.code).toBe(1);
    expect(wrong.output).toMatch(/^(--keep|Usage: )[^\n]+\n$/);
  }
  expect(await readdir(join(DATA_DIR, 'backups'))).toEqual(kept);
});

it('does not copy or check the database of another version', async () => {
  await query(DATABASE_URL, "insert into kysely_migration values ('999-later', '2026')");
  const newer = await runHere(check, settings);
  expect(newer).toMatchObject({ code: 1, output: expect.stringContaining('was written by a newer version') });
  const empty = await createDatabase(DATABASE_URL);
  const none = await runHere(backUp, { ...settings, DATABASE_URL: empty });
  expect(none).toMatchObject({ code: 1, output: expect.stringContaining('has no tournament yet') });
  expect(await readdir(DATA_DIR)).toEqual(['backups']);
  expect(await readdir(join(DATA_DIR, 'backups'))).toEqual([]);
});
