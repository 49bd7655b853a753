import { expect, it } from 'vitest';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { PASSWORD } from '../testing/admin-password.ts';
import { adminHeaders, openTestServer, type TestServer } from '../testing/test-server.ts';
import { setAdminPassword } from './set-admin-password.ts';

const MINUTE_MS = 60_000;

function logIn(server: TestServer, password: string, headers?: Record<string, string>) {
  return server.post('/api/admin/login', { password }, headers);
}

async function fail(server: TestServer, times: number, headers?: Record<string, string>) {
  for (let attempt = 0; attempt < times; attempt += 1)
    expect((await logIn(server, 'a wrong guess', headers)).statusCode).toBe(401);
}

describeEachEngine('the admin session', (engine) => {
  it('begins with the right password and returns its end', async () => {
    const server = await openTestServer(engine);
    const reply = await logIn(server, PASSWORD);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: '2026-03-01T22:00:00.000Z',
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    const stored = await server.context.store.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(reply.json().token);
  });

  it('expires after the configured minutes, with a message', async () => {
    const server = await openTestServer(engine, { SESSION_MINUTES: '30' });
    const admin = await adminHeaders(server);
    server.advanceClock(30 * MINUTE_MS - 1);
    expect((await server.get('/api/ucl/admin-stats', admin)).statusCode).toBe(200);
    server.advanceClock(1);
    const reply = await server.get('/api/ucl/admin-stats', admin);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({
      error: 'Your admin session has expired. Please log in again.',
      code: 'session_expired',
    });
  });

  it('ends when the clock is set back by more than its duration', async () => {
    const server = await openTestServer(engine, { SESSION_MINUTES: '30' });
    const admin = await adminHeaders(server);
    server.advanceClock(-30 * MINUTE_MS);
    expect((await server.get('/api/ucl/admin-stats', admin)).statusCode).toBe(200);
    server.advanceClock(-1);
    expect((await server.get('/api/ucl/admin-stats', admin)).json().code).toBe('session_expired');
  });

  it('ends with the logout', async () => {
    const server = await openTestServer(engine);
    const admin = await adminHeaders(server);
    const reply = await server.post('/api/admin/logout', undefined, admin);
    expect(reply.json()).toEqual({ success: true });
    expect((await server.get('/api/ucl/admin-stats', admin)).statusCode).toBe(401);
    expect((await server.post('/api/admin/logout', undefined, admin)).statusCode).toBe(401);
  });

  it('is blocked for five minutes after three failures, even with the right password', async () => {
    const server = await openTestServer(engine);
    const failure = await logIn(server, 'a wrong guess');
    expect(failure.statusCode).toBe(401);
    expect(failure.json()).toEqual({
      success: false,
      error: 'Failed to verify admin code. Please try again.',
      code: 'wrong_password',
    });
    await fail(server, 2);
    server.advanceClock(10_000);
    const blocked = await logIn(server, PASSWORD);
    expect(blocked.statusCode).toBe(429);
    expect(blocked.json()).toEqual({
      success: false,
      error: 'Too many failed attempts. Please wait 5 minutes before trying again.',
      code: 'too_many_attempts',
      retryAfterSeconds: 290,
    });
    expect(blocked.headers['retry-after']).toBe('290');
    server.advanceClock(290_000);
    expect((await logIn(server, PASSWORD)).statusCode).toBe(200);
  });

  it('is not blocked any more once there is a new password', async () => {
    const server = await openTestServer(engine);
    await fail(server, 3);
    await setAdminPassword(server.context.store, 'a new password', () => new Date());
    expect((await logIn(server, 'a new password')).statusCode).toBe(200);
  });

  it('cannot be blocked by an attacker on a device that has logged in before', async () => {
    const server = await openTestServer(engine);
    const first = await logIn(server, PASSWORD);
    const [cookie] = first.cookies;
    expect(cookie).toMatchObject({ name: 'ces_device', httpOnly: true, sameSite: 'Strict' });
    const knownDevice = { cookie: `ces_device=${cookie?.value}` };

    await fail(server, 3);
    expect((await logIn(server, PASSWORD)).statusCode).toBe(429);
    expect((await logIn(server, PASSWORD, knownDevice)).statusCode).toBe(200);

    await fail(server, 3, knownDevice);
    expect((await logIn(server, PASSWORD, knownDevice)).statusCode).toBe(429);
  });

  it('gives a forged device no counter of its own', async () => {
    const server = await openTestServer(engine);
    for (const device of ['one', 'two', 'three']) await fail(server, 1, { cookie: `ces_device=${device}` });
    expect((await logIn(server, PASSWORD, { cookie: 'ces_device=four' })).statusCode).toBe(429);
  });
});

