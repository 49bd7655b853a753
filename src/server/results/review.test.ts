import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allResults } from '#domain/record/state.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import {
  adminHeaders,
  openTestServer,
  startTestServer,
  submit,
  type TestServer,
} from '../testing/test-server.ts';

async function standingsOf(server: TestServer, group: string) {
  const { standings } = (await server.get('/api/ucl/group-standings')).json();
  return standings.filter((row: { group: string }) => row.group === group);
}

function recordOf(server: TestServer) {
  return server.context.store.db
    .selectFrom('admin_record')
    .select(['action', 'device', 'detail'])
    .orderBy('id')
    .execute();
}

describe('reviewing results', () => {
  it('approves: the table and the record follow at once', async () => {
    const server = await openTestServer();
    await submit(server, 6500, '2-1');
    const admin = await adminHeaders(server);
    const reply = await server.post('/api/ucl/approve-result', { id: 1 }, admin);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      success: true,
      result: { id: 1, submissionStatus: 'approved', adminNotes: 'Approved by admin' },
    });
    expect((await standingsOf(server, 'A'))[0]).toEqual({
      id: 1,
      teamName: 'Team 1',
      group: 'A',
      rank: 1,
      played: 1,
      won: 1,
      drawn: 0,
      lost: 0,
      goalsFor: 2,
      goalsAgainst: 1,
      goalDifference: 1,
      deducted: 0,
      points: 3,
      decidedBy: null,
      advancesTo: 'UCL',
    });
    expect((await server.get('/api/ucl/recent-results')).json().results).toHaveLength(1);
    expect((await server.get('/api/stats')).json()).toMatchObject({ completed: 1, pending: 0, goals: 3 });
    expect((await recordOf(server)).at(-1)).toMatchObject({
      action: 'approve-result',
      device: 'Unknown browser',
      detail: expect.stringContaining('"resultId":1'),
    });
  });

  it('rejects with a public note', async () => {
    const server = await openTestServer();
    await submit(server, 6500, '2-1');
    const admin = await adminHeaders(server);
    const note = { id: 1, adminNotes: '  The screenshot shows 2-2.  ' };
    expect((await server.post('/api/ucl/reject-result', note, admin)).statusCode).toBe(200);
    const [result] = (await server.get('/api/ucl/match-results')).json().results;
    expect(result).toMatchObject({ submissionStatus: 'rejected', adminNotes: 'The screenshot shows 2-2.' });
    expect((await standingsOf(server, 'A'))[0]).toMatchObject({ played: 0, points: 0 });
    const entry = (await recordOf(server)).at(-1);
    expect(entry?.action).toBe('reject-result');
    expect(JSON.parse(String(entry?.detail))).toEqual({
      season: 1,
      seqs: [2],
      resultId: 1,
      fixtureId: 6500,
      home: { clubId: 1, name: 'Team 1' },
      away: { clubId: 2, name: 'Team 2' },
      homeScore: 2,
      awayScore: 1,
      homePenalties: null,
      awayPenalties: null,
      afterExtraTime: false,
    });
  });

  it('uses the default note for a rejection without one', async () => {
    const server = await openTestServer();
    await submit(server, 6500);
    const admin = await adminHeaders(server);
    const reply = await server.post('/api/ucl/reject-result', { id: 1, adminNotes: ' ' }, admin);
    expect(reply.json().result.adminNotes).toBe('Rejected by admin');
  });

  it('decides a result once: the second decision gets the first', async () => {
    const server = await openTestServer();
    await submit(server, 6500);
    const admin = await adminHeaders(server);
    await server.post('/api/ucl/approve-result', { id: 1 }, admin);
    for (const path of ['/api/ucl/approve-result', '/api/ucl/reject-result']) {
      const reply = await server.post(path, { id: 1 }, admin);
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toEqual({
        error: 'This result has already been approved.',
        code: 'already_decided',
        current: expect.objectContaining({ id: 1, homeScore: 2, awayScore: 1 }),
      });
    }
    expect((await recordOf(server)).map(({ action }) => action)).toEqual(['login', 'approve-result']);
  });

  it('does not decide a rejected result again', async () => {
    const server = await openTestServer();
    await submit(server, 6500);
    const admin = await adminHeaders(server);
    await server.post('/api/ucl/reject-result', { id: 1 }, admin);
    const reply = await server.post('/api/ucl/approve-result', { id: 1 }, admin);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      error: 'This result has already been rejected.',
      code: 'already_decided',
      current: { submissionStatus: 'rejected' },
    });
  });

  it('rejects ids and notes that a database cannot store', async () => {
    const server = await openTestServer();
    await submit(server, 6500);
    const admin = await adminHeaders(server);
    for (const body of [
      { id: 3_000_000_000 },
      { id: 1e300 },
      { id: -1 },
      { id: 1, adminNotes: 'a\u0000b' },
    ]) {
      expect((await server.post('/api/ucl/approve-result', body, admin)).statusCode).toBe(400);
    }
  });

  it('lists pending results, newest first, and counts every status', async () => {
    const server = await openTestServer();
    const admin = await adminHeaders(server);
    for (const fixtureId of [6500, 6501, 6502, 6503]) {
      await submit(server, fixtureId);
      server.advanceClock(1_000);
    }
    await server.post('/api/ucl/approve-result', { id: 1 }, admin);
    await server.post('/api/ucl/reject-result', { id: 2 }, admin);
    const { pendingResults } = (await server.get('/api/ucl/pending-results', admin)).json();
    expect(pendingResults.map((result: { id: number }) => result.id)).toEqual([4, 3]);
    const stats = await server.get('/api/ucl/admin-stats', admin);
    expect(stats.json()).toEqual({ total: 4, pending: 2, approved: 1, rejected: 1 });
    expect(stats.headers['cache-control']).toBe('no-store');
  });

  it('shows staff every result, and the public the newest of each match', async () => {
    const server = await openTestServer();
    const admin = await adminHeaders(server);
    const idsAt = async (path: string) =>
      (await server.get(path, admin)).json().results.map(({ id }: { id: number }) => id);
    for (const id of [1, 2, 3]) {
      await submit(server, 6500);
      await server.post('/api/ucl/reject-result', { id }, admin);
    }
    expect(await idsAt('/api/ucl/match-results')).toEqual([3]);
    expect(await idsAt('/api/ucl/superseded-results')).toEqual([2, 1]);
    await submit(server, 6500);
    expect(await idsAt('/api/ucl/match-results')).toEqual([4]);
    expect(await idsAt('/api/ucl/superseded-results')).toEqual([3, 2, 1]);
    const stats = await server.get('/api/ucl/admin-stats', admin);
    expect(stats.json()).toEqual({ total: 4, pending: 1, approved: 0, rejected: 3 });
    expect((await server.get('/api/ucl/superseded-results')).statusCode).toBe(401);
  });

  it('returns the decision on a superseded result to a slower administrator', async () => {
    const server = await openTestServer();
    const admin = await adminHeaders(server);
    await submit(server, 6500, '2-1');
    await server.post('/api/ucl/reject-result', { id: 1 }, admin);
    await submit(server, 6500, '2-2');
    const reply = await server.post('/api/ucl/reject-result', { id: 1 }, admin);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'already_decided',
      error: 'This result has already been rejected.',
      current: { id: 1, homeScore: 2, awayScore: 1, submissionStatus: 'rejected' },
    });
  });

  it('resets a match, a group and the tournament, and returns the number of removed results', async () => {
    const server = await openTestServer();
    const admin = await adminHeaders(server);
    for (const fixtureId of [6500, 6501, 6502, 6600, 6700]) await submit(server, fixtureId);
    await server.post('/api/ucl/approve-result', { id: 1 }, admin);
    await server.post('/api/ucl/reject-result', { id: 2 }, admin);

    const match = await server.post('/api/ucl/reset-match', { matchId: 6600 }, admin);
    expect(match.json()).toMatchObject({ success: true, reset: 1 });
    const group = await server.post('/api/ucl/reset-group', { group: 'A' }, admin);
    expect(group.json()).toMatchObject({ success: true, reset: 3 });
    expect(await standingsOf(server, 'A')).toEqual(
      expect.arrayContaining([expect.objectContaining({ teamName: 'Team 1', played: 0, points: 0 })]),
    );
    const all = await server.post('/api/ucl/reset-tournament', undefined, admin);
    expect(all.json()).toMatchObject({ success: true, reset: 1 });
    const again = await server.post('/api/ucl/reset-tournament', {}, admin);
    expect(again.json()).toMatchObject({ success: true, reset: 0 });

    expect((await recordOf(server)).at(-3)).toMatchObject({
      action: 'reset-group',
      detail: expect.stringContaining('"group":"A","takenOut":[1,2,3]'),
    });
    // None is lost: an undo restores them.
    expect(allResults((await server.context.tournament.read()).season)).toHaveLength(5);
  });

  it('resets only pending results on request, and leaves decided ones', async () => {
    const server = await openTestServer();
    const admin = await adminHeaders(server);
    for (const fixtureId of [6500, 6501, 6502, 6503, 6600, 6700]) await submit(server, fixtureId);
    await server.post('/api/ucl/approve-result', { id: 1 }, admin);
    await server.post('/api/ucl/reject-result', { id: 2 }, admin);
    const reset = async (path: string, body: object) =>
      (await server.post(`/api/ucl/${path}`, { ...body, only: 'pending' }, admin)).json();
    const activeResults = async () =>
      (await server.get('/api/ucl/match-results'))
        .json()
        .results.map(({ id }: { id: number }) => id)
        .sort();

    expect(await reset('reset-match', { matchId: 6500 })).toMatchObject({ success: true, reset: 0 });
    expect(await reset('reset-match', { matchId: 6503 })).toMatchObject({ success: true, reset: 1 });
    expect(await activeResults()).toEqual([1, 2, 3, 5, 6]);
    expect(await reset('reset-group', { group: 'A' })).toMatchObject({ success: true, reset: 1 });
    expect(await activeResults()).toEqual([1, 2, 5, 6]);
    expect(await reset('reset-tournament', {})).toMatchObject({ success: true, reset: 2 });
    expect(await activeResults()).toEqual([1, 2]);
    expect((await standingsOf(server, 'A'))[0]).toMatchObject({ played: 1 });
    expect((await recordOf(server)).at(-2)).toMatchObject({
      action: 'reset-group',
      detail: expect.stringContaining('"only":"pending","match":null,"group":"A","takenOut":[3]'),
    });
  });
});

