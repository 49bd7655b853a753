import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmod,
  chown,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { run as backUp } from '#server/cli/backup.ts';
import { run as check } from '#server/cli/check.ts';
import { run as doctor } from '#server/cli/doctor.ts';
import { run as restore } from '#server/cli/restore.ts';
import { operatorMessage } from '#server/start/operator-message.ts';
import { emptyPostgresTournament } from '#server/testing/test-server.ts';
import { freshPostgresUrl } from '#store/testing/each-engine.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { createTournament } from './support/create-tournament.ts';
import { runHere, startServerHere } from './support/in-this-process.ts';
import { runCes, runEntry, startServerProcess } from './support/server-process.ts';

const IS_ROOT = process.getuid?.() === 0;
/** The user id of a service. */
const SERVICE = 65_534;
let DATA_DIR: string;
let file: string;

beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
  file = join(DATA_DIR, 'ces.sqlite');
  await createTournament(DATA_DIR);
});

/** Everything that an operator reads then: one message, which names the fix. */
async function startupError(settings: Record<string, string>): Promise<string> {
  const message = operatorMessage(await startServerHere(settings).catch((error) => error));
  if (message === null) throw new Error('There is no message');
  expect(message).not.toContain('\n');
  return message;
}

it('reports that a database of another user cannot be opened', async () => {
  if (IS_ROOT) await chown(DATA_DIR, SERVICE, SERVICE);
  await chmod(file, IS_ROOT ? 0o600 : 0);
  const ended = await runEntry('main', { DATA_DIR }, { uid: IS_ROOT ? SERVICE : undefined });
  expect(ended).toEqual({
    code: 1,
    output: `${file} cannot be opened. Check that it is a file and that this user can read and write it.\n`,
  });
});

it('gives restored and written files of root to the service user', async () => {
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
  expect((await runCes('doctor', { DATA_DIR, PORT: '1' })).output).toContain('belong to one user');
});

it('reports files left by root with ces doctor', async () => {
  await mkdir(join(DATA_DIR, 'backups'));
  await writeFile(join(DATA_DIR, 'backups', 'left'), '');
  // Only root can give files away.
  if (IS_ROOT) for (const path of [DATA_DIR, file]) await chown(path, SERVICE, SERVICE);
  const { output } = await runHere(doctor, { DATA_DIR, PORT: '1' });
  expect(output).toContain(IS_ROOT ? `chown -R --reference=${DATA_DIR} ${DATA_DIR}` : 'belong to one user');
});

