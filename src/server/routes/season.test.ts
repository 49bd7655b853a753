import { expect, it } from 'vitest';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { type SeasonCalls, scoreOf, seasonCalls } from '../testing/season-calls.ts';
import { openTestServer } from '../testing/test-server.ts';

type Refused = readonly [
  call: string,
  body: object | null,
  status: number,
  code: string,
  details?: Record<string, unknown>,
];

const REASON = 'Decided by the board';
const LONG = 'x'.repeat(301);
const at = '2026-03-09T00:00:00.000Z';

/** Each call is refused as told, and nothing at all is different afterwards. */
async function expectRefused(calls: SeasonCalls, refused: readonly Refused[]) {
  const before = await calls.everything();
  for (const [name, body, status, code, details = {}] of refused) {
    const [method, path] = name.split(' ') as ['POST' | 'PUT', string];
    const reply = await calls.call(method, path, body);
    const told = `${name} ${JSON.stringify(body)}`;
    expect([told, reply.statusCode, reply.json().code]).toEqual([told, status, code]);
    expect(reply.json()).toMatchObject(details);
    expect(reply.json().error).toMatch(/\w \w/);
  }
  expect(await calls.everything()).toEqual(before);
}

const award = (fixtureId: number, more: object, reason = REASON) => ({ fixtureId, reason, ...more });
const NO_SHOW = { kind: 'no-show', absent: 'away' };

const REFUSED_IN_GROUPS: readonly Refused[] = [
  ['PUT schedule', { entries: [{ key: 'md4', opensAt: null, closesAt: null }] }, 422, 'invalid_schedule'],
  [
    'PUT schedule',
    { entries: [{ key: 'md1', opensAt: at, closesAt: '2026-03-08T00:00:00Z' }] },
    422,
    'invalid_schedule',
  ],
  [
    'PUT schedule',
    { entries: [{ key: 'md1', opensAt: null, closesAt: '2026-06-30T23:59:60Z' }] },
    422,
    'invalid_schedule',
  ],
  ['PUT schedule', { entries: [{ key: 'md1', opensAt: null, closesAt: 'Sunday' }] }, 400, 'invalid_request'],
  ['PUT schedule', {}, 400, 'invalid_request'],
  ['POST postpone-match', { fixtureId: 1, closesAt: at, reason: REASON }, 404, 'unknown_fixture'],
  ['POST postpone-match', { fixtureId: 6500, closesAt: at, reason: ' ' }, 422, 'invalid_text'],
  [
    'POST postpone-match',
    { fixtureId: 6500, closesAt: '2026-06-30T23:59:60Z', reason: REASON },
    422,
    'invalid_schedule',
  ],
  ['PUT announcement', { text: ' ' }, 422, 'invalid_text'],
  ['PUT announcement', { text: 'x'.repeat(201) }, 422, 'invalid_text'],
  ['PUT announcement', { text: 'one\ntwo' }, 422, 'invalid_text'],
  ['PUT announcement', {}, 400, 'invalid_request'],
  ['POST award-result', award(1, NO_SHOW), 404, 'unknown_fixture'],
  ['POST award-result', award(9001, NO_SHOW), 409, 'tie_not_ready'],
  ['POST award-result', award(6500, { kind: 'no-show' }), 400, 'invalid_request'],
  ['POST award-result', award(6500, { kind: 'ruling', homeScore: 1 }), 400, 'invalid_request'],
  ['POST award-result', award(6500, { kind: 'ruling', ...scoreOf('51-0') }), 422, 'invalid_score'],
  ['POST award-result', award(6500, { kind: 'ruling', ...scoreOf('1-1p4-3') }), 422, 'invalid_score'],
  ['POST award-result', award(6500, NO_SHOW, ''), 422, 'invalid_text'],
  ['POST award-result', award(6500, NO_SHOW, LONG), 422, 'invalid_text'],
  ['POST deduct-points', { clubId: 1, points: 0, reason: REASON }, 422, 'invalid_points'],
  ['POST deduct-points', { clubId: 1, points: 31, reason: REASON }, 422, 'invalid_points'],
  ['POST deduct-points', { clubId: 1, points: 1.5, reason: REASON }, 422, 'invalid_points'],
  ['POST deduct-points', { clubId: 65, points: 1, reason: REASON }, 404, 'unknown_club'],
  ['POST deduct-points', { clubId: 1, points: 1, reason: '' }, 422, 'invalid_text'],
  ['POST revoke-deduction', { id: 1 }, 404, 'unknown_deduction'],
  ['POST withdraw-club', { clubId: 65, reason: REASON }, 404, 'unknown_club'],
  ['POST withdraw-club', { clubId: 1, reason: '' }, 422, 'invalid_text'],
  ['POST replace-club', { clubId: 65, name: 'Reserves', reason: REASON }, 404, 'unknown_club'],
  ['POST replace-club', { clubId: 1, name: 'TEAM 2', reason: REASON }, 422, 'invalid_club_name'],
  ['POST replace-club', { clubId: 1, name: ' ', reason: REASON }, 422, 'invalid_club_name'],
  ['POST replace-club', { clubId: 1, name: ' Team  1', reason: REASON }, 422, 'invalid_club_name'],
  ['POST replace-club', { clubId: 1, name: 'Reserves', reason: LONG }, 422, 'invalid_text'],
  ['POST reopen-groups', null, 409, 'groups_open'],
  ['POST finish-season', { name: 'Spring', keepClubs: true }, 409, 'season_open'],
  ['POST finish-season', { name: '', keepClubs: true }, 422, 'invalid_text'],
  ['POST finish-season', { name: 'x'.repeat(61), keepClubs: true }, 422, 'invalid_text'],
  ['POST finish-season', { name: 'Spring' }, 400, 'invalid_request'],
  ['POST reopen-season', null, 404, 'unknown_season'],
  ['POST reset-match', { matchId: 6500, alsoReset: [9001] }, 409, 'later_ties_decided', { ties: [] }],
];

