import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { listBackups } from '#store/backup.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { runEntry, type ServerProcess, startServerProcess } from './support/server-process.ts';

const PASSWORD = 'floodlights on';
let DATA_DIR: string;

beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
});

/** Killed when the test ends, whatever happens to it. */
async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(settings);
  onTestFinished(server.kill);
  return server;
}

async function post(server: ServerProcess, path: string, body: unknown, token?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const reply = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: reply.status, json: await reply.json() };
}

async function logIn(server: ServerProcess, password: string) {
  return post(server, '/api/admin/login', { password });
}

function generatedPassword(server: ServerProcess): string | undefined {
  return /The admin password is (\S+) - it is shown this once/.exec(server.output())?.[1];
}

it('prints a generated password on the first start alone, and asks for another one until it is set', async () => {
  const first = await start({ DATA_DIR });
  const password = String(generatedPassword(first));
  expect(password).toMatch(/^(\w{5}-){3}\w{5}$/);
  expect((await logIn(first, password)).status).toBe(200);
  expect(await first.stop()).toBe(0);

  const second = await start({ DATA_DIR });
  expect((await logIn(second, password)).status).toBe(200);
  await second.stop();
  expect(generatedPassword(second)).toBeUndefined();
  expect(second.output()).toContain('still the one that was generated');

  const third = await start({ DATA_DIR, ADMIN_PASSWORD: PASSWORD });
  await third.stop();
  expect(third.output()).not.toContain('still the one that was generated');
});

it('prints the generated password even when it cannot listen', async () => {
  const other = await start({ DATA_DIR: await temporaryFolder() });
  const { code, output } = await runEntry('main', { DATA_DIR, PORT: new URL(other.url).port });
  expect(code).toBe(1);
  const password = /The admin password is (\S+)/.exec(output)?.[1];
  const next = await start({ DATA_DIR });
  expect((await logIn(next, String(password))).status).toBe(200);
});

it('keeps results and sessions across a restart, and stops with open event streams', async () => {
  const submission = {
    fixtureId: 6500,
    homeTeam: 'Team 1',
    awayTeam: 'Team 2',
    homeScore: 2,
    awayScore: 1,
    group: 'A',
  };
  const first = await start({ DATA_DIR, ADMIN_PASSWORD: PASSWORD });
  const { json: session } = await logIn(first, PASSWORD);
  expect((await post(first, '/api/ucl/submit-result', submission)).status).toBe(201);
  const stream = await fetch(`${first.url}/api/ucl/events`);
  expect(await first.stop()).toBe(0);
  await stream.text();

  const second = await start({ DATA_DIR, ADMIN_PASSWORD: PASSWORD });
  expect((await post(second, '/api/ucl/approve-result', { id: 1 }, session.token)).status).toBe(200);
  const standings = await (await fetch(`${second.url}/api/ucl/group-standings`)).json();
  expect(standings.standings[0]).toMatchObject({ teamName: 'Team 1', points: 3 });
});

it('ends with a sentence on a wrong setting, a taken port and a database in use', async () => {
  const wrong = await runEntry('main', { DATA_DIR, PORT: 'abc' });
  expect(wrong).toEqual({ code: 1, output: 'PORT must be a whole number from 0 to 65535, not "abc".\n' });

  const server = await start({ DATA_DIR, ADMIN_PASSWORD: PASSWORD });
  const twice = await runEntry('main', { DATA_DIR });
  expect(twice.code).toBe(1);
  expect(twice.output).toContain('is in use by another server. Stop that one first');

  const otherFolder = await temporaryFolder();
  const taken = await runEntry('main', { DATA_DIR: otherFolder, PORT: new URL(server.url).port });
  expect(taken.code).toBe(1);
  expect(taken.output).toContain('PORT is taken by another program. Choose another one.');
});

it('ends when a schema cannot be compiled, though that happens after it listens', async () => {
  const breakSchema = `globalThis.Function = new Proxy(Function, {
    construct(target, texts) {
      if (texts.at(-1).includes('homeTeam')) throw new SyntaxError('broken by the test');
      return Reflect.construct(target, texts);
    },
  });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(breakSchema)}`;
  const { code, output } = await runEntry('main', { DATA_DIR, ADMIN_PASSWORD: PASSWORD, NODE_OPTIONS });
  expect(code).toBe(1);
  expect(output).toMatch(/The tournament is open at .*The schema for the .* cannot be compiled: broken/s);
});

