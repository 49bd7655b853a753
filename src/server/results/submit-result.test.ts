import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { startStallingProxy } from '#store/testing/stalling-proxy.ts';
import {
  adminHeaders,
  emptyPostgresTournament,
  openTestServer,
  startTestServer,
  submission,
  submit,
  type TestServer,
} from '../testing/test-server.ts';

const URL = '/api/ucl/submit-result';

/** Like the page: retries while the server cannot store, on a busy machine. */
async function submitPatiently(server: TestServer, score: string) {
  for (;;) {
    const reply = await submit(server, 6500, score);
    if (reply.statusCode !== 503) return reply;
  }
}

describe('submitting a result', () => {
  const engine = 'sqlite';

  it('returns 201 with the pending result, which is public', async () => {
    const server = await openTestServer(engine);
    const reply = await submit(server, 6500, '2-1');
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      id: 1,
      fixtureId: 6500,
      stage: 'group',
      round: null,
      homeClubId: 1,
      awayClubId: 2,
      homeTeam: 'Team 1',
      awayTeam: 'Team 2',
      homeScore: 2,
      awayScore: 1,
      homePenalties: null,
      awayPenalties: null,
      afterExtraTime: false,
      group: 'A',
      submittedBy: 'Team Captain',
      submittedAt: '2026-03-01T20:00:00.000Z',
      late: false,
      origin: 'captain',
      submissionStatus: 'pending',
      adminNotes: null,
      reportedBy: null,
      agreement: 'none',
      dispute: null,
      recorded: { seq: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    const { recorded, ...result } = reply.json();
    expect((await server.get('/api/ucl/match-results')).json().results).toEqual([result]);
    expect((await server.get('/api/ucl/record')).json()).toEqual({
      ...recorded,
      pages: 1,
      season: 1,
      placesSince: null,
    });
    expect((await server.get('/api/ucl/recent-results')).json().results).toEqual([]);
    expect((await server.get('/api/stats')).json()).toMatchObject({ completed: 0, pending: 1, goals: 0 });
  });

  it('rejects a second result while one is pending or approved, and returns that one', async () => {
    const server = await openTestServer(engine);
    await submit(server, 6500, '2-1');
    const whilePending = await submit(server, 6500, '0-4');
    expect(whilePending.statusCode).toBe(409);
    expect(whilePending.json()).toEqual({
      error: 'Team 1 2–1 Team 2 is already waiting for approval.',
      code: 'result_exists',
      current: { id: 1, reportedBy: null, homeScore: 2, awayScore: 1, submissionStatus: 'pending' },
    });
    await server.post('/api/ucl/approve-result', { id: 1 }, await adminHeaders(server));
    const whileApproved = await submit(server, 6500, '0-4');
    expect(whileApproved.statusCode).toBe(409);
    expect(whileApproved.json()).toMatchObject({
      error: 'Team 1 2–1 Team 2 is already confirmed.',
      current: { submissionStatus: 'approved' },
    });
    expect((await server.get('/api/ucl/match-results')).json().results).toHaveLength(1);
  });

  it('accepts a new result after a rejection', async () => {
    const server = await openTestServer(engine);
    await submit(server, 6500, '2-1');
    await server.post('/api/ucl/reject-result', { id: 1 }, await adminHeaders(server));
    const reply = await submit(server, 6500, '2-2');
    expect(reply.statusCode).toBe(201);
    const { results } = (await server.get('/api/ucl/match-results')).json();
    expect(results.map((result: { submissionStatus: string }) => result.submissionStatus)).toEqual([
      'pending',
    ]);
  });

  it('rejects a key that was used for another submission', async () => {
    const server = await openTestServer(engine);
    const key = { 'idempotency-key': 'confirmation-1' };
    await submit(server, 6500, '2-1', key);
    const reply = await submit(server, 6500, '3-1', key);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().code).toBe('idempotency_key_reused');
    expect((await server.get('/api/ucl/match-results')).json().results).toHaveLength(1);
  });
});

