import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { VIEW_PATHS } from '#contract/public-views.ts';
import { CLUB_CALLS } from '../testing/club-calls.ts';
import { adminHeaders, openTestServer, startTestServer, type TestServer } from '../testing/test-server.ts';
import { hashToken, randomToken } from './tokens.ts';

/** All public and club calls. Every other call of the API is the administrator's. */
const PUBLIC_CALLS = [
  ...VIEW_PATHS.map((path) => `GET ${path}`),
  'GET /api/ucl/events',
  // For clubs and for the administrator.
  'GET /api/ucl/evidence/{id}',
  'GET /api/ucl/export/record.json',
  'GET /api/ucl/export/results.csv',
  'GET /api/ucl/export/results.json',
  'GET /api/ucl/export/standings.csv',
  'GET /api/ucl/export/standings.json',
  'GET /api/ucl/export/seasons/{number}.json',
  'GET /api/ucl/feed.xml',
  'GET /api/ucl/push/key',
  'GET /api/ucl/record/{page}',
  'GET /api/ucl/record/matches/{id}',
  'GET /api/ucl/record/seasons/{number}/matches/{id}',
  'GET /api/ucl/seasons/{number}',
  'GET /healthz',
  'POST /api/admin/login',
  'POST /api/admin/staff-login',
  'POST /api/ucl/join',
  'POST /api/ucl/push/subscribe',
  'POST /api/ucl/push/unsubscribe',
  'POST /api/ucl/submit-result',
  ...CLUB_CALLS,
];

type Method = 'GET' | 'POST' | 'PUT';
type Contract = Record<string, Record<string, { security?: object[] }>>;

let server: TestServer;
let contract: Contract;
let adminCalls: [Method, string][];

beforeAll(async () => {
  server = await startTestServer();
  contract = (await server.get('/api/openapi.json')).json().paths;
  const calls = Object.entries(contract).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): [Method, string] => [method.toUpperCase() as Method, path]),
  );
  adminCalls = calls.filter(([method, path]) => !PUBLIC_CALLS.includes(`${method} ${path}`));
});
afterAll(() => server.close());

/** Tries every admin call with a header, and returns the common reply. */
async function apiErrorOf(target: TestServer, authorization?: string) {
  const errors = new Set<string>();
  for (const [method, url] of adminCalls) {
    const headers = authorization === undefined ? {} : { authorization };
    const reply = await target.app.inject({ method, url, headers });
    expect(reply.headers['cache-control'], `${method} ${url}`).toBe('no-store');
    errors.add(`${reply.statusCode} ${reply.json().code}`);
  }
  return [...errors].join(', ');
}

describe('every admin call', () => {
  afterEach(async () => {
    const { revision } = (await server.get('/healthz')).json();
    expect(revision, 'nothing was changed').toBe(1);
    const record = await server.context.store.db.selectFrom('admin_record').select('action').execute();
    expect(record.filter(({ action }) => !['login', 'logout'].includes(action))).toEqual([]);
  });

  it('is one of these, and requires a token according to the API description', () => {
    expect(adminCalls.length).toBeGreaterThanOrEqual(28);
    for (const [method, path] of adminCalls)
      expect(contract[path]?.[method.toLowerCase()]?.security, path).toContainEqual({ bearer: [] });
  });

  it('is rejected without a token', async () => {
    expect(await apiErrorOf(server)).toBe('401 not_signed_in');
  });

  it('is rejected with an invalid token', async () => {
    const { authorization } = await adminHeaders(server);
    const token = authorization.slice(7);
    const malformed = [
      '',
      'Bearer',
      'Bearer ',
      'Bearer null',
      'Bearer undefined',
      `Basic ${token}`,
      token,
      `${authorization}x`,
      `${authorization}, ${authorization}`,
      `Bearer  ${token}`,
      `Bearer ${token}=`,
      `Bearer ${token.slice(0, -1)}`,
      `Bearer ' or 1=1 --`,
    ];
    for (const header of malformed)
      expect(await apiErrorOf(server, header), header).toBe('401 not_signed_in');
  });

  it('is rejected with the token of another server', async () => {
    const { authorization } = await adminHeaders(await openTestServer());
    expect(await apiErrorOf(server, authorization)).toBe('401 not_signed_in');
  });

  it('is rejected after the logout', async () => {
    const { authorization } = await adminHeaders(server);
    await server.post('/api/admin/logout', undefined, { authorization });
    expect(await apiErrorOf(server, authorization)).toBe('401 not_signed_in');
  });

  it('is rejected when the session has expired', async () => {
    const later = await openTestServer();
    const { authorization } = await adminHeaders(later);
    later.advanceClock(120 * 60_000);
    expect(await apiErrorOf(later, authorization)).toBe('401 session_expired');
  });

  it('cannot be reached in any other way', async () => {
    for (const [method, url] of adminCalls) {
      const addresses = [
        `${url}/`,
        `/${url}`,
        url.toUpperCase(),
        url.replace('/a', '/%61'),
        `${url};x`,
        `${url}?x`,
      ];
      for (const address of [url, ...addresses]) {
        for (const other of ['HEAD', 'OPTIONS', 'DELETE', 'PATCH', method] as const) {
          const headers = { 'x-http-method-override': method, 'x-original-url': url };
          if (other === 'HEAD' && PUBLIC_CALLS.includes(`GET ${url}`)) continue;
          const reply = await server.app.inject({ method: other, url: address, headers });
          expect([401, 404, 405], `${other} ${address}`).toContain(reply.statusCode);
        }
      }
    }
  });
});

describe('a guessed token', () => {
  const stats = (token: string) =>
    server
      .get('/api/ucl/admin-stats', { authorization: `Bearer ${token}` })
      .then((reply) => reply.statusCode);

  it('is rejected, however close it is', async () => {
    const token = (await adminHeaders(server)).authorization.slice(7);
    expect(await stats(token)).toBe(200);
    for (let place = 0; place < token.length; place += 1) {
      const other = token[place] === 'A' ? 'B' : 'A';
      expect(await stats(token.slice(0, place) + other + token.slice(place + 1))).toBe(401);
    }
    for (const near of [token.toLowerCase(), token.toUpperCase(), [...token].reverse().join('')])
      expect(await stats(near)).toBe(401);
  });

  it('is rejected, however many are tried', async () => {
    const guesses = Array.from({ length: 500 }, randomToken);
    const replies = await Promise.all(guesses.map(stats));
    expect(new Set(replies)).toEqual(new Set([401]));
  });

  it('is looked up by its hash, which is all that the database stores and which opens nothing', async () => {
    const token = (await adminHeaders(server)).authorization.slice(7);
    const { db } = server.context.store;
    const hashes = (await db.selectFrom('sessions').select('token_hash').execute()).map(
      (row) => row.token_hash,
    );
    expect(hashes).toContain(hashToken(token));
    expect(hashes).not.toContain(token);
    for (const hash of hashes) {
      expect(await stats(hash)).toBe(401);
      expect(await stats(hash.slice(0, 43))).toBe(401);
    }
  });
});
