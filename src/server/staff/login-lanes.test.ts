import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { PASSWORD } from '../testing/admin-password.ts';
import { openRawConnection } from '../testing/raw-connection.ts';
import { openTestServer } from '../testing/test-server.ts';
import { queueLogin } from './log-in.ts';

/** Unknown devices whose checks wait until the test releases them. */
function blockUnknownDevices(count: number) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting = Array.from({ length: count }, () =>
    queueLogin({ isKnownDevice: false, isGone: () => false }, () => held),
  );
  onTestFinished(async () => {
    release();
    await Promise.all(waiting);
  });
  return release;
}

const LOGIN = { password: PASSWORD };

it('admits a known device while unknown devices fill their queue, and asks further ones to come back', async () => {
  const server = await openTestServer();
  const first = await server.post('/api/admin/login', LOGIN);
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  blockUnknownDevices(11);

  const stranger = await server.post('/api/admin/login', LOGIN);
  expect(stranger.statusCode).toBe(503);
  expect(stranger.headers['retry-after']).toBe('5');
  expect(stranger.json()).toEqual({
    error: 'Too many login attempts are in progress. Please try again in a moment.',
    code: 'login_busy',
  });
  expect((await server.post('/api/admin/login', LOGIN, { cookie })).statusCode).toBe(200);
});

it('neither counts nor stores an attempt whose password was not checked', async () => {
  const server = await openTestServer();
  const release = blockUnknownDevices(11);
  for (let attempt = 0; attempt < 4; attempt += 1)
    expect((await server.post('/api/admin/login', LOGIN)).statusCode).toBe(503);
  const { db } = server.context.store;
  expect(await db.selectFrom('login_failures').selectAll().execute()).toEqual([]);
  release();
  await expect.poll(async () => (await server.post('/api/admin/login', LOGIN)).statusCode).toBe(200);
});

it('logs in a client whose request has been read and whose connection is open', async () => {
  const server = await openTestServer();
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(LOGIN),
  });
  expect(reply.status).toBe(200);
});

it('checks no password for a client that has disconnected', async () => {
  const server = await openTestServer();
  const release = blockUnknownDevices(1);
  const body = JSON.stringify(LOGIN);
  const socket = await openRawConnection(server.app);
  const [connection] = await Promise.all([
    once(server.app.server, 'request').then(([request]) => request.socket),
    socket.write(
      `POST /api/admin/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    ),
  ]);
  const { db } = server.context.store;
  const attempts = () => db.selectFrom('login_failures').selectAll().execute();
  await expect.poll(attempts).toHaveLength(1);
  socket.destroy();
  await once(connection, 'close');
  release();
  // The next request finds the queue free, and is the only one that is logged in.
  expect((await server.post('/api/admin/login', LOGIN)).statusCode).toBe(200);
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
});