const REFUSED_IN_KNOCKOUTS: readonly Refused[] = [
  ['POST close-groups', null, 409, 'groups_closed'],
  ['POST reopen-groups', null, 409, 'knockouts_begun'],
  ['POST award-result', award(6500, NO_SHOW), 409, 'groups_closed'],
  ['POST deduct-points', { clubId: 1, points: 3, reason: REASON }, 409, 'groups_closed'],
  ['POST revoke-deduction', { id: 1 }, 409, 'groups_closed'],
  ['POST reset-group', { group: 'A' }, 409, 'groups_closed'],
  ['POST reset-match', { matchId: 6500 }, 409, 'groups_closed'],
  ['POST award-result', award(9025, NO_SHOW), 409, 'tie_not_ready'],
  ['POST award-result', award(9003, { kind: 'ruling', ...scoreOf('1-1') }), 422, 'invalid_score'],
  ['POST award-result', award(9001, NO_SHOW), 409, 'later_ties_decided', { ties: [9017] }],
  ['POST reset-match', { matchId: 9001 }, 409, 'later_ties_decided', { ties: [9017] }],
  ['POST reset-match', { matchId: 9001, alsoReset: [9018] }, 409, 'later_ties_decided', { ties: [9017] }],
  [
    'POST reset-match',
    { matchId: 9001, alsoReset: [9017, 9018] },
    409,
    'later_ties_decided',
    { ties: [9017] },
  ],
  ['POST finish-season', { name: 'Spring', keepClubs: true }, 409, 'season_open'],
];

const REFUSED_SCORES = [
  '1-1', // no shoot-out
  '1-1p4-4', // a level one
  '1-1p31-30', // too many
  '2-1p4-3', // not needed
];

const CALLS: readonly Refused[] = [
  ['PUT schedule', { entries: [] }, 401, 'not_signed_in'],
  ['POST postpone-match', { fixtureId: 6500, closesAt: at, reason: REASON }, 401, 'not_signed_in'],
  ['PUT announcement', { text: null }, 401, 'not_signed_in'],
  ['POST award-result', award(6500, NO_SHOW), 401, 'not_signed_in'],
  ['POST deduct-points', { clubId: 1, points: 1, reason: REASON }, 401, 'not_signed_in'],
  ['POST revoke-deduction', { id: 1 }, 401, 'not_signed_in'],
  ['POST withdraw-club', { clubId: 1, reason: REASON }, 401, 'not_signed_in'],
  ['POST replace-club', { clubId: 1, name: 'Reserves', reason: REASON }, 401, 'not_signed_in'],
  ['POST close-groups', null, 401, 'not_signed_in'],
  ['POST reopen-groups', null, 401, 'not_signed_in'],
  ['POST finish-season', { name: 'Spring', keepClubs: true }, 401, 'not_signed_in'],
  ['POST reopen-season', null, 401, 'not_signed_in'],
];

