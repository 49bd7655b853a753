import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { PASSWORD } from '../testing/admin-password.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { newTotpSecret } from './totp.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const HALF_MINUTE = 30_000;

function codeAt(time: Date, secret = SECRET): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() });
}

function logIn(server: TestServer, code?: string, password = PASSWORD) {
  return server.post('/api/admin/login', { password, ...(code === undefined ? {} : { code }) });
}

describeEachEngine('two-factor authentication', (engine) => {
  it('requires the current code, once', async () => {
    const server = await openTestServer(engine, { ADMIN_TOTP_SECRET: SECRET });
    const asked = await logIn(server);
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toEqual({
      success: false,
      error: 'Please enter the six-digit code from your authenticator app.',
      code: 'code_required',
    });

    const code = codeAt(server.context.clock());
    expect((await logIn(server, code)).statusCode).toBe(200);
    const again = await logIn(server, code);
    expect(again.statusCode).toBe(401);
    expect(again.json()).toMatchObject({ code: 'wrong_password' });

    server.advanceClock(HALF_MINUTE);
    expect((await logIn(server, codeAt(server.context.clock()))).statusCode).toBe(200);
  });

  it('works after the clock was set back, and still accepts a code only once', async () => {
    const server = await openTestServer(engine, { ADMIN_TOTP_SECRET: SECRET });
    expect((await logIn(server, codeAt(server.context.clock()))).statusCode).toBe(200);
    server.advanceClock(-86_400_000);
    const code = codeAt(server.context.clock());
    expect((await logIn(server, code)).statusCode).toBe(200);
    expect((await logIn(server, code)).statusCode).toBe(401);
  });

  it('accepts the same code once in two simultaneous logins', async () => {
    const server = await openTestServer(engine, { ADMIN_TOTP_SECRET: SECRET });
    const code = codeAt(server.context.clock());
    const replies = await Promise.all([logIn(server, code), logIn(server, code)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });
});

it('accepts the codes just before and after, and none further away', async () => {
  const server = await openTestServer('sqlite', { ADMIN_TOTP_SECRET: SECRET });
  const codeIn = (ms: number) => codeAt(new Date(server.context.clock().getTime() + ms));
  expect((await logIn(server, codeIn(-2 * HALF_MINUTE))).statusCode).toBe(401);
  expect((await logIn(server, codeIn(2 * HALF_MINUTE))).statusCode).toBe(401);
  expect((await logIn(server, codeIn(-HALF_MINUTE))).statusCode).toBe(200);
  expect((await logIn(server, codeIn(HALF_MINUTE))).statusCode).toBe(200);
});

it('answers a wrong password and a wrong code in the same way, and counts both', async () => {
  const server = await openTestServer('sqlite', { ADMIN_TOTP_SECRET: SECRET });
  const right = codeAt(server.context.clock());
  const wrongCode = right === '000000' ? '000001' : '000000';
  const replies = [await logIn(server, right, 'not it at all'), await logIn(server, wrongCode)];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  expect(replies[0]?.body).toBe(replies[1]?.body);
  expect((await logIn(server, wrongCode)).statusCode).toBe(401);
  expect((await logIn(server, right)).statusCode).toBe(429);
});

it('rejects anything but six digits as a code', async () => {
  const server = await openTestServer('sqlite', { ADMIN_TOTP_SECRET: SECRET });
  for (const code of ['12345', '1234567', 'abcdef', '１２３４５６'])
    expect([code, (await logIn(server, code)).statusCode]).toEqual([code, 400]);
});

it('is set up with a fresh key each time, which an app reads from its URL', () => {
  const { secret, address } = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(secret).not.toBe(newTotpSecret().secret);
  const url = new URL(address);
  expect([url.protocol, url.host, url.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', secret]);
});
