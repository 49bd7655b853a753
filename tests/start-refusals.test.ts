import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, readdir, readFile, rename, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '#store/db/open-store.ts';
import { freshPostgresUrl } from '#store/testing/each-engine.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { runCes, runEntry, startServerProcess } from './support/server-process.ts';

const IS_ROOT = process.getuid?.() === 0;
/** Whom a service would run as. */
const SERVICE = 65_534;
let DATA_DIR: string;
let file: string;

beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
  file = join(DATA_DIR, 'ces.sqlite');
  await createDatabaseFile(file);
});

async function createDatabaseFile(path: string): Promise<void> {
  await (await openStore({ engine: 'sqlite', file: path })).close();
}

/** Everything that an operator reads then: one sentence, which names what to mend. */
async function refusal(settings: Record<string, string>, uid?: number): Promise<string> {
  const { code, output } = await runEntry('main', settings, { uid });
  expect(code).toBe(1);
  expect(output.trimEnd().split('\n')).toHaveLength(1);
  return output;
}

it('says that a database of another user cannot be opened', async () => {
  if (IS_ROOT) await chown(DATA_DIR, SERVICE, SERVICE);
  await chmod(file, IS_ROOT ? 0o600 : 0);
  const output = await refusal({ DATA_DIR }, IS_ROOT ? SERVICE : undefined);
  expect(output).toBe(
    `${file} cannot be opened. Check that it is a file which this user may read and write.\n`,
  );
});

it('gives what root restores and writes to the user of the service', async () => {
  if (IS_ROOT) for (const path of [DATA_DIR, file]) await chown(path, SERVICE, SERVICE);
  const backup = join(DATA_DIR, 'backups', 'ces-20260301T200000Z.sqlite');
  expect((await runCes('backup', { DATA_DIR }, { args: [backup] })).code).toBe(0);
  expect((await runCes('restore', { DATA_DIR }, { args: [backup] })).code).toBe(0);
  const ADMIN_PASSWORD = 'floodlights on';
  const server = await startServerProcess({ DATA_DIR, ADMIN_PASSWORD });
  onTestFinished(server.kill);
  const running = { DATA_DIR, ADMIN_PASSWORD, PORT: new URL(server.url).port };
  expect((await runCes('backup', running)).code).toBe(0);
  await server.stop();
  const owner = IS_ROOT ? SERVICE : process.getuid?.();
  for (const name of await readdir(DATA_DIR, { recursive: true }))
    expect((await stat(join(DATA_DIR, name))).uid, name).toBe(owner);
  expect((await runCes('doctor', { DATA_DIR, PORT: '1' })).output).toContain('belongs to one user');
});

it('lets the doctor tell what root has left there', async () => {
  await mkdir(join(DATA_DIR, 'backups'));
  await writeFile(join(DATA_DIR, 'backups', 'left'), '');
  // Who is not root can give nothing away, so nothing is to be found.
  if (IS_ROOT) for (const path of [DATA_DIR, file]) await chown(path, SERVICE, SERVICE);
  const { output } = await runCes('doctor', { DATA_DIR, PORT: '1' });
  expect(output).toContain(IS_ROOT ? `chown -R --reference=${DATA_DIR} ${DATA_DIR}` : 'belongs to one user');
});

it('starts no empty tournament where a database was lost', async () => {
  await rename(file, `${file}.before-2026-03-01T20-15-30-123Z`);
  const output = await refusal({ DATA_DIR });
  expect(output).toContain(
    `The database ${file} is missing, but ces.sqlite.before-2026-03-01T20-15-30-123Z is still there`,
  );
  expect(output).toMatch(/restore a backup or a copy named ces\.sqlite\.before-\.\.\.: ces restore FILE\n$/);
  expect(await readdir(DATA_DIR)).toEqual(['ces.sqlite.before-2026-03-01T20-15-30-123Z']);
});