describeEachEngine('reviewing results at the same time', (engine) => {
  it('lets exactly one of approve and reject win a race', async () => {
    const server = await openTestServer(engine);
    const admin = await adminHeaders(server);
    for (const fixtureId of [6500, 6600, 6700, 6800]) {
      const { id } = (await submit(server, fixtureId)).json();
      const replies = await Promise.all([
        server.post('/api/ucl/approve-result', { id }, admin),
        server.post('/api/ucl/reject-result', { id }, admin),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    }
    expect(await recordOf(server)).toHaveLength(5);
  });

  it('resets a result exactly once, even if it is decided at the same time', async () => {
    const server = await openTestServer(engine);
    const admin = await adminHeaders(server);
    for (const fixtureId of [6500, 6600, 6700, 6800]) {
      const { id } = (await submit(server, fixtureId)).json();
      const [decision, ...resets] = await Promise.all([
        server.post('/api/ucl/approve-result', { id }, admin),
        server.post('/api/ucl/reset-match', { matchId: fixtureId }, admin),
        server.post('/api/ucl/reset-group', { group: 'ABCD'[fixtureId / 100 - 65] }, admin),
      ]);
      // Decided before the reset, or too late for it.
      expect([200, 404]).toContain(decision.statusCode);
      expect(resets.map((reply) => reply.json().reset).sort()).toEqual([0, 1]);
    }
    expect((await server.get('/api/ucl/match-results')).json().results).toEqual([]);
  });
});

describe('a review is rejected for', () => {
  let server: TestServer;
  let admin: Record<string, string>;
  beforeAll(async () => {
    server = await startTestServer();
    await submit(server, 6500);
    admin = await adminHeaders(server);
  });
  afterAll(() => server.close());

  it.each([
    [
      '/api/ucl/approve-result',
      { id: 99 },
      404,
      'unknown_result',
      'This result does not exist. It may have been reset.',
    ],
    [
      '/api/ucl/reject-result',
      { id: 99 },
      404,
      'unknown_result',
      'This result does not exist. It may have been reset.',
    ],
    ['/api/ucl/approve-result', { id: '1' }, 400, 'invalid_request', 'Result must be an integer.'],
    ['/api/ucl/approve-result', {}, 400, 'invalid_request', 'Result is required'],
    [
      '/api/ucl/approve-result',
      { id: 1, adminNotes: 'x'.repeat(501) },
      400,
      'invalid_request',
      'Admin note must have at most 500 characters.',
    ],
    [
      '/api/ucl/reset-group',
      { group: 'Q' },
      400,
      'invalid_request',
      'Group must be one of A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P.',
    ],
    ['/api/ucl/reset-group', {}, 400, 'invalid_request', 'Group is required'],
    ['/api/ucl/reset-match', { matchId: 50 }, 404, 'unknown_fixture', 'There is no match with this ID.'],
    ['/api/ucl/reset-match', {}, 400, 'invalid_request', 'Match ID is required'],
    [
      '/api/ucl/reset-tournament',
      { really: true },
      400,
      'invalid_request',
      'The field "really" is not allowed here.',
    ],
  ])('%s with %j', async (path, body, status, code, error) => {
    const reply = await server.post(path, body, admin);
    expect({ status: reply.statusCode, ...reply.json() }).toEqual({ status, code, error });
    expect((await server.get('/api/ucl/match-results')).json().results).toMatchObject([
      { id: 1, submissionStatus: 'pending' },
    ]);
  });

  it.each([
    ['/api/ucl/reset-group', { group: 'A' }],
    ['/api/ucl/reset-match', { matchId: 6500 }],
    ['/api/ucl/reset-tournament', {}],
  ])('%s of anything but pending results alone', async (path, body) => {
    const reply = await server.post(path, { ...body, only: 'approved' }, admin);
    expect({ status: reply.statusCode, ...reply.json() }).toEqual({
      status: 400,
      code: 'invalid_request',
      error: 'only must be one of pending.',
    });
  });
});
