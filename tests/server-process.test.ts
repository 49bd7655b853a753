import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { operatorMessage } from '#server/start/operator-message.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { createTournament } from './support/create-tournament.ts';
import { startServerHere } from './support/in-this-process.ts';
import { postJson } from './support/post-json.ts';
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

async function logIn(server: Pick<ServerProcess, 'url'>, password: string) {
  return postJson(server.url, '/api/admin/login', { password });
}

function generatedPassword(server: ServerProcess): string | undefined {
  return /The admin password is (\S+) \(shown only once/.exec(server.output())?.[1];
}

it('prints a generated password at the first startup only, and asks for another one until it is set', async () => {
  const first = await start({ DATA_DIR });
  const password = String(generatedPassword(first));
  expect(password).toMatch(/^(\w{5}-){3}\w{5}$/);
  expect((await logIn(first, password)).status).toBe(200);
  expect(await first.stop()).toBe(0);

  const second = await start({ DATA_DIR });
  expect((await logIn(second, password)).status).toBe(200);
  await second.stop();
  expect(generatedPassword(second)).toBeUndefined();
  expect(second.output()).toContain('still the one generated');

  const third = await start({ DATA_DIR, ADMIN_PASSWORD: PASSWORD });
  await third.stop();
  expect(third.output()).not.toContain('still the one generated');
});

it('prints the generated password even if it cannot listen', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, output } = await runEntry('main', { DATA_DIR, PORT: String(port) });
  expect(code).toBe(1);
  const password = /The admin password is (\S+)/.exec(output)?.[1];
  const next = await startServerHere({ DATA_DIR });
  expect((await logIn(next, String(password))).status).toBe(200);
});

it('keeps results and sessions across a restart, and stops with open event streams', async () => {
  await createTournament(DATA_DIR);
  const submission = {
    fixtureId: 6500,
    homeTeam: 'Team 1',
    awayTeam: 'Team 2',
    homeScore: 2,
    awayScore: 1,
    group: 'A',
  };
  const first = await start({ DATA_DIR });
  const { json: session } = await logIn(first, PASSWORD);
  expect((await postJson(first.url, '/api/ucl/submit-result', submission)).status).toBe(201);
  const stream = await fetch(`${first.url}/api/ucl/events`);
  expect(await first.stop()).toBe(0);
  await stream.text();

  const second = await startServerHere({ DATA_DIR });
  expect((await postJson(second.url, '/api/ucl/approve-result', { id: 1 }, session.token)).status).toBe(200);
  const standings = await (await fetch(`${second.url}/api/ucl/group-standings`)).json();
  expect(standings.standings[0]).toMatchObject({ teamName: 'Team 1', points: 3 });
});

it('exits with a message on an invalid setting, a used port and a database in use', async () => {
  const wrong = await runEntry('main', { DATA_DIR, PORT: 'abc' });
  expect(wrong).toEqual({ code: 1, output: 'PORT must be a whole number from 0 to 65535, not "abc".\n' });

  await createTournament(DATA_DIR);
  const server = await startServerHere({ DATA_DIR });
  const twice = await runEntry('main', { DATA_DIR });
  expect(twice.code).toBe(1);
  expect(twice.output).toContain('is in use by another server. Stop that server');

  const otherFolder = await temporaryFolder();
  await createTournament(otherFolder);
  const taken = await runEntry('main', { DATA_DIR: otherFolder, PORT: new URL(server.url).port });
  expect(taken.code).toBe(1);
  expect(taken.output).toContain(
    `PORT ${new URL(server.url).port} is in use by another program. Choose another one.`,
  );
});

it('does not listen if a schema cannot be compiled', async () => {
  await createTournament(DATA_DIR);
  const breakSchema = `globalThis.Function = new Proxy(Function, {
    construct(target, texts) {
      if (texts.at(-1).includes('homeTeam')) throw new SyntaxError('broken by the test');
      return Reflect.construct(target, texts);
    },
  });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(breakSchema)}`;
  const { code, output } = await runEntry('main', { DATA_DIR, NODE_OPTIONS });
  expect(code).toBe(1);
  expect(output).toContain('broken by the test');
  expect(output).not.toContain('The site is running at');
});

it.each([
  'postgres://ces:hunter-2-secret@127.0.0.1:1/ces',
  'postgres://ces:hunter-2-secret@no-such-host.invalid/ces',
  'postgres://ces:%zz-hunter-2-secret@127.0.0.1:1/ces',
  'postgres://ces:hunter-2-secret@127.0.0.1:99999/ces',
  'http://ces:hunter-2-secret@127.0.0.1/ces',
])('never prints the database password (%s)', async (DATABASE_URL) => {
  // Without such a message, the process would print the whole error.
  const message = operatorMessage(await startServerHere({ DATA_DIR, DATABASE_URL }).catch((error) => error));
  expect(message).not.toBeNull();
  expect(message).not.toContain('hunter');
});