describe.runIf(IS_ROOT)('root, in the folder of a service', () => {
  const HASH = 'a'.repeat(64);
  let backup: string;
  let folderOfRoot: string;

  beforeEach(async () => {
    for (const path of [DATA_DIR, file]) await chown(path, SERVICE, SERVICE);
    folderOfRoot = await temporaryFolder();
    backup = join(folderOfRoot, 'ces-20260301T200000Z.sqlite');
    await createDatabaseFile(backup);
    await mkdir(`${backup}-evidence`);
    await writeFile(join(`${backup}-evidence`, `${HASH}.jpg`), 'a picture', { mode: 0o600 });
  });

  it.each([
    ['ces.sqlite.incoming', 'restore', 'file'],
    ['ces.sqlite.incoming-wal', 'restore', 'file'],
    ['ces.sqlite-evidence', 'restore', 'folder'],
    ['ces.sqlite-wal', 'doctor', 'file'],
    ['backups', 'backup', 'folder'],
    ['assets', 'brand', 'folder'],
    ['site.json', 'brand', 'file'],
  ])('follows no planted %s in ces %s', async (name, command, kind) => {
    const victim = join(await temporaryFolder(), 'victim');
    const inside = kind === 'folder' ? join(victim, 'inside') : victim;
    if (kind === 'folder') await mkdir(victim);
    await writeFile(inside, 'of root');
    await symlink(victim, join(DATA_DIR, name));
    await runCes(command, { DATA_DIR, PORT: '1' }, { args: command === 'restore' ? [backup] : [] });
    expect(await readFile(inside, 'utf8')).toBe('of root');
    expect(await readdir(join(victim, '..'), { recursive: true })).toHaveLength(kind === 'folder' ? 2 : 1);
    for (const path of [victim, inside]) expect((await stat(path)).uid).toBe(0);
  });

  it('restores from and backs up to places that only root may enter', async () => {
    const restored = await runCes('restore', { DATA_DIR }, { args: [backup] });
    expect(restored.output).toContain(`now holds ${backup}.`);
    expect(restored.code).toBe(0);
    expect(await readFile(`${file}-evidence/${HASH}.jpg`, 'utf8')).toBe('a picture');
    for (const name of await readdir(DATA_DIR, { recursive: true }))
      expect((await stat(join(DATA_DIR, name))).uid, name).toBe(SERVICE);

    const copy = join(folderOfRoot, 'today.sqlite');
    const written = await runCes('backup', { DATA_DIR }, { args: [copy] });
    expect(written.output).toContain(`Written and verified: ${copy}`);
    expect(await stat(copy)).toMatchObject({ uid: 0, gid: 0 });
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    expect(await readdir(`${copy}-evidence`)).toEqual([`${HASH}.jpg`]);
    expect((await runCes('check', { DATA_DIR }, { args: [copy] })).output).toContain('The database is whole');
    expect((await readdir(DATA_DIR)).filter((name) => name.startsWith('.'))).toEqual([]);
    const again = await runCes('backup', { DATA_DIR }, { args: [copy] });
    expect(again.output).toContain('exists already. Nothing was written.');
  });

  it('does not restore a backup in the folder that its owner may not read', async () => {
    await symlink(backup, join(DATA_DIR, 'mine.sqlite'));
    const { code, output } = await runCes('restore', { DATA_DIR }, { args: [join(DATA_DIR, 'mine.sqlite')] });
    expect(code).toBe(1);
    expect(output).toContain('cannot be opened');
  });
});

it('says that the disk is full at the start', async () => {
  const disk = join(await temporaryFolder(), 'disk');
  await mkdir(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48k', 'tmpfs', disk]);
  if (mounted.status !== 0) {
    console.warn('This user may not mount a small disk: operator-sentence.test.ts alone looks at a full one');
    return;
  }
  onTestFinished(() => void execFileSync('umount', [disk]));
  const output = await refusal({ DATA_DIR: disk });
  expect(output).toBe('The disk of DATA_DIR is full. Make room there and try again.\n');
});

it('says that a newer version has written the database, on either engine', async () => {
  const database = new Database(file);
  database.exec("insert into kysely_migration (name, timestamp) values ('999-later', '2027')");
  database.close();
  const words = 'The database was written by a newer version of this server (999-later).';
  expect(await refusal({ DATA_DIR })).toContain(words);

  const DATABASE_URL = await freshPostgresUrl();
  const server = await startServerProcess({ DATA_DIR, DATABASE_URL, ADMIN_PASSWORD: 'floodlights on' });
  await server.stop();
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query("insert into kysely_migration (name, timestamp) values ('999-later', '2027')");
  await client.end();
  expect(await refusal({ DATA_DIR, DATABASE_URL })).toContain(words);
});

it('says that an unreleased version has written the database: at startup, and in check, doctor and restore', async () => {
  const database = new Database(file);
  database.exec("update kysely_migration set name = '001-tournament'");
  database.close();
  const words =
    'was written by an unreleased version of this software. Version 1.0 starts with a new database.';
  expect(await refusal({ DATA_DIR })).toBe(`The database ${words}\n`);
  for (const [command, args] of [
    ['check', []],
    ['doctor', []],
    ['restore', [file]],
  ] as const) {
    const { code, output } = await runCes(command, { DATA_DIR, PORT: '1' }, { args: [...args] });
    expect(output, command).toContain(`${file} ${words}`);
    expect(code, command).toBe(1);
  }
});

it('says that PostgreSQL does not speak TLS where it is asked to', async () => {
  const url = `${await freshPostgresUrl()}?sslmode=verify-full`;
  expect(await refusal({ DATA_DIR, DATABASE_URL: url })).toContain('DATABASE_URL asks for TLS');
  const { code, output } = await runCes('backup', { DATA_DIR, DATABASE_URL: url });
  expect(output).toContain('DATABASE_URL asks for TLS');
  expect(code).toBe(1);
});

it('ends with a sentence where no folder can be made, whatever the command', async () => {
  const settings = { DATA_DIR: '/proc/ces/data' };
  const sentence = 'DATA_DIR cannot be created there. Choose another one.';
  expect(await refusal(settings)).toContain(sentence);
  for (const [command, args] of [['brand'], ['restore', file]].map(
    ([name = '', ...rest]) => [name, rest] as const,
  )) {
    const { code, output } = await runCes(command, settings, { args });
    expect(output).toContain(sentence);
    expect(code).toBe(1);
  }
});
