import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { PASSWORD } from '../testing/admin-password.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { formOf, plainImage } from '../testing/image-files.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { openTestServer } from '../testing/test-server.ts';

const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const WRONG_PASSWORD = 'a wrong guess of mine';
const JSON_TYPE = { 'content-type': 'application/json' };

it('never leave the server: not in its log, its pages, its data or its errors', async () => {
  const server = await openTestServer('postgres', { ADMIN_TOTP_SECRET: TOTP_SECRET, LOG_LEVEL: 'debug' });
  const { config, store, clock } = server.context;
  const timestamp = clock().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(TOTP_SECRET) }).generate({ timestamp });
  const logIn = (body: object | string) => server.post('/api/admin/login', body, JSON_TYPE);

  const errors = [
    await logIn({ password: PASSWORD }),
    await logIn({ password: WRONG_PASSWORD, code }),
    await logIn({ password: PASSWORD, code: `${code}0` }),
    await logIn({ password: PASSWORD, code, more: PASSWORD }),
    await logIn({ password: [PASSWORD], code }),
    await logIn(`{"password":"${PASSWORD}"`),
  ];
  for (const { statusCode } of errors) expect([400, 401]).toContain(statusCode);
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
  // The driver's error is logged, and the client gets a message.
  server.tampersWithRows();
  await store.close();
  const broken = await server.get('/api/admin/record', headers);
  expect(broken.statusCode).toBe(500);

  const log = server.logLines.join('');
  const said = [...errors, ...replies, broken].map(({ body }) => body).join('\n');
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

it('are in no log line of any level, whichever call is made', async () => {
  const server = await openTestServer('sqlite', { LOG_LEVEL: 'trace' });
  const calls = await seasonCalls(server);
  const { keysOf, reported, sendScreenshot } = clubCalls(server, calls);
  const [clubKey = ''] = await keysOf(1);
  const login = await server.post('/api/admin/login', { password: PASSWORD });
  const device = String(login.cookies[0]?.value);
  const staff = await server.post('/api/admin/staff', { name: 'Ada', role: 'reviewer' }, calls.admin);
  const staffKey: string = staff.json().key;
  const id = await reported(clubKey, 6500, '2-1');
  expect((await sendScreenshot(clubKey, id)).statusCode).toBe(201);

  const { paths } = (await server.get('/api/openapi.json')).json();
  const headers = { ...calls.admin, 'x-club-key': clubKey, cookie: `ces_device=${device}` };
  const image = formOf({ content: await plainImage('#123456').png().toBuffer() });
  const statuses = new Set<number>();
  for (const [path, methods] of Object.entries(paths as Record<string, object>))
    for (const method of Object.keys(methods).map((name) => name.toUpperCase() as 'GET' | 'POST')) {
      // It would not end.
      if (path === '/api/ucl/events') continue;
      const url = path.replace('{id}', String(id)).replaceAll(/\{\w+\}/g, '1');
      const secrets = { password: PASSWORD, key: staffKey, code: clubKey };
      const sent = [
        { method, url, headers },
        { method, url: `${url}?token=${device}&key=${clubKey}`, headers, payload: secrets },
        { method, url, headers: { ...headers, ...image.headers }, payload: image.body },
        { method, url, headers: { ...headers, ...JSON_TYPE }, payload: `{"password":"${PASSWORD}` },
      ];
      for (const call of sent) statuses.add((await server.app.inject(call)).statusCode);
    }
  for (const status of [200, 201, 400, 401, 404, 415]) expect(statuses).toContain(status);

  const log = server.logLines.join('');
  expect(log).toContain('"level":10');
  const token = calls.admin.authorization.slice('Bearer '.length);
  for (const [name, secret] of Object.entries({ PASSWORD, clubKey, staffKey, token, device })) {
    expect(secret.length, name).toBeGreaterThan(7);
    expect(log.includes(secret), `${name} in the log`).toBe(false);
  }
});