describeEachEngine('submitting a result', (engine) => {
  it('answers a retry with the same key with the first reply, and stores one result', async () => {
    const server = await openTestServer(engine);
    const key = { 'idempotency-key': 'confirmation-1' };
    const first = await submit(server, 6500, '2-1', key);
    const retries = await Promise.all(Array.from({ length: 5 }, () => submit(server, 6500, '2-1', key)));
    for (const retry of retries) {
      expect(retry.statusCode).toBe(201);
      expect(retry.json()).toEqual(first.json());
    }
    expect((await server.get('/api/ucl/match-results')).json().results).toHaveLength(1);
    expect((await server.get('/healthz')).json().revision).toBe(2);
  });

  it('answers simultaneous requests with the same key in the same way', async () => {
    const server = await openTestServer(engine);
    const key = { 'idempotency-key': 'confirmation-1' };
    const replies = await Promise.all(Array.from({ length: 10 }, () => submit(server, 6500, '2-1', key)));
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(201);
  });

  it('accepts the same key again after 24 hours', async () => {
    const server = await openTestServer(engine);
    const key = { 'idempotency-key': 'confirmation-1' };
    await submit(server, 6500, '2-1', key);
    server.advanceClock(24 * 3_600_000 + 1);
    expect((await submit(server, 6501, '3-1', key)).statusCode).toBe(201);
  });

  it('leaves exactly one pending result of many simultaneous submissions', async () => {
    const server = await openTestServer(engine);
    // PostgreSQL has ten connections: later requests wait for one, and take no part in the race.
    const count = engine === 'sqlite' ? 1000 : 200;
    const replies = await Promise.all(
      Array.from({ length: count }, (_, index) => submitPatiently(server, `${index % 10}-0`)),
    );
    const statuses = replies.map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(count - 1);
    const { entries } = (await server.get('/api/ucl/record/1')).json();
    expect(entries).toMatchObject([{ kind: 'reported' }]);
  }, 120_000);

  it('publishes a burst in a few rounds, and each captain still reads their own result', async () => {
    const server = await openTestServer(engine);
    const ids = groupFixtures(placeholderClubs()).map((fixture) => fixture.id);
    await Promise.all(
      ids.map(async (fixtureId) => {
        await submit(server, fixtureId);
        const { results } = (await server.get('/api/ucl/match-results')).json();
        expect(results.map((result: { fixtureId: number }) => result.fixtureId)).toContain(fixtureId);
      }),
    );
    expect((await server.get('/api/ucl/match-results')).json().results).toHaveLength(96);
  });
});

