import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { run as backUp } from '#server/cli/backup.ts';
import { run as doctor } from '#server/cli/doctor.ts';
import { run as setPassword } from '#server/cli/password.ts';
import { run as restore } from '#server/cli/restore.ts';
import { run as createTotp } from '#server/cli/totp.ts';
import { emptyPostgresTournament } from '#server/testing/test-server.ts';
import { listBackups } from '#store/backup/backup.ts';
import { problemOfSqliteFile } from '#store/db/sqlite-file.ts';
import { freshPostgresUrl } from '#store/testing/each-engine.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { version } from '../package.json';
import { createTournament } from './support/create-tournament.ts';
import { runHere, startServerHere } from './support/in-this-process.ts';
import { postJson } from './support/post-json.ts';
import { runCes, runEntry, startServerProcess } from './support/server-process.ts';

const PASSWORD = 'floodlights on';
let DATA_DIR: string;

beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
});

const logIn = ({ url }: { readonly url: string }, password: string) =>
  postJson(url, '/api/admin/login', { password });

/** The one that a running server makes at its start, once it is complete. */
async function firstBackup(): Promise<string> {
  const folder = join(DATA_DIR, 'backups');
  const newest = async () => (await listBackups(folder, new Date()).catch(() => [])).at(-1);
  await expect.poll(newest).toBeDefined();
  return join(folder, String(await newest()));
}

it('sets a new password by command, which ends every session', async () => {
  await createTournament(DATA_DIR);
  const first = await startServerHere({ DATA_DIR });
  const { json: session } = await logIn(first, PASSWORD);
  await postJson(first.url, '/api/admin/staff', { name: 'Ann', role: 'administrator' }, session.token);
  const whileRunning = await runHere(setPassword, { DATA_DIR });
  expect(whileRunning.code).toBe(1);
  expect(whileRunning.output).toContain('in use by another server');
  await first.stop();

  expect((await runCes('password', { DATA_DIR }, { input: 'short\n' })).output).toContain(
    'at least 8 characters',
  );
  const changed = await runCes('password', { DATA_DIR }, { input: 'a new password\n' });
  expect(changed).toEqual({
    code: 0,
    output:
      `Database: ${join(DATA_DIR, 'ces.sqlite')}\n` +
      'The new admin password is set, and every session has ended.\n' +
      'These personal links still work: Ann. In the panel, under Staff, revoke any that you do not recognise.\n',
  });

  const second = await startServerHere({ DATA_DIR });
  expect((await logIn(second, PASSWORD)).status).toBe(401);
  expect((await logIn(second, 'a new password')).status).toBe(200);
  expect((await postJson(second.url, '/api/admin/logout', {}, session.token)).status).toBe(401);
});

it('sets no password without a database, and creates none', async () => {
  const { code, output } = await runHere(setPassword, { DATA_DIR });
  expect(code).toBe(1);
  expect(output).toContain("Set DATA_DIR to the server's data folder, or CES_ENV");
  expect(await readdir(DATA_DIR)).toEqual([]);
});

it('restores a backup by command while no server is running', async () => {
  await createTournament(DATA_DIR);
  const first = await startServerHere({ DATA_DIR, BACKUP_HOURS: '24' });
  const backup = await firstBackup();

  const refused = await runHere(restore, { DATA_DIR }, [backup]);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('in use by another server');
  await first.stop();

  expect((await runCes('restore', { DATA_DIR })).output).toBe(
    'Missing argument: FILE\nUsage: ces restore FILE\n',
  );
  const restored = await runHere(restore, { DATA_DIR }, [backup]);
  expect(restored.code).toBe(0);
  expect(restored.output).toContain('The replaced database was kept as');
  expect(restored.output).toContain(
    'All sessions have ended. These still give access, as before the restore:',
  );
  const second = await startServerHere({ DATA_DIR });
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);

  const elsewhere = await runHere(restore, { DATA_DIR: await temporaryFolder() }, [backup]);
  expect(elsewhere.output).toContain("There was no database to replace. If your server's data is in another");
});