it.each([
  'postgres://ces:hunter-2-secret@127.0.0.1:1/ces',
  'postgres://ces:hunter-2-secret@no-such-host.invalid/ces',
  'postgres://ces:%zz-hunter-2-secret@127.0.0.1:1/ces',
  'postgres://ces:hunter-2-secret@127.0.0.1:99999/ces',
  'http://ces:hunter-2-secret@127.0.0.1/ces',
])('never prints the password of the database (%s)', async (DATABASE_URL) => {
  const { code, output } = await runEntry('main', { DATA_DIR, DATABASE_URL });
  expect(code).toBe(1);
  expect(output).not.toBe('');
  expect(output).not.toContain('hunter');
});

it('sets a new password by command, which ends every session', async () => {
  const first = await start({ DATA_DIR, ADMIN_PASSWORD: PASSWORD });
  const { json: session } = await logIn(first, PASSWORD);
  await post(first, '/api/admin/staff', { name: 'Ann', role: 'administrator' }, session.token);
  const whileRunning = await runEntry('admin-password', { DATA_DIR }, { input: 'a new password\n' });
  expect(whileRunning.code).toBe(1);
  expect(whileRunning.output).toContain('in use by another server');
  await first.stop();

  expect((await runEntry('admin-password', { DATA_DIR }, { input: 'short\n' })).output).toContain(
    'at least 8 characters',
  );
  const changed = await runEntry('admin-password', { DATA_DIR }, { input: 'a new password\n' });
  expect(changed).toEqual({
    code: 0,
    output:
      'The new admin password is set, and every session has ended.\n' +
      'Personal links still work: Ann. Revoke what you do not know, under Staff.\n',
  });

  const second = await start({ DATA_DIR });
  expect((await logIn(second, PASSWORD)).status).toBe(401);
  expect((await logIn(second, 'a new password')).status).toBe(200);
  expect((await post(second, '/api/admin/logout', {}, session.token)).status).toBe(401);
});

it('sets no password where there is no database, and creates none', async () => {
  const { code, output } = await runEntry('admin-password', { DATA_DIR }, { input: 'a new password\n' });
  expect(code).toBe(1);
  expect(output).toContain('Set DATA_DIR to the folder that the server uses. Nothing was changed.');
  expect(await readdir(DATA_DIR)).toEqual([]);
});

it('restores a backup by command, when no server runs', async () => {
  const first = await start({ DATA_DIR, ADMIN_PASSWORD: PASSWORD, BACKUP_HOURS: '24' });
  const folder = join(DATA_DIR, 'backups');
  const newest = async () => (await listBackups(folder, new Date()).catch(() => [])).at(-1);
  await expect.poll(newest).toBeDefined();
  const backup = join(folder, String(await newest()));

  const refused = await runEntry('restore', { DATA_DIR }, { args: [backup] });
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('in use by another server');
  await first.stop();

  expect((await runEntry('restore', { DATA_DIR })).output).toBe('Name the backup: npm run restore -- FILE\n');
  const restored = await runEntry('restore', { DATA_DIR }, { args: [backup] });
  expect(restored.code).toBe(0);
  expect(restored.output).toContain('What was there before is kept as');
  expect(restored.output).toContain('Every session has ended. The admin password is that of the backup.');
  const second = await start({ DATA_DIR, ADMIN_PASSWORD: PASSWORD });
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);

  const elsewhere = await runEntry('restore', { DATA_DIR: await temporaryFolder() }, { args: [backup] });
  expect(elsewhere.output).toContain(
    'No database was there before. If your server keeps its data in another',
  );
});

it('shows a new second factor, as a key and as a picture to scan', async () => {
  const { code, output } = await runEntry('admin-totp', {});
  expect(code).toBe(0);
  expect(output).toMatch(/ADMIN_TOTP_SECRET=[A-Z2-7]{32}\n/);
  expect(output.split('\n').filter((line) => /^[█▀▄ ]{20,}$/.test(line)).length).toBeGreaterThan(20);
});