async function openSeason(engine: 'sqlite' | 'postgres') {
  const server = await openTestServer(engine);
  return { server, calls: await seasonCalls(server) };
}

/** Groups closed, one deduction; 9001 and 9002 were played, and then 9017. */
async function openKnockouts(engine: 'sqlite' | 'postgres') {
  const opened = await openSeason(engine);
  const { calls } = opened;
  await calls.administer('deduct-points', { clubId: 64, points: 1, reason: REASON });
  await calls.decideGroups();
  await calls.administer('close-groups');
  await calls.play(9001, '2-0');
  await calls.play(9002, '1-1p4-5');
  await calls.play(9017, '0-1e');
  return opened;
}

describeEachEngine('a season', (engine) => {
  it('refuses what is against a rule while the groups are open', async () => {
    const { server, calls } = await openSeason(engine);
    await calls.play(6501, '1-0');
    await calls.submit(6500, '2-1');
    await expectRefused(calls, REFUSED_IN_GROUPS);
    const closing = await calls.call('POST', 'close-groups');
    expect([closing.statusCode, closing.json().code]).toEqual([409, 'groups_open']);
    expect(closing.json().matches).toHaveLength(95);
    expect(closing.json().matches).toContain(6500);
    const early = await calls.submit(9001, '1-0');
    expect([early.statusCode, early.json().code]).toEqual([409, 'tie_not_ready']);
    const shootOut = await calls.submit(6502, '1-1p4-3');
    expect([shootOut.statusCode, shootOut.json().code]).toEqual([422, 'invalid_score']);
    for (const path of ['seasons/1', 'seasons/0', 'seasons/abc', 'export/seasons/1.json']) {
      const reply = await server.get(`/api/ucl/${path}`);
      expect([path, reply.statusCode, reply.json().code]).toEqual([path, 404, 'unknown_season']);
    }
  });

  it('refuses what is against a rule when the groups are closed', async () => {
    const { calls } = await openKnockouts(engine);
    await expectRefused(calls, REFUSED_IN_KNOCKOUTS);
    const before = await calls.everything();
    for (const score of REFUSED_SCORES) {
      const reply = await calls.submit(9003, score);
      expect([score, reply.statusCode, reply.json().code]).toEqual([score, 422, 'invalid_score']);
    }
    expect((await calls.submit(9003, '1-1')).json().error).toBe(
      'A knockout match needs a winner. Please enter the penalty shoot-out.',
    );
    const late = await calls.submit(6500, '1-0');
    expect([late.statusCode, late.json().code]).toEqual([409, 'groups_closed']);
    const unknown = await calls.submit(9025, '1-0');
    expect([unknown.statusCode, unknown.json().code]).toEqual([409, 'tie_not_ready']);
    expect(await calls.everything()).toEqual(before);
  });

  it('lets nobody without a token change anything', async () => {
    const { calls } = await openSeason(engine);
    await expectRefused(
      {
        ...calls,
        call: (method, path, body) => calls.call(method, path, body, { authorization: 'Bearer x' }),
      },
      CALLS,
    );
  });

  it('has a schedule: what is early is refused, what is late is marked', async () => {
    const { server, calls } = await openSeason(engine);
    const entries = [
      { key: 'md2', opensAt: '2026-03-08T00:00:00+00:00', closesAt: null },
      { key: 'md1', opensAt: null, closesAt: '2026-03-01T22:00:00+01:00' },
    ];
    const { schedule } = await calls.administer('schedule', { entries }, 'PUT');
    expect(schedule).toEqual([
      { key: 'md1', opensAt: null, closesAt: '2026-03-01T21:00:00.000Z' },
      { key: 'md2', opensAt: '2026-03-08T00:00:00.000Z', closesAt: null },
    ]);
    expect(calls.view('/api/ucl/tournament')).toMatchObject({ schedule, status: 'Group Stage' });
    const early = await calls.submit(6501, '1-0');
    expect([early.statusCode, early.json()]).toEqual([
      422,
      {
        error: expect.any(String),
        code: 'not_open_yet',
        opensAt: '2026-03-08T00:00:00.000Z',
      },
    ]);

    await calls.administer('postpone-match', {
      fixtureId: 6600,
      closesAt: '2026-03-01T21:00:00.001Z',
      reason: REASON,
    });
    server.advanceClock(Date.parse('2026-03-01T20:59:59.999Z') - server.context.clock().getTime());
    expect((await calls.submit(6500, '1-0')).json().late).toBe(false);
    server.advanceClock(1);
    expect((await calls.submit(6505, '1-0')).json().late).toBe(true);
    expect((await calls.submit(6600, '1-0')).json().late).toBe(false);
    const lateOnes = calls
      .view('/api/ucl/match-results')
      .results.filter(({ late }: { late: boolean }) => late);
    expect(lateOnes.map(({ fixtureId }: { fixtureId: number }) => fixtureId)).toEqual([6505]);
    expect(calls.fixture(6600).closesAt).toBe('2026-03-01T21:00:00.001Z');

    expect((await calls.administer('schedule', { entries: [] }, 'PUT')).schedule).toEqual([]);
    expect(calls.view('/api/ucl/tournament').status).toBe('Soon');
  });

  it('has an announcement until it is taken away', async () => {
    const { calls } = await openSeason(engine);
    expect(await calls.administer('announcement', { text: ' Kick-off at 20:00 ' }, 'PUT')).toEqual({
      success: true,
      announcement: 'Kick-off at 20:00',
    });
    expect(calls.view('/api/ucl/tournament').announcement).toBe('Kick-off at 20:00');
    await calls.administer('announcement', { text: null }, 'PUT');
    expect(calls.view('/api/ucl/tournament').announcement).toBeNull();
  });

  it('awards a match at once and takes the open result out of play', async () => {
    const { calls } = await openSeason(engine);
    await calls.submit(6500, '5-0');
    const { result } = await calls.administer(
      'award-result',
      award(6500, { kind: 'no-show', absent: 'home' }),
    );
    expect(result).toMatchObject({
      fixtureId: 6500,
      homeScore: 0,
      awayScore: 1,
      origin: 'award',
      submittedBy: 'Administrator',
      submissionStatus: 'approved',
      adminNotes: REASON,
      late: false,
    });
    expect(calls.view('/api/ucl/match-results').results).toEqual([result]);
    await calls.administer('award-result', award(6500, { kind: 'both-absent' }));
    expect(calls.fixture(6500)).toMatchObject({
      status: 'COMPLETED',
      winner: null,
      result: { homeScore: 0 },
    });
    await calls.administer('award-result', award(6500, { kind: 'ruling', ...scoreOf('3-2') }));
    expect(calls.fixture(6500)).toMatchObject({ winner: 1, result: { homeScore: 3 } });
    expect(calls.view('/api/ucl/match-results').results).toHaveLength(1);
  });

  it('takes points off and gives them back once', async () => {
    const { calls } = await openSeason(engine);
    const { deduction } = await calls.administer('deduct-points', { clubId: 1, points: 30, reason: REASON });
    expect(deduction).toMatchObject({ clubId: 1, points: 30, reason: REASON });
    expect(calls.view('/api/ucl/tournament').deductions).toEqual([deduction]);
    expect(calls.view('/api/ucl/group-standings').standings[3]).toMatchObject({
      id: 1,
      points: -30,
      deducted: 30,
    });
    expect((await calls.administer('revoke-deduction', { id: deduction.id })).deduction).toEqual(deduction);
    expect(calls.view('/api/ucl/tournament').deductions).toEqual([]);
    await expectRefused(calls, [['POST revoke-deduction', { id: deduction.id }, 409, 'deduction_revoked']]);
  });

  it('lets a club withdraw: its undecided matches go to the opponents, for good', async () => {
    const { calls } = await openSeason(engine);
    await calls.play(6500, '4-0');
    await calls.submit(6501, '3-0');
    expect((await calls.administer('withdraw-club', { clubId: 1, reason: REASON })).awarded.sort()).toEqual([
      6501, 6502,
    ]);
    expect(calls.fixture(6500)).toMatchObject({ winner: 1, result: { origin: 'captain' } });
    expect(calls.fixture(6501)).toMatchObject({ winner: 3, result: { origin: 'award', adminNotes: REASON } });
    expect(calls.view('/api/ucl/tournament')).toMatchObject({
      withdrawals: [{ clubId: 1, reason: REASON }],
    });
    const withdrawn = 'club_withdrawn';
    await expectRefused(calls, [
      ['POST withdraw-club', { clubId: 1, reason: REASON }, 409, withdrawn],
      ['POST replace-club', { clubId: 1, name: 'Reserves', reason: REASON }, 409, withdrawn],
      ['POST reset-match', { matchId: 6501 }, 409, withdrawn],
      ['POST award-result', award(6501, NO_SHOW), 409, withdrawn],
    ]);
    // Both have withdrawn.
    await calls.administer('withdraw-club', { clubId: 3, reason: 'No squad' });
    expect(calls.fixture(6503)).toMatchObject({ winner: 2 });
    await calls.administer('reset-group', { group: 'A' });
    expect(calls.fixture(6500)).toMatchObject({ winner: 2, result: { origin: 'award' } });
    expect(calls.fixture(6501)).toMatchObject({ winner: null, result: { homeScore: 0, awayScore: 0 } });
    expect(calls.fixture(6504)).toMatchObject({ status: 'PENDING' });
  });

  it('lets a reserve club take a place with its results', async () => {
    const { calls } = await openSeason(engine);
    await calls.play(6500, '4-0');
    expect(
      await calls.administer('replace-club', { clubId: 1, name: ' Reserve  FC ', reason: REASON }),
    ).toEqual({ success: true, club: { id: 1, name: 'Reserve FC' } });
    expect(calls.fixture(6500)).toMatchObject({ home: { clubId: 1, name: 'Reserve FC' }, winner: 1 });
    expect(calls.view('/api/ucl/tournament').replacements).toMatchObject([
      { clubId: 1, from: 'Team 1', to: 'Reserve FC', reason: REASON },
    ]);
  });

  it('resets ties together with the later ones that were named', async () => {
    const { calls } = await openKnockouts(engine);
    await calls.submit(9003, '1-0');
    const { id } = (await calls.submit(9004, '1-0')).json();
    await calls.administer('reject-result', { id });
    expect(calls.fixture(9025)).toMatchObject({ home: { clubId: 14 }, away: null });
    expect(await calls.administer('reset-match', { matchId: 9001, alsoReset: [9017] })).toMatchObject({
      reset: 2,
    });
    expect(calls.fixture(9001)).toMatchObject({ status: 'PENDING', result: null });
    expect(calls.fixture(9017)).toMatchObject({ home: null, away: { clubId: 14 }, result: null });
    expect(calls.fixture(9025)).toMatchObject({ home: null });

    expect((await calls.administer('reset-match', { matchId: 9003, only: 'pending' })).reset).toBe(1);
    expect((await calls.administer('reset-match', { matchId: 9002, only: 'pending' })).reset).toBe(0);
    expect(calls.fixture(9002)).toMatchObject({ winner: 14 });
    // The other winner meets nobody of whom a rejected report told.
    expect((await calls.administer('reset-tournament', { only: 'pending' })).reset).toBe(0);
    expect(calls.view('/api/ucl/tournament').phase).toBe('knockouts');
  });

  it('takes a rejected report of a later tie out of play when other clubs may meet there', async () => {
    const { server, calls } = await openKnockouts(engine);
    await calls.administer('reset-match', { matchId: 9017 });
    const { id } = (await calls.submit(9017, '9-0')).json();
    await calls.administer('reject-result', { id });
    await calls.administer('award-result', award(9001, { kind: 'no-show', absent: 'home' }));
    expect(calls.fixture(9017)).toMatchObject({ home: { clubId: 6 } });
    const results = calls.view('/api/ucl/match-results').results as { fixtureId: number }[];
    expect(results.filter(({ fixtureId }) => fixtureId === 9017)).toEqual([]);
    expect(server.logLines.join('')).not.toContain('left out');
  });

  it('is open again after everything was reset', async () => {
    const { calls } = await openKnockouts(engine);
    await calls.administer('schedule', { entries: [{ key: 'md1', opensAt: null, closesAt: at }] }, 'PUT');
    await calls.administer('withdraw-club', { clubId: 40, reason: REASON });
    await calls.administer('reset-tournament');
    expect(calls.view('/api/ucl/tournament')).toMatchObject({
      phase: 'groups',
      status: 'Group Stage',
      deductions: [],
      withdrawals: [],
      places: null,
      schedule: [{ key: 'md1' }],
    });
    expect(calls.view('/api/ucl/match-results').results).toEqual([]);
    expect(calls.view('/api/stats')).toMatchObject({ fixtures: 96, completed: 0 });
  });

  it('closes its groups and opens them again while nothing was played for the places', async () => {
    const { calls } = await openSeason(engine);
    await calls.decideGroups();
    const { places } = await calls.administer('close-groups');
    expect(places.ucl.slice(0, 4)).toEqual([1, 6, 9, 14]);
    expect(calls.view('/api/ucl/tournament')).toMatchObject({ phase: 'knockouts', places });
    expect(await calls.administer('reopen-groups')).toEqual({ success: true, places: null });
    expect(calls.view('/api/ucl/tournament').places).toBeNull();
    await calls.administer('close-groups');
    const { id } = (await calls.submit(9001, '1-0')).json();
    await calls.administer('reject-result', { id });
    await expectRefused(calls, [['POST reopen-groups', null, 409, 'knockouts_begun']]);
    await calls.administer('reset-match', { matchId: 9001 });
    await calls.administer('reopen-groups');
  });

  it('gives a walkover to the opponent of a club that withdraws from a tie', async () => {
    const { calls } = await openKnockouts(engine);
    await calls.submit(9003, '5-0');
    expect((await calls.administer('withdraw-club', { clubId: 17, reason: REASON })).awarded).toEqual([]);
    expect(calls.fixture(9003)).toMatchObject({ status: 'COMPLETED', result: null, winner: 22 });
    const played = await calls.submit(9003, '5-0');
    expect([played.statusCode, played.json().code]).toEqual([409, 'club_withdrawn']);
    await expectRefused(calls, [['POST award-result', award(9003, NO_SHOW), 409, 'club_withdrawn']]);
  });

  it.each([
    ['withdraw-club', { clubId: 1, reason: REASON }, 'club_withdrawn'],
    ['replace-club', { clubId: 1, name: 'Reserves', reason: REASON }, 'invalid_club_name'],
    ['revoke-deduction', { id: 1 }, 'deduction_revoked'],
    ['close-groups', undefined, 'groups_closed'],
  ])('is changed by one of two administrators at once: %s', async (path, body, code) => {
    const { calls } = await openSeason(engine);
    await calls.administer('deduct-points', { clubId: 2, points: 1, reason: REASON });
    await calls.decideGroups();
    const replies = await Promise.all([1, 2, 3].map(() => calls.call('POST', path, body)));
    expect(replies.map((reply) => reply.json().code ?? 'done').sort()).toEqual([code, code, 'done'].sort());
  });

  it.each([
    ['award-result', award(6500, NO_SHOW)],
    ['deduct-points', { clubId: 1, points: 3, reason: REASON }],
    ['withdraw-club', { clubId: 1, reason: REASON }],
    ['close-groups', undefined],
  ])('is changed once by a call that a proxy repeats: %s', async (path, body) => {
    const { calls } = await openSeason(engine);
    if (path === 'close-groups') await calls.decideGroups();
    const key = { 'idempotency-key': 'one-press' };
    const replies = await Promise.all([1, 2].map(() => calls.call('POST', path, body, key)));
    const changed = await calls.everything();
    replies.push(await calls.call('POST', path, body, key));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(await calls.everything()).toEqual(changed);
  });

  it('is not held up by captains who report while matches are awarded', async () => {
    const { calls } = await openSeason(engine);
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all([
        ...Array.from({ length: 4 }, () => calls.submit(6500, '2-0')),
        calls.call('POST', 'award-result', award(6500, NO_SHOW)),
        ...Array.from({ length: 4 }, () => calls.submit(6500, '2-0')),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
      expect(calls.fixture(6500).result).toMatchObject({ origin: 'award' });
      await calls.administer('reset-match', { matchId: 6500 });
    }
  });
});
