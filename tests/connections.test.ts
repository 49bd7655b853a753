import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { createTournament } from './support/create-tournament.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';

const HEADERS_TIMEOUT_MS = 5_000;
/** The server checks once a second, and a busy machine may be late. */
const LATE_MS = 10_000;

vi.setConfig({ testTimeout: 60_000 });

/** Killed when the test ends, whatever happens to it. */
async function start(): Promise<ServerProcess> {
  const DATA_DIR = await temporaryFolder();
  await createTournament(DATA_DIR);
  const server = await startServerProcess({ DATA_DIR });
  onTestFinished(server.kill);
  return server;
}

async function open({ url }: ServerProcess): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

function openMany(server: ServerProcess, count: number): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => open(server)));
}

/** The number of connections that this process may have. */
function descriptorLimit(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits: { open_files: { soft: number | 'unlimited' } };
  };
  const limit = userLimits.open_files.soft;
  return limit === 'unlimited' ? Number.POSITIVE_INFINITY : limit - 500;
}

/** Ten thousand if the machine opens them before the first ones time out; a thousand at least. */
async function openIdle(server: ServerProcess): Promise<Socket[]> {
  const most = Math.min(10_000, descriptorLimit());
  const began = performance.now();
  const idle: Socket[] = [];
  while (idle.length < most && (idle.length < 1_000 || performance.now() - began < HEADERS_TIMEOUT_MS / 2))
    idle.push(...(await openMany(server, Math.min(500, most - idle.length))));
  return idle;
}

async function expectAnswer(server: ServerProcess, path: string): Promise<void> {
  const began = performance.now();
  const reply = await fetch(server.url + path);
  expect(reply.status).toBe(200);
  await reply.arrayBuffer();
  // Before a connection is closed that opened at the same time.
  expect(performance.now() - began).toBeLessThan(HEADERS_TIMEOUT_MS);
}

/** The server's reply, and the milliseconds until it closed the connection. */
async function untilEnded(socket: Socket): Promise<{ ms: number; said: string }> {
  const began = performance.now();
  let said = '';
  socket.setEncoding('latin1').on('data', (text) => {
    said += text;
  });
  await once(socket, 'close');
  return { ms: performance.now() - began, said };
}

/** Connections that send a request byte by byte, until the test ends. */
async function openSlow(server: ServerProcess): Promise<Socket[]> {
  const slow = await openMany(server, 50);
  for (const socket of slow) socket.write('GET /api/stats HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const drip = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write('x');
  }, 200);
  onTestFinished(() => clearInterval(drip));
  return slow;
}

it('answers other clients while thousands of connections are silent and others slow, and closes both', async () => {
  const server = await start();
  const slow = await openSlow(server);
  const slowEnds = Promise.all(slow.map(untilEnded));
  const idle = await openIdle(server);
  expect(idle.length).toBeGreaterThanOrEqual(1_000);
  const idleEnds = Promise.all(idle.map(untilEnded));
  for (const path of ['/healthz', '/api/stats', '/ng-hub']) await expectAnswer(server, path);
  for (const { ms, said } of await slowEnds) {
    expect(ms).toBeLessThan(HEADERS_TIMEOUT_MS + LATE_MS);
    expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(said).toContain('"code":"request_timeout"');
  }
  for (const { ms, said } of await idleEnds) {
    expect(said).toBe('');
    expect(ms).toBeLessThan(HEADERS_TIMEOUT_MS + LATE_MS);
  }
  await expectAnswer(server, '/healthz');
  // The silent ones are not logged.
  await expect.poll(() => server.output().match(/"status":408/g)?.length).toBe(slow.length);
});