it('starts no empty tournament where a database was lost', async () => {
  await rename(file, `${file}.before-2026-03-01T20-15-30-123Z`);
  const { code, output } = await runEntry('main', { DATA_DIR });
  expect(code).toBe(1);
  expect(output).toContain(
    `The database ${file} is missing, but ces.sqlite.before-2026-03-01T20-15-30-123Z still exists`,
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
    await copyFile(file, backup);
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

  it('restores from and backs up to folders that only root may enter', async () => {
    const restored = await runCes('restore', { DATA_DIR }, { args: [backup] });
    expect(restored.output).toContain(`Restored ${backup} to `);
    expect(restored.code).toBe(0);
    expect(await readFile(`${file}-evidence/${HASH}.jpg`, 'utf8')).toBe('a picture');
    for (const name of await readdir(DATA_DIR, { recursive: true }))
      expect((await stat(join(DATA_DIR, name))).uid, name).toBe(SERVICE);

    const copy = join(folderOfRoot, 'today.sqlite');
    const written = await runCes('backup', { DATA_DIR }, { args: [copy] });
    expect(written.output).toContain(`Backup written and verified: ${copy}`);
    expect(await stat(copy)).toMatchObject({ uid: 0, gid: 0 });
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    expect(await readdir(`${copy}-evidence`)).toEqual([`${HASH}.jpg`]);
    expect((await runCes('check', { DATA_DIR }, { args: [copy] })).output).toContain(
      'The database is intact',
    );
    expect((await readdir(DATA_DIR)).filter((name) => name.startsWith('.'))).toEqual([]);
    const again = await runCes('backup', { DATA_DIR }, { args: [copy] });
    expect(again.output).toContain('already exists. Nothing was written.');
  });

  it('names a backup that is missing or damaged by the path that was entered', async () => {
    const missing = join(folderOfRoot, 'none.sqlite');
    expect(await runCes('restore', { DATA_DIR }, { args: [missing] })).toEqual({
      code: 1,
      output: expect.stringMatching(new RegExp(`\n${missing} does not exist\\.\n$`)),
    });
    await writeFile(backup, 'not a database');
    expect(await runCes('restore', { DATA_DIR }, { args: [backup] })).toEqual({
      code: 1,
      output: expect.stringMatching(new RegExp(`\n${backup} is damaged or not a database\\.\n$`)),
    });
  });

  it('does not restore a backup in the folder that its owner may not read', async () => {
    await symlink(backup, join(DATA_DIR, 'mine.sqlite'));
    const { code, output } = await runCes('restore', { DATA_DIR }, { args: [join(DATA_DIR, 'mine.sqlite')] });
    expect(code).toBe(1);
    expect(output).toContain('cannot be opened');
  });
});

it('reports a full disk at startup', async () => {
  const disk = join(await temporaryFolder(), 'disk');
  await mkdir(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48k', 'tmpfs', disk]);
  if (mounted.status !== 0) {
    console.warn('This user may not mount a small disk: operator-message.test.ts alone looks at a full one');
    return;
  }
  onTestFinished(() => void execFileSync('umount', [disk]));
  expect(await runEntry('main', { DATA_DIR: disk })).toEqual({
    code: 1,
    output: 'The disk that holds DATA_DIR is full. Free up disk space and try again.\n',
  });
});

it('reports that a newer version wrote the database, on either engine', async () => {
  const database = new Database(file);
  database.exec("insert into kysely_migration (name, timestamp) values ('999-later', '2027')");
  database.close();
  const words = 'The database was written by a newer version of this server (999-later).';
  expect(await startupError({ DATA_DIR })).toContain(words);

  const DATABASE_URL = await emptyPostgresTournament();
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query("insert into kysely_migration (name, timestamp) values ('999-later', '2027')");
  await client.end();
  expect(await startupError({ DATA_DIR, DATABASE_URL })).toContain(words);
});

it('reports that an unreleased version wrote the database: at startup, and in check, doctor and restore', async () => {
  const database = new Database(file);
  database.exec("update kysely_migration set name = '001-tournament'");
  database.close();
  const words =
    'was written by an unreleased version of this software. Version 1.0 starts with a new database.';
  expect(await startupError({ DATA_DIR })).toBe(`The database ${words}`);
  for (const [command, args] of [
    [check, []],
    [doctor, []],
    [restore, [file]],
  ] as const) {
    const { code, output } = await runHere(command, { DATA_DIR, PORT: '1' }, args);
    expect(output).toContain(`${file} ${words}`);
    expect(code).toBe(1);
  }
});

it('reports that PostgreSQL does not support TLS if it is required', async () => {
  const url = `${await freshPostgresUrl()}?sslmode=verify-full`;
  expect(await startupError({ DATA_DIR, DATABASE_URL: url })).toContain('DATABASE_URL requires TLS');
  const { code, output } = await runHere(backUp, { DATA_DIR, DATABASE_URL: url });
  expect(output).toContain('DATABASE_URL requires TLS');
  expect(code).toBe(1);
});

it('exits with a message if no folder can be created, whatever the command', async () => {
  const settings = { DATA_DIR: '/proc/ces/data' };
  const message = 'DATA_DIR cannot be created. Choose another folder.';
  const started = await runEntry('main', settings);
  expect(started).toEqual({ code: 1, output: expect.stringMatching(/^[^\n]+\n$/) });
  expect(started.output).toContain(message);
  for (const [command, args] of [['brand'], ['restore', file]].map(
    ([name = '', ...rest]) => [name, rest] as const,
  )) {
    const { code, output } = await runCes(command, settings, { args });
    expect(output).toContain(message);
    expect(code).toBe(1);
  }
});