it('shows a new TOTP key, as text and as a QR code', async () => {
  const { code, output } = await runHere(createTotp, {});
  expect(code).toBe(0);
  expect(output).toMatch(/ADMIN_TOTP_SECRET=[A-Z2-7]{32}\n/);
  expect(output.split('\n').filter((line) => /^[█▀▄ ]{20,}$/.test(line)).length).toBeGreaterThan(20);
});

describe('the settings file', () => {
  async function settingsFile(text: string): Promise<string> {
    const file = join(await temporaryFolder(), 'ces.env');
    await writeFile(file, text);
    return file;
  }

  it('is read by server and commands, so that they use the same database', async () => {
    await createTournament(DATA_DIR);
    const CES_ENV = await settingsFile(`DATA_DIR=${DATA_DIR}\nADMIN_PASSWORD=${PASSWORD}\n`);
    const first = await startServerProcess({ CES_ENV });
    onTestFinished(first.kill);
    expect((await logIn(first, PASSWORD)).status).toBe(200);
    await first.stop();
    const { code, output } = await runCes('password', { CES_ENV }, { input: 'a new password\n' });
    expect(code).toBe(0);
    expect(output).toContain(`Database: ${join(DATA_DIR, 'ces.sqlite')} (settings from ${CES_ENV})\n`);
    expect(output).toContain('ADMIN_PASSWORD is also set');
  });

  it('is found in the data folder', async () => {
    await writeFile(join(DATA_DIR, 'ces.env'), 'PORT=abc\n');
    expect((await runEntry('main', { DATA_DIR, PORT: '' })).output).toContain('not "abc"');
  });

  it('ends a command with a message if it is missing', async () => {
    const { code, output } = await runCes('password', { CES_ENV: '/nowhere/ces.env' });
    expect({ code, output }).toEqual({
      code: 1,
      output: 'The settings file /nowhere/ces.env (CES_ENV) does not exist.\n',
    });
  });
});

