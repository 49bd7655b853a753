import { describe, expect, it } from 'vitest';
import { expectRejected, type RejectedCall } from '../testing/expect-rejected.ts';
import { scoreOf } from '../testing/season-calls.ts';
import { award, NO_SHOW, openFinals, openKnockouts, openSeason, REASON } from '../testing/season-stages.ts';

const LONG = 'x'.repeat(301);
const at = '2026-03-09T00:00:00.000Z';

const REJECTED_IN_GROUPS: readonly RejectedCall[] = [
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
  [
    'PUT schedule',
    { entries: ['md1', 'md1'].map((key) => ({ key, opensAt: null, closesAt: null })) },
    422,
    'invalid_schedule',
  ],
  ['PUT schedule', { entries: [{ key: 'md1', opensAt: null }] }, 400, 'invalid_request'],
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
  ['POST deduct-points', { clubId: 1, points: -1, reason: REASON }, 422, 'invalid_points'],
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

const REJECTED_IN_KNOCKOUTS: readonly RejectedCall[] = [
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

const LEVEL = { homeScore: 1, awayScore: 1 };
const REJECTED_SCORES: readonly (readonly [score: string | object, message: RegExp])[] = [
  ['1-1', /^A knockout match needs a winner\. Please enter the penalty shoot-out\.$/],
  ['1-1p4-4', /^A knockout match needs a winner\. Please enter the penalty shoot-out\.$/],
  [{ ...LEVEL, homePenalties: 4 }, /needs a winner/],
  [{ ...LEVEL, awayPenalties: 4, homePenalties: null }, /needs a winner/],
  ['1-1p31-30', /between 0 and 30/],
  [{ ...LEVEL, homePenalties: -1, awayPenalties: 3 }, /between 0 and 30/],
  [{ ...LEVEL, homePenalties: 4.5, awayPenalties: 3 }, /whole number/],
  ['2-1p4-3', /Only a match that ends level/],
  [{ homeScore: 2, awayScore: 1, homePenalties: 4 }, /Only a match that ends level/],
];

const CALLS: readonly RejectedCall[] = [
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

describe('a season rejects', () => {
  const engine = 'sqlite';

  it('violations of a rule while the groups are open', async () => {
    const { server, calls } = await openSeason(engine);
    await calls.play(6501, '1-0');
    await calls.submit(6500, '2-1');
    await expectRejected(calls, REJECTED_IN_GROUPS);
    const closing = await calls.call('POST', 'close-groups');
    expect([closing.statusCode, closing.json().code]).toEqual([409, 'groups_open']);
    expect(closing.json().matches).toHaveLength(95);
    expect(closing.json().matches).toContain(6500);
    const early = await calls.submit(9001, '1-0');
    expect([early.statusCode, early.json().code]).toEqual([409, 'tie_not_ready']);
    for (const score of ['1-1p4-3', '2-1e', { homeScore: 1, awayScore: 1, homePenalties: 0 }]) {
      const reply = await calls.submit(6502, score);
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid_score']);
      expect(reply.json().error).toBe('A group match has neither extra time nor penalties.');
    }
    for (const path of ['seasons/1', 'seasons/0', 'seasons/abc', 'export/seasons/1.json']) {
      const reply = await server.get(`/api/ucl/${path}`);
      expect([path, reply.statusCode, reply.json().code]).toEqual([path, 404, 'unknown_season']);
    }
  });

  it('violations of a rule when the groups are closed', async () => {
    const { calls } = await openKnockouts(engine);
    await expectRejected(calls, REJECTED_IN_KNOCKOUTS);
    const before = await calls.everything();
    for (const [score, message] of REJECTED_SCORES) {
      const label = JSON.stringify(score);
      const reply = await calls.submit(9003, score);
      expect([label, reply.statusCode, reply.json().code]).toEqual([label, 422, 'invalid_score']);
      expect(reply.json().error).toMatch(message);
      const ruling = award(9003, { kind: 'ruling', ...(typeof score === 'string' ? scoreOf(score) : score) });
      const awarded = await calls.call('POST', 'award-result', ruling);
      expect([label, awarded.statusCode, awarded.json().code]).toEqual([label, 422, 'invalid_score']);
    }
    const late = await calls.submit(6500, '1-0');
    expect([late.statusCode, late.json().code]).toEqual([409, 'groups_closed']);
    const unknown = await calls.submit(9025, '1-0');
    expect([unknown.statusCode, unknown.json().code]).toEqual([409, 'tie_not_ready']);
    expect(await calls.everything()).toEqual(before);
  });

  it('calls without a token', async () => {
    const { calls } = await openSeason(engine);
    await expectRejected(
      {
        ...calls,
        call: (method, path, body) => calls.call(method, path, body, { authorization: 'Bearer x' }),
      },
      CALLS,
    );
  });

  it('to be finished before both finals are decided, and twice', async () => {
    const { calls } = await openFinals(engine);
    const finish: RejectedCall = [
      'POST finish-season',
      { name: 'Spring', keepClubs: true },
      409,
      'season_open',
    ];
    await expectRejected(calls, [finish]);
    await calls.play(9031, '1-0');
    await expectRejected(calls, [finish]);
    await calls.play(9531, '0-1');
    await calls.administer('finish-season', { name: 'Spring', keepClubs: true });
    await expectRejected(calls, [
      finish,
      ['POST reopen-groups', null, 409, 'groups_open'],
      ['POST reset-match', { matchId: 9031, alsoReset: [9001] }, 409, 'later_ties_decided', { ties: [] }],
    ]);
    await calls.submit(6500, '1-0');
    await expectRejected(calls, [['POST reopen-season', null, 409, 'season_begun']]);
    // A stranger's submission must not keep the last season closed forever.
    await calls.administer('reset-match', { matchId: 6500 });
    await calls.administer('reopen-season');
  });
});
