import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { SITE } from '#site/site.ts';
import { adminHeaders, ONE_FIXTURE_PER_GROUP, openTestServer, submit } from '../testing/test-server.ts';

const STANDINGS = '/api/ucl/group-standings';

it('reads 64 rows of zeros before the first match', async () => {
  const server = await openTestServer();
  const { standings } = (await server.get(STANDINGS)).json();
  expect(standings).toHaveLength(64);
  expect(standings[0]).toMatchObject({ teamName: 'Team 1', group: 'A', rank: 1, played: 0, points: 0 });
  expect(standings[63]).toMatchObject({ teamName: 'Team 64', group: 'P', rank: 4, decidedBy: 'club-name' });
});

it('serves the figures of the series', async () => {
  const server = await openTestServer();
  expect((await server.get('/api/stats')).json()).toEqual({
    teams: 64,
    groups: 16,
    fixtures: 96,
    completed: 0,
    pending: 0,
    goals: 0,
    players: '1000+',
    members: '7k+',
    servers: 1,
    support: '24/7',
    founded: SITE.claims.founded,
  });
});

it('shows the ten newest approved results', async () => {
  const server = await openTestServer();
  const admin = await adminHeaders(server);
  for (const fixtureId of ONE_FIXTURE_PER_GROUP.slice(0, 12)) {
    const { id } = (await submit(server, fixtureId)).json();
    await server.post('/api/ucl/approve-result', { id }, admin);
    server.advanceClock(1_000);
  }
  const { results } = (await server.get('/api/ucl/recent-results')).json();
  expect(results.map((result: { group: string }) => result.group).join('')).toBe('LKJIHGFEDC');
});

it('serves the same content in each encoding, with its own strong tag', async () => {
  const server = await openTestServer();
  const plain = await server.get(STANDINGS);
  const gzip = await server.get(STANDINGS, { 'accept-encoding': 'gzip, deflate' });
  const brotli = await server.get(STANDINGS, { 'accept-encoding': 'gzip, deflate, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  const tags = [plain, gzip, brotli].map((reply) => String(reply.headers.etag));
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  for (const reply of [plain, gzip, brotli]) {
    expect(reply.headers.vary).toBe('accept-encoding');
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  }
});

it('answers 304 while nothing has changed, and 200 when it has', async () => {
  const server = await openTestServer();
  const first = await server.get(STANDINGS);
  const conditional = { 'if-none-match': `W/"other", ${first.headers.etag}` };
  const unchanged = await server.get(STANDINGS, conditional);
  expect(unchanged.statusCode).toBe(304);
  expect(unchanged.body).toBe('');
  expect(unchanged.headers.etag).toBe(first.headers.etag);

  await submit(server, 6500);
  expect((await server.get(STANDINGS, conditional)).statusCode).toBe(304);
  await server.post('/api/ucl/approve-result', { id: 1 }, await adminHeaders(server));
  expect((await server.get(STANDINGS, conditional)).statusCode).toBe(200);
});

it('answers HEAD with the headers alone', async () => {
  const server = await openTestServer();
  const get = await server.get(STANDINGS);
  const head = await server.app.inject({ method: 'HEAD', url: STANDINGS });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers.etag).toBe(get.headers.etag);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

it('queries no database for a public read', async () => {
  const server = await openTestServer();
  const asked = vi.spyOn(server.context.store.db, 'selectFrom');
  for (const path of ['/api/stats', '/api/ucl/recent-results', '/api/ucl/match-results', STANDINGS])
    expect((await server.get(path)).statusCode).toBe(200);
  server.tampersWithRows();
  await server.context.store.close();
  expect((await server.get(STANDINGS)).statusCode).toBe(200);
  expect(asked).not.toHaveBeenCalled();
});

it('sends strict security headers, and HSTS only if the site uses HTTPS', async () => {
  const { headers } = await (await openTestServer()).get(STANDINGS);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-inline');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeUndefined();

  const onHttps = await openTestServer('sqlite', { PUBLIC_URL: 'https://ces.example' });
  expect((await onHttps.get(STANDINGS)).headers['strict-transport-security']).toContain('max-age=31536000');
  const login = await onHttps.post('/api/admin/login', { password: 'floodlights on' });
  expect(login.cookies[0]).toMatchObject({ secure: true });
});

it.each(['REVISION=1', 'Revision=9', 'revision=1&other=1', 'revision=1&revision=2', 'cache=1'])(
  'rejects a read with ?%s, which a cache might interpret differently',
  async (query) => {
    const server = await openTestServer();
    const reply = await server.get(`${STANDINGS}?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('invalid_request');
  },
);
