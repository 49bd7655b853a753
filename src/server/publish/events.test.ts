import { on, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { VIEW_PATHS } from '#contract/public-views.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { startServer } from '../start/start-server.ts';
import { openRawConnection } from '../testing/raw-connection.ts';
import { openTestServer, submit, type TestServer } from '../testing/test-server.ts';

const HEARTBEAT_MS = 15_000;
/** Short enough to wait for, long compared to the pauses of a busy machine. */
const IDLE_TIMEOUT_MS = 2_000;

async function connect(app: TestServer['app']): Promise<IncomingMessage> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const request = get({ port, path: '/api/ucl/events' });
  onTestFinished(() => {
    request.destroy();
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response.setEncoding('utf8');
}

/** Reads until the text of the stream contains the expected part. */
async function readUntil(stream: IncomingMessage, expected: string): Promise<string> {
  let text = '';
  for await (const [chunk] of on(stream, 'data')) {
    text += chunk;
    if (text.includes(expected)) return text;
  }
  throw new Error('The stream ended');
}

it('sends the revision and those of the views on connecting and on each change, unbuffered and uncached', async () => {
  const server = await openTestServer();
  const stream = await connect(server.app);
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-request-id': expect.stringMatching(/^[0-9a-f]{16}-[0-9a-z]+$/),
  });
  const now = server.context.clock().toISOString();
  const views = Object.fromEntries(VIEW_PATHS.map((path) => [path, 1]));
  expect(eventIn(await readUntil(stream, '\n\n'))).toEqual({ revision: 1, now, views });
  const change = readUntil(stream, '\n\n');
  await submit(server, 6500);
  const changed = {
    '/api/stats': 2,
    '/api/ucl/fixtures': 2,
    '/api/ucl/match-results': 2,
    '/api/ucl/record': 2,
  };
  expect(eventIn(await change)).toEqual({ revision: 2, now, views: { ...views, ...changed } });
});

function eventIn(text: string): unknown {
  const [, data = ''] = /^event: revision\ndata: (.+)\n\n$/.exec(text) ?? [];
  return JSON.parse(data);
}

it('releases a visitor who leaves', async () => {
  const server = await openTestServer();
  const stream = await connect(server.app);
  expect(server.context.streams.count()).toBe(1);
  stream.destroy();
  await expect.poll(() => server.context.streams.count()).toBe(0);
});

it('outlives the idle timeout because of its heartbeat', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await openTestServer();
  server.app.server.timeout = IDLE_TIMEOUT_MS;
  const stream = await connect(server.app);
  const connectedAt = performance.now();
  const ended = once(stream, 'end').then(
    () => 'ended',
    (error) => error.code,
  );
  while (performance.now() - connectedAt < 1.5 * IDLE_TIMEOUT_MS) {
    const heartbeat = readUntil(stream, ': still here');
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await heartbeat;
    await setTimeout(IDLE_TIMEOUT_MS / 20);
  }
  // Without it, the connection ends like any other idle one.
  expect(await ended).toBe('ECONNRESET');
});

it('ends the streams when the server stops', async () => {
  const server = await openTestServer();
  const stream = await connect(server.app);
  const ended = once(stream.resume(), 'end');
  await server.app.close();
  await ended;
  // Ended properly, not cut off.
  expect(stream.complete).toBe(true);
});

describeEachEngine('a publication after a commit', (engine) => {
  it('reaches the event stream as well', async () => {
    const server = await openTestServer(engine);
    const stream = await connect(server.app);
    const change = readUntil(stream, '"revision":2');
    await submit(server, 6500);
    expect(await change).toContain('"revision":2');
  });
});

it('happens in every other process on the same PostgreSQL', async () => {
  const here = await openTestServer('postgres');
  const there = await startServer(here.context.config, {
    clock: here.context.clock,
    clientDir: here.context.clientDir,
    logStream: { write: () => {} },
  });
  onTestFinished(() => there.app.close());
  const stream = await connect(there.app);
  const change = readUntil(stream, '"revision":2');
  await submit(here, 6500);
  await change;
  const reply = await there.app.inject('/api/ucl/match-results');
  expect(reply.json().results).toHaveLength(1);
});

const ASK = 'GET /api/ucl/events HTTP/1.1\r\nHost: x\r\n\r\n';

it('closes a connection on which a second stream is requested, and removes both', async () => {
  const server = await openTestServer();
  const socket = await openRawConnection(server.app);
  socket.write(ASK);
  await once(socket, 'data');
  expect(server.context.streams.count()).toBe(1);
  socket.write(ASK);
  await once(socket, 'close');
  await expect.poll(() => server.context.streams.count()).toBe(0);
});

it('rejects another stream beyond the capacity, with a retry time', async () => {
  const server = await openTestServer();
  vi.spyOn(server.context.streams, 'hasCapacity').mockReturnValue(false);
  const reply = await server.get('/api/ucl/events');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('30');
  expect(reply.json().code).toBe('too_many_streams');
});

it('keeps no stream of connections that pipelined many and disconnected', async () => {
  const server = await openTestServer();
  const sockets = await Promise.all(Array.from({ length: 5 }, () => openRawConnection(server.app)));
  for (const socket of sockets) {
    // It is answered or cut off, possibly with an error.
    const heard = new Promise((resolve) => {
      socket.on('error', resolve).once('data', resolve).once('close', resolve);
    });
    socket.write(ASK.repeat(500));
    await heard;
    socket.destroy();
  }
  await expect.poll(() => server.context.streams.count()).toBe(0);
});