describe('ces backup', () => {
  it('copies a database that no server uses, and prints the path', async () => {
    await createTournament(DATA_DIR);
    const { code, output } = await runHere(backUp, { DATA_DIR });
    expect(code).toBe(0);
    const [name] = await readdir(join(DATA_DIR, 'backups'));
    const file = join(DATA_DIR, 'backups', String(name));
    expect(output).toContain(`Backup written and verified: ${file}\n`);
    expect(problemOfSqliteFile(file)).toBeNull();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('requests the copy from a running server, and leaves nothing if the password is wrong', async () => {
    await createTournament(DATA_DIR);
    const server = await startServerHere({ DATA_DIR });
    const PORT = new URL(server.url).port;
    const folder = await temporaryFolder();
    const args = [join(folder, 'copy.sqlite')];

    const wrong = await runCes('backup', { DATA_DIR, PORT }, { args, input: 'not this one\n' });
    expect(wrong.code).toBe(1);
    expect(wrong.output).toContain(`The server at http://127.0.0.1:${PORT} returned an error: `);
    expect(await readdir(folder)).toEqual([]);

    const asked = await runCes('backup', { DATA_DIR, PORT }, { args, input: `${PASSWORD}\n` });
    expect(asked.output).toContain('Backup written and verified');
    expect(problemOfSqliteFile(join(folder, 'copy.sqlite'))).toBeNull();

    const again = await runHere(backUp, { DATA_DIR, PORT, ADMIN_PASSWORD: PASSWORD }, args);
    expect(again.output).toContain('copy.sqlite already exists. Nothing was written.');
    const elsewhere = await runHere(backUp, { DATA_DIR, PORT: '1', ADMIN_PASSWORD: PASSWORD });
    expect(elsewhere.output).toContain('no server is running at http://127.0.0.1:1. Check PORT and HOST.');
  });

  it('copies nothing without a database', async () => {
    const { code, output } = await runHere(backUp, { DATA_DIR });
    expect(code).toBe(1);
    expect(output).toContain('There is no database');
    expect(await readdir(DATA_DIR)).toEqual([]);
  });
});

describe('ces doctor', () => {
  it('finds a running installation healthy', async () => {
    await createTournament(DATA_DIR);
    const server = await startServerHere({ DATA_DIR, BACKUP_HOURS: '24' });
    await firstBackup();
    const PORT = new URL(server.url).port;
    const { code, output } = await runHere(doctor, { DATA_DIR, PORT });
    expect(output).not.toContain('FAIL');
    expect(output).toContain(`ok    The server at http://127.0.0.1:${PORT} is healthy`);
    expect(output).toContain(`ok    ${join(DATA_DIR, 'ces.sqlite')} is in use by the server`);
    expect(code).toBe(0);
  });

  it('reports problems, and changes nothing', async () => {
    await mkdir(join(DATA_DIR, 'backups'));
    await writeFile(join(DATA_DIR, 'ces.sqlite'), 'this is no database at all');
    await writeFile(join(DATA_DIR, 'backups', 'ces-20260301T200000Z.sqlite'), 'nor is this one');
    const settings = { DATA_DIR, PORT: '1', BACKUP_HOURS: '24', PUBLIC_URL: 'https://ces.example' };
    const { code, output } = await runHere(doctor, { ...settings, TRUST_PROXYS: '127.0.0.1' });
    for (const words of [
      'FAIL  TRUST_PROXY is not set',
      'FAIL  TRUST_PROXYS in the environment is not a setting.',
      'FAIL  ces.sqlite in DATA_DIR is not a database',
      'ces-20260301T200000Z.sqlite is damaged or not a database.',
      'note  No server is running at http://127.0.0.1:1',
    ])
      expect(output).toContain(words);
    expect(code).toBe(1);
    expect(await readdir(DATA_DIR)).toEqual(['backups', 'ces.sqlite']);
  });

  it('checks PostgreSQL, and leaves an empty database empty', async () => {
    const DATABASE_URL = await freshPostgresUrl();
    const empty = await runHere(doctor, { DATA_DIR, PORT: '1', DATABASE_URL });
    expect(empty.output).toMatch(/FAIL {2}PostgreSQL\/\S+ on \S+ has no tournament yet/);
    expect((await runHere(doctor, { DATA_DIR, PORT: '1', DATABASE_URL })).output).toContain(
      'has no tournament yet',
    );
    const begun = { DATA_DIR, PORT: '1', DATABASE_URL: await emptyPostgresTournament() };
    expect((await runHere(doctor, begun)).output).toMatch(/ok .* is available/);
  });

  it('creates no database', async () => {
    const { code, output } = await runHere(doctor, { DATA_DIR, PORT: '1' });
    expect(output).toContain(`FAIL  There is no database at ${join(DATA_DIR, 'ces.sqlite')}`);
    expect(code).toBe(1);
    expect(await readdir(DATA_DIR)).toEqual([]);
  });
});

it('ends silently when its output pipe is closed', async () => {
  const child = spawn(process.execPath, ['dist/server/ces.js', 'doctor'], { env: { DATA_DIR } });
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  await once(child, 'close');
  expect(said).toBe('');
});

it('lists its commands, shows its version, and rejects unknown ones', async () => {
  const { code, output } = await runEntry('ces', {});
  expect(code).toBe(0);
  expect(output).toMatch(/restore FILE +replace the database with a backup/);
  expect(await runEntry('ces', {}, { args: ['--help'] })).toEqual({ code, output });
  expect((await runEntry('ces', {}, { args: ['--version'] })).output).toBe(`${version}\n`);
  const unknown = await runCes('frobnicate', {});
  expect(unknown.code).toBe(1);
  expect(unknown.output).toContain('Unknown command: frobnicate\n');
});

it('explains a command instead of running it', async () => {
  const { code, output } = await runEntry('ces', { DATA_DIR }, { args: ['brand', '--help'] });
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^Usage: ces brand\n\n {2}create the files/),
  });
  expect(await readdir(DATA_DIR)).toEqual([]);
});