describe('a submission is rejected for', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  const good = submission(6500);
  const json = { 'content-type': 'application/json' };
  const { awayScore: _, ...withoutAwayScore } = good;

  it.each([
    ['no body', undefined, {}, 400, 'invalid_request', 'The request body must be a JSON object.'],
    ['an empty body', '', json, 400, 'invalid_request', 'The request body must be a JSON object.'],
    ['broken JSON', '{"fixtureId": 65', json, 400, 'malformed_json', 'The request body is not valid JSON.'],
    ['NaN', '{"homeScore": NaN}', json, 400, 'malformed_json', 'The request body is not valid JSON.'],
    [
      'a poisoned prototype',
      '{"__proto__": {"a": 1}}',
      json,
      400,
      'malformed_json',
      'The request body is not valid JSON.',
    ],
    [
      'text',
      JSON.stringify(good),
      { 'content-type': 'text/plain' },
      415,
      'unsupported_media_type',
      'The request body must be sent as application/json.',
    ],
    [
      'a form',
      'fixtureId=6500',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
      'The request body must be sent as application/json.',
    ],
    [
      '1 MB',
      `{"homeTeam": "${'x'.repeat(1_000_000)}"}`,
      json,
      413,
      'body_too_large',
      'The request is too large. The limit is 16 KiB.',
    ],
    ['an array', [good], {}, 400, 'invalid_request', 'The request body must be a JSON object.'],
    ['null', 'null', json, 400, 'invalid_request', 'The request body must be a JSON object.'],
    [
      'a string for a score',
      { ...good, homeScore: '3' },
      {},
      400,
      'invalid_request',
      'Home score must be a number.',
    ],
    [
      'null for a score',
      { ...good, awayScore: null },
      {},
      400,
      'invalid_request',
      'Away score must be a number.',
    ],
    [
      'a string for the fixture',
      { ...good, fixtureId: '6500' },
      {},
      400,
      'invalid_request',
      'Fixture must be an integer.',
    ],
    [
      'an array for a name',
      { ...good, homeTeam: ['Team 1'] },
      {},
      400,
      'invalid_request',
      'Home team must be a string.',
    ],
    [
      'an unknown field',
      { ...good, status: 'approved' },
      {},
      400,
      'invalid_request',
      'The field "status" is not allowed here.',
    ],
    ['a missing away score', withoutAwayScore, {}, 400, 'invalid_request', 'Away score is required'],
    [
      'group Q',
      { ...good, group: 'Q' },
      {},
      400,
      'invalid_request',
      'Group must be one of A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, UCL, UEL.',
    ],
    [
      'an overlong key',
      good,
      { 'idempotency-key': 'k'.repeat(201) },
      400,
      'invalid_request',
      'Idempotency-Key must have at most 200 characters.',
    ],
    ['-1', { ...good, homeScore: -1 }, {}, 422, 'invalid_score', 'Score must be between 0 and 50'],
    ['51', { ...good, awayScore: 51 }, {}, 422, 'invalid_score', 'Score must be between 0 and 50'],
    ['1.5', { ...good, awayScore: 1.5 }, {}, 422, 'invalid_score', 'Score must be a whole number'],
    [
      '1e3',
      JSON.stringify(good).replace('"homeScore":2', '"homeScore":1e3'),
      json,
      422,
      'invalid_score',
      'Score must be between 0 and 50',
    ],
    [
      '11-10',
      { ...good, homeScore: 11, awayScore: 10 },
      {},
      422,
      'invalid_score',
      'Combined total goals seems unusually high (>20). Please verify.',
    ],
    [
      'an unknown fixture',
      { ...good, fixtureId: 9999 },
      {},
      404,
      'unknown_fixture',
      'There is no match with this ID.',
    ],
    [
      'swapped teams',
      { ...good, homeTeam: 'Team 2', awayTeam: 'Team 1' },
      {},
      422,
      'fixture_mismatch',
      'Match 6500 is Team 1 vs Team 2 in Group A. Please reload the page and try again.',
    ],
    [
      'another group',
      { ...good, group: 'B' },
      {},
      422,
      'fixture_mismatch',
      'Match 6500 is Team 1 vs Team 2 in Group A. Please reload the page and try again.',
    ],
  ])('%s', async (_name, body, headers, status, code, error) => {
    const reply = await server.post(URL, body, headers as Record<string, string>);
    expect({ status: reply.statusCode, ...reply.json() }).toEqual({ status, code, error });
    expect((await server.get('/api/ucl/match-results')).json().results).toEqual([]);
  });
});

it('accepts a body of 16 KiB, and none that is larger', async () => {
  const server = await openTestServer();
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify(submission(6500)).padEnd(16 * 1024);
  expect((await server.post(URL, `${body} `, json)).statusCode).toBe(413);
  expect((await server.post(URL, body, json)).statusCode).toBe(201);
});

it('continues to serve after a rejection', async () => {
  const server = await openTestServer();
  await server.post(URL, 'nonsense', { 'content-type': 'application/json' });
  expect((await submit(server, 6500)).statusCode).toBe(201);
});

it('limits submissions per client address in ten minutes, with a message and the time to wait', async () => {
  const server = await openTestServer('sqlite', { SUBMIT_LIMIT: '3' });
  for (const fixtureId of [6500, 6501, 6502]) expect((await submit(server, fixtureId)).statusCode).toBe(201);
  const reply = await submit(server, 6503);
  expect(reply.statusCode).toBe(429);
  expect(reply.json()).toEqual({
    error: 'Too many results were submitted from your connection. Please try again later.',
    code: 'too_many_submissions',
  });
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(590);
  expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(600);
  expect((await server.get('/api/ucl/match-results')).json().results).toHaveLength(3);
});