it('counts an IPv6 subscriber by the /64, and ignores forged forwarding headers', async () => {
  const server = await openTestServer('sqlite', { TRUST_PROXY: '127.0.0.1' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  await fail(server, 1, from('2001:db8:1:2::1'));
  await fail(server, 1, from('2001:db8:1:2::ffff'));
  await fail(server, 1, from('2001:db8:1:2:aaaa::9'));
  expect((await logIn(server, PASSWORD, from('2001:db8:1:2::7'))).statusCode).toBe(429);
  expect((await logIn(server, PASSWORD, from('2001:db8:1:3::7'))).statusCode).toBe(200);

  // The proxy appends the address it saw; the client's own values before it are not trusted.
  await fail(server, 1, from('9.9.9.1, 198.51.100.1'));
  await fail(server, 1, from('9.9.9.2, 198.51.100.1'));
  await fail(server, 1, from('9.9.9.3, 198.51.100.1'));
  expect((await logIn(server, PASSWORD, from('9.9.9.4, 198.51.100.1'))).statusCode).toBe(429);
});

it('rejects an empty or blank password without counting a failure', async () => {
  const server = await openTestServer();
  for (const password of ['', '   ', '', ' ']) {
    const reply = await logIn(server, password);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ error: 'Please enter your admin password.', code: 'invalid_request' });
  }
  expect((await server.post('/api/admin/login', {})).json().error).toBe('Admin password is required');
  expect((await logIn(server, PASSWORD)).statusCode).toBe(200);
});

it('keeps the password and the token out of the logs', async () => {
  const server = await openTestServer('sqlite', { LOG_LEVEL: 'debug' });
  await logIn(server, 'a wrong guess');
  const { authorization } = await adminHeaders(server);
  await server.get('/api/ucl/admin-stats?token=in-the-query', { authorization });
  const log = server.logLines.join('');
  expect(log).toContain('/api/admin/login');
  for (const secret of [PASSWORD, 'a wrong guess', authorization.slice(7), 'in-the-query'])
    expect(log).not.toContain(secret);
});

it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip'])(
  'keeps counting, whatever a client without a proxy sends in %s',
  async (header) => {
    const server = await openTestServer();
    const value = (address: string) => (header === 'forwarded' ? `for=${address}` : address);
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      await fail(server, 1, { [header]: value(address) });
    expect((await logIn(server, PASSWORD, { [header]: value('198.51.100.4') })).statusCode).toBe(429);
  },
);

it('trusts the forwarding header of the proxy only', async () => {
  const server = await openTestServer('sqlite', { TRUST_PROXY: '10.0.0.1' });
  const attempt = (remoteAddress: string, forwardedFor: string, password: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      remoteAddress,
      headers: { 'x-forwarded-for': forwardedFor },
      payload: { password },
    });
  for (const forged of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    expect((await attempt('10.0.0.2', forged, 'a wrong guess')).statusCode).toBe(401);
  expect((await attempt('10.0.0.2', '198.51.100.4', PASSWORD)).statusCode).toBe(429);
  expect((await attempt('10.0.0.1', '198.51.100.1', PASSWORD)).statusCode).toBe(200);
});

it('marks the device with a cookie that scripts, other sites and plain HTTP cannot read', async () => {
  const onHttp = await logIn(await openTestServer(), PASSWORD);
  expect(onHttp.headers['set-cookie']).toMatch(
    /^ces_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
  );

  const server = await openTestServer('sqlite', { PUBLIC_URL: 'https://ces.example' });
  const onHttps = await logIn(server, PASSWORD);
  expect(onHttps.headers['set-cookie']).toMatch(
    /^__Host-ces_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const [cookie] = onHttps.cookies;
  await fail(server, 3);
  const known = { cookie: `__Host-ces_device=${cookie?.value}` };
  expect((await logIn(server, PASSWORD, known)).statusCode).toBe(200);
  const withoutPrefix = { cookie: `ces_device=${cookie?.value}` };
  expect((await logIn(server, PASSWORD, withoutPrefix)).statusCode).toBe(429);
});
