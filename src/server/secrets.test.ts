import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { PASSWORD } from './testing/admin-password.ts';
import { openTestServer } from './testing/test-server.ts';

const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const WRONG_PASSWORD = 'a wrong guess of mine';
const JSON_TYPE = { 'content-type': 'application/json' };

it('never leave the server: not in its log, its pages, its data or its refusals', async () => {
  const server = await openTestServer('postgres', { ADMIN_TOTP_SECRET: TOTP_SECRET, LOG_LEVEL: 'debug' });
  const { config, store, clock } = server.context;
  const timestamp = clock().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(TOTP_SECRET) }).generate({ timestamp });
  const logIn = (body: object | string) => server.post('/api/admin/login', body, JSON_TYPE);

  const refusals = [
    await logIn({ password: PASSWORD }),
    await logIn({ password: WRONG_PASSWORD, code }),
    await logIn({ password: PASSWORD, code: `${code}0` }),
    await logIn({ password: PASSWORD, code, more: PASSWORD }),
    await logIn({ password: [PASSWORD], code }),
    await logIn(`{"password":"${PASSWORD}"`),
  ];
  for (const { statusCode } of refusals) expect([400, 401]).toContain(statusCode);
  const login = await logIn({ password: PASSWORD, code });
  expect(login.statusCode).toBe(200);
  const { token } = login.json();
  const device = String(login.cookies[0]?.value);

  const headers = { authorization: `Bearer ${token}`, cookie: `ces_device=${device}` };
  const paths = [
    ...['/', '/ng-hub', '/about', '/privacy', '/nowhere', '/healthz', '/api/stats', '/api/ucl/clubs'],
    ...['/api/ucl/match-results', '/api/openapi.json', '/api/admin/record', '/api/ucl/pending-results'],
    ...['/api/admin/backup', `/api/ucl/admin-stats?token=${token}&password=${encodeURIComponent(PASSWORD)}`],
  ];
  const replies = await Promise.all(paths.map((path) => server.get(path, headers)));
  // The driver's complaint reaches the log, and a sentence the client.
  await store.close();
  const broken = await server.get('/api/admin/record', headers);
  expect(broken.statusCode).toBe(500);

  const log = server.logLines.join('');
  const said = [...refusals, ...replies, broken].map(({ body }) => body).join('\n');
  const databaseUrl = config.storeLocation.engine === 'postgres' ? config.storeLocation.url : '';
  expect(databaseUrl).toMatch(/^postgres:/);
  const secrets = {
    PASSWORD,
    'PASSWORD in an address': encodeURIComponent(PASSWORD),
    WRONG_PASSWORD,
    TOTP_SECRET,
    code,
    token,
    device,
    databaseUrl,
  };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(log.includes(secret), `${name} in the log`).toBe(false);
    expect(said.includes(secret), `${name} in a reply`).toBe(false);
  }
  expect(/scrypt\$|token_hash|postgres:\/\/|\n {4}at /.test(said)).toBe(false);
});
