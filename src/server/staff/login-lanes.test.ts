import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { PASSWORD } from '../testing/admin-password.ts';
import { openRawConnection } from '../testing/raw-connection.ts';
import { openTestServer } from '../testing/test-server.ts';
import { inLoginLane } from './login-lanes.ts';

/** Strangers whose checks do not end before the test says so. */
function holdStrangers(count: number) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting = Array.from({ length: count }, () =>
    inLoginLane({ isKnownDevice: false, isGone: () => false }, () => held),
  );
  onTestFinished(async () => {
    release();
    await Promise.all(waiting);
  });
  return release;
}

const LOGIN = { password: PASSWORD };

it('lets a known device pass while strangers fill their lane, and tells further strangers to come back', async () => {
  const server = await openTestServer();
  const first = await server.post('/api/admin/login', LOGIN);
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  holdStrangers(11);

  const stranger = await server.post('/api/admin/login', LOGIN);
  expect(stranger.statusCode).toBe(503);
  expect(stranger.headers['retry-after']).toBe('5');
  expect(stranger.json()).toEqual({
    error: 'Too many log-in attempts are under way. Please try again in a moment.',
    code: 'login_busy',
  });
  expect((await server.post('/api/admin/login', LOGIN, { cookie })).statusCode).toBe(200);
});

it('does not count an attempt whose password was not checked', async () => {
  const server = await openTestServer();
  const release = holdStrangers(11);
  for (let attempt = 0; attempt < 4; attempt += 1)
    expect((await server.post('/api/admin/login', LOGIN)).statusCode).toBe(503);
  release();
  await expect.poll(async () => (await server.post('/api/admin/login', LOGIN)).statusCode).toBe(200);
});

it('lets somebody in whose request has been read to its end and whose connection is open', async () => {
  const server = await openTestServer();
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(LOGIN),
  });
  expect(reply.status).toBe(200);
});

it('checks no password for somebody who has hung up', async () => {
  const server = await openTestServer();
  const release = holdStrangers(1);
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
  // Whoever comes next finds the lane free, and is the only one who is logged in.
  expect((await server.post('/api/admin/login', LOGIN)).statusCode).toBe(200);
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
});