it('counts stored submissions, so that rejected bodies do not use up the limit', async () => {
  const server = await openTestServer('sqlite', { SUBMIT_LIMIT: '2' });
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await submit(server, 6500, '51-0')).statusCode).toBe(422);
  expect((await submit(server, 6500)).statusCode).toBe(201);
  expect((await submit(server, 6500)).statusCode).toBe(409);
  expect((await submit(server, 6501)).statusCode).toBe(201);
  expect((await submit(server, 6502)).statusCode).toBe(429);
});

it('accepts ten attempts per stored result, whatever their outcome', async () => {
  const server = await openTestServer('sqlite', { SUBMIT_LIMIT: '1' });
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await submit(server, 6500, '51-0')).statusCode).toBe(422);
  const reply = await submit(server, 6500, '51-0');
  expect(reply.statusCode).toBe(429);
  expect(reply.json().code).toBe('too_many_submissions');
});

it('trusts a forwarded address only from a trusted proxy', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const open = await openTestServer('sqlite', { SUBMIT_LIMIT: '1' });
  expect((await submit(open, 6500, '1-0', from('198.51.100.1'))).statusCode).toBe(201);
  expect((await submit(open, 6501, '1-0', from('198.51.100.2'))).statusCode).toBe(429);

  const behindProxy = await openTestServer('sqlite', { SUBMIT_LIMIT: '1', TRUST_PROXY: '127.0.0.1' });
  expect((await submit(behindProxy, 6500, '1-0', from('198.51.100.1'))).statusCode).toBe(201);
  expect((await submit(behindProxy, 6501, '1-0', from('198.51.100.2'))).statusCode).toBe(201);
  expect((await submit(behindProxy, 6502, '1-0', from('198.51.100.2'))).statusCode).toBe(429);
});

describe('when the disk is full', () => {
  it('returns 503, stores nothing partially, keeps serving, and recovers automatically', async () => {
    const server = await openTestServer();
    const { db } = server.context.store;
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);

    const accepted: number[] = [];
    const refused: number[] = [];
    for (const fixture of groupFixtures(placeholderClubs())) {
      const reply = await submit(server, fixture.id, '2-1', { 'idempotency-key': `key-${fixture.id}` });
      if (reply.statusCode === 201) accepted.push(fixture.id);
      else {
        expect(reply.statusCode).toBe(503);
        expect(reply.json().code).toBe('cannot_store');
        expect(reply.headers['retry-after']).toBe('5');
        refused.push(fixture.id);
      }
    }
    expect(refused.length).toBeGreaterThan(0);
    const { results } = (await server.get('/api/ucl/match-results')).json();
    expect(results.map((result: { fixtureId: number }) => result.fixtureId).reverse()).toEqual(accepted);
    expect(await db.selectFrom('idempotency_keys').select('key').execute()).toHaveLength(accepted.length);

    await sql`pragma max_page_count = 1000000`.execute(db);
    const [first] = refused;
    if (first === undefined) throw new Error('unreachable');
    expect((await submit(server, first, '2-1', { 'idempotency-key': `key-${first}` })).statusCode).toBe(201);
  });
});

it('returns 503 while the network to PostgreSQL stalls, and stores again when it is back', async () => {
  const proxy = await startStallingProxy(await emptyPostgresTournament());
  onTestFinished(proxy.close);
  const server = await openTestServer('postgres', { DATABASE_URL: `${proxy.url}?query_timeout=1000` });
  const headers = { 'idempotency-key': 'a key of this captain' };
  const administrator = await adminHeaders(server);
  expect((await submit(server, 6500)).statusCode).toBe(201);

  proxy.stall();
  const refused = await submit(server, 6501, '2-1', headers);
  expect(refused.statusCode).toBe(503);
  expect(refused.json().code).toBe('cannot_store');
  proxy.resume();

  expect((await server.get('/api/ucl/pending-results', administrator)).statusCode).toBe(200);
  expect((await submit(server, 6501, '2-1', headers)).statusCode).toBe(201);
  for (const fixtureId of [6502, 6503, 6504, 6505])
    expect((await submit(server, fixtureId)).statusCode).toBe(201);
  const { results } = (await server.get('/api/ucl/match-results')).json();
  expect(results).toHaveLength(6);
});
