import { describe, expect, it } from 'vitest';
import type { Engine } from '#store/db/engine.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { racingAdministrators, type SentCall } from '../testing/racing-administrators.ts';
import { scoreOf } from '../testing/season-calls.ts';
import { openKnockouts, openSeason } from '../testing/season-stages.ts';

/** Clubs 1 and 2 meet in match 6500, and a third club has a link as well. */
async function openMatch(engine: Engine, open = openSeason) {
  const { server, calls } = await open(engine);
  const club = clubCalls(server, calls);
  const [home = '', away = '', third = ''] = await club.keysOf(1, 2, 3);
  const answer = async (key: string, path: string, body: object) => {
    const reply = await club.post(key, path, body);
    return reply.statusCode === 200 ? reply.json() : `${reply.statusCode} ${reply.json().code}`;
  };
  const confirm = (key: string, id: number) => answer(key, 'confirm-result', { id });
  const withdraw = (key: string, id: number) => answer(key, 'withdraw-result', { id });
  const dispute = (key: string, id: number, score: string, reason = 'We have a picture') =>
    answer(key, 'dispute-result', { id, ...scoreOf(score), reason });
  const pending = async () =>
    (await server.get('/api/ucl/pending-results', calls.admin)).json().pendingResults;
  return { server, calls, ...club, home, away, third, answer, confirm, withdraw, dispute, pending };
}

const AGREED = { agreement: 'agreed', dispute: null, submissionStatus: 'pending' };

describe('the two clubs of a match', () => {
  const engine = 'sqlite';

  it('agree when the other one confirms', async () => {
    const { calls, home, away, reported, confirm, get, lastEntries } = await openMatch(engine);
    const id = await reported(home, 6500, '2-1');
    const { result, recorded } = await confirm(away, id);
    expect(result).toMatchObject({ id, homeScore: 2, awayScore: 1, reportedBy: 1, ...AGREED });
    expect(calls.fixture(6500).result).toMatchObject(AGREED);
    expect(recorded).toMatchObject({ seq: 2 });
    expect(await lastEntries(1)).toEqual(['confirmed by club:2: 2-1']);
    expect((await get(away)).json().waiting).toEqual([]);
    await calls.administer('approve-result', { id });
    expect(calls.fixture(6500).result).toMatchObject({ agreement: 'agreed', submissionStatus: 'approved' });
  });

  it('disagree when the other one disputes, with a reason only for them and the administrator', async () => {
    const { server, calls, home, away, third, reported, dispute, get, pending, lastEntries } =
      await openMatch(engine);
    const id = await reported(home, 6500, '2-1');
    const { result } = await dispute(away, id, '1-1');
    const expected = { by: 2, homeScore: 1, awayScore: 1, homePenalties: null, awayPenalties: null };
    expect(result).toMatchObject({ homeScore: 2, awayScore: 1, agreement: 'disputed', dispute: expected });
    expect(calls.fixture(6500).result).toMatchObject({ agreement: 'disputed', dispute: expected });
    expect(await lastEntries(1)).toEqual(['disputed by club:2: 2-1']);
    const disputeReason = 'We have a picture';
    expect((await get(home)).json().waiting).toMatchObject([{ id, dispute: expected, disputeReason }]);
    expect(await pending()).toMatchObject([{ id, dispute: expected, disputeReason, replaced: null }]);
    for (const key of [away, third]) expect((await get(key)).json().waiting).toEqual([]);
    for (const path of ['match-results', 'fixtures', 'record/1', 'tournament'])
      expect((await server.get(`/api/ucl/${path}`)).body).not.toContain(disputeReason);
  });

  it('agree when one of them accepts the other score', async () => {
    const { calls, home, away, reported, dispute, confirm, lastEntries } = await openMatch(engine);
    const taken = await reported(home, 6500, '2-1');
    await dispute(away, taken, '1-1');
    expect((await confirm(away, taken)).result).toMatchObject({ homeScore: 2, awayScore: 1, ...AGREED });
    expect(await lastEntries(1)).toEqual(['confirmed by club:2: 2-1']);

    await calls.administer('reset-match', { matchId: 6500 });
    const accepted = await reported(home, 6500, '2-1');
    await dispute(away, accepted, '0-3');
    await dispute(away, accepted, '1-3');
    expect((await confirm(home, accepted)).result).toMatchObject({ homeScore: 1, awayScore: 3, ...AGREED });
    expect(await lastEntries(3)).toEqual([
      'disputed by club:2: 2-1',
      'disputed by club:2: 2-1',
      'confirmed by club:1: 1-3',
    ]);

    await calls.administer('reset-match', { matchId: 6500 });
    const same = await reported(home, 6500, '2-2');
    expect((await dispute(away, same, '2-2')).result).toMatchObject(AGREED);
    expect(await lastEntries(1)).toEqual(['confirmed by club:2: 2-2']);
  });

  it('answer for a shoot-out in the same way', async () => {
    const { calls, keysOf, reported, dispute } = await openMatch(engine, openKnockouts);
    const { home, away } = calls.fixture(9003);
    const [mine = '', other = ''] = await keysOf(home?.clubId ?? 0, away?.clubId ?? 0);
    const id = await reported(mine, 9003, '1-1p4-3e');
    expect(await dispute(other, id, '1-1')).toBe('422 invalid_score');
    expect((await dispute(other, id, '1-1p3-4')).result).toMatchObject({
      agreement: 'disputed',
      dispute: { homePenalties: 3, awayPenalties: 4 },
    });
    expect((await dispute(other, id, '1-1p4-3')).result).toMatchObject({ ...AGREED, afterExtraTime: true });
  });

  it('withdraw only unanswered submissions', async () => {
    const { calls, home, away, reported, withdraw, dispute, lastEntries } = await openMatch(engine);
    const id = await reported(home, 6500, '2-1');
    expect(await withdraw(away, id)).toBe('403 not_your_match');
    expect(await withdraw(home, id)).toMatchObject({ success: true, id, recorded: { seq: 2 } });
    expect(calls.fixture(6500).result).toBeNull();
    expect(await lastEntries(1)).toEqual(['report-withdrawn by club:1: 2-1']);
    expect(await withdraw(home, id)).toBe('404 unknown_result');
    const again = await reported(home, 6500, '2-2');
    await dispute(away, again, '2-1');
    expect(await withdraw(home, again)).toBe('409 already_answered');
  });

  it('cannot answer for other clubs, and nothing changes', async () => {
    const { calls, home, away, third, reported, confirm, dispute, withdraw, answer } =
      await openMatch(engine);
    const id = await reported(home, 6500, '2-1');
    const { id: unlinked } = (await calls.submit(6501, '1-0')).json();
    const { id: replaced } = (await calls.submit(6502, '1-0')).json();
    await reported(home, 6502, '2-0');
    const refused = async () => [
      await confirm(home, id),
      await dispute(home, id, '5-0'),
      await confirm(third, id),
      await dispute(third, id, '5-0'),
      await withdraw(third, id),
      await confirm(away, 999),
      await confirm(home, unlinked),
      await dispute(home, unlinked, '2-2'),
      await withdraw(home, unlinked),
      await confirm(home, replaced),
      await dispute(away, id, '21-0'),
      await dispute(away, id, '1-1p4-3'),
      await dispute(away, id, '1-1', ' '),
      await dispute(away, id, '1-1', 'x'.repeat(301)),
      await answer(away, 'dispute-result', { id, ...scoreOf('1-1') }),
      await answer(away, 'confirm-result', { id: 'one' }),
      await answer(away, 'confirm-result', { id, more: 1 }),
      await answer('a'.repeat(26), 'confirm-result', { id }),
    ];
    const before = await calls.everything();
    expect(await refused()).toEqual([
      '403 not_your_match',
      '403 not_your_match',
      '403 not_your_match',
      '403 not_your_match',
      '403 not_your_match',
      '404 unknown_result',
      '409 not_reported_by_club',
      '409 not_reported_by_club',
      '409 not_reported_by_club',
      '409 replaced',
      '422 invalid_score',
      '422 invalid_score',
      '422 invalid_text',
      '422 invalid_text',
      '400 invalid_request',
      '400 invalid_request',
      '400 invalid_request',
      '401 unknown_club_key',
    ]);
    expect(await calls.everything()).toEqual(before);
  });

  it('answer once, and not after a decision', async () => {
    const { calls, home, away, reported, confirm, dispute, withdraw } = await openMatch(engine);
    const id = await reported(home, 6500, '2-1');
    await confirm(away, id);
    const before = await calls.everything();
    expect(await confirm(away, id)).toBe('409 already_answered');
    expect(await confirm(home, id)).toBe('409 already_answered');
    expect(await dispute(away, id, '1-1')).toBe('409 already_answered');
    expect(await withdraw(home, id)).toBe('409 already_answered');
    expect(await calls.everything()).toEqual(before);
    for (const path of ['reject-result', 'approve-result']) {
      const other = path === 'reject-result' ? id : await reported(home, 6500, '2-1');
      await calls.administer(path, { id: other });
      for (const reply of [
        await confirm(away, other),
        await dispute(away, other, '1-1'),
        await withdraw(home, other),
      ])
        expect(reply).toBe('409 already_decided');
    }
    // The rejected one is no longer public, since its match has a newer one.
    expect(await confirm(away, id)).toBe('409 already_decided');
  });

  it('are distinguished by the administrator, who approves either claim', async () => {
    const { calls, home, away, reported, dispute, lastEntries } = await openMatch(engine);
    const id = await reported(home, 6500, '2-1');
    const call = (body: object) => calls.call('POST', 'approve-result', { id, ...body });
    expect((await call({ claim: 'disputed' })).json().code).toBe('not_disputed');
    expect((await call({ claim: 'third' })).json().code).toBe('invalid_request');
    expect((await calls.call('POST', 'reject-result', { id, claim: 'disputed' })).statusCode).toBe(400);
    await dispute(away, id, '1-1');
    const { result } = (await call({ claim: 'disputed' })).json();
    expect(result).toMatchObject({ homeScore: 1, awayScore: 1, submissionStatus: 'approved' });
    expect(result).toMatchObject({ agreement: 'disputed', dispute: { by: 2, homeScore: 1 } });
    expect(await lastEntries(1)).toEqual(['approved by admin: 1-1']);
    expect((await call({ claim: 'disputed' })).json().code).toBe('already_decided');
    const [row] = calls.view('/api/ucl/group-standings').standings;
    expect(row).toMatchObject({ points: 1 });

    await calls.administer('reset-match', { matchId: 6500 });
    const second = await reported(home, 6500, '2-1');
    await dispute(away, second, '1-1');
    const reported21 = await calls.administer('approve-result', { id: second, claim: 'reported' });
    expect(reported21.result).toMatchObject({ homeScore: 2, awayScore: 1, agreement: 'disputed' });
  });

  it('are not bound to a score that changed after they, or the administrator, had read another', async () => {
    const { server, calls, home, away, reported, dispute, answer } = await openMatch(engine);
    const id = await reported(home, 6500, '2-1');
    const { at: disputedAt } = (await dispute(away, id, '1-1')).result.dispute;
    server.advanceClock(1);
    const changed = (await dispute(away, id, '0-9')).result.dispute;
    const approve = (body: object) =>
      calls.call('POST', 'approve-result', { id, claim: 'disputed', ...body });
    expect(await answer(home, 'confirm-result', { id, disputedAt })).toBe('409 dispute_changed');
    expect((await approve({ disputedAt })).json().code).toBe('result_changed');
    expect(calls.fixture(6500).result).toMatchObject({ agreement: 'disputed', dispute: changed });
    expect((await answer(home, 'confirm-result', { id, disputedAt: changed.at })).result).toMatchObject({
      homeScore: 0,
      ...AGREED,
    });
    await calls.administer('reset-match', { matchId: 6500 });
    const next = await reported(home, 6500, '2-1');
    const { at } = (await dispute(away, next, '1-1')).result.dispute;
    expect((await approve({ id: next, disputedAt: at })).statusCode).toBe(200);
    expect((await approve({ id: next, disputedAt })).json().code).toBe('already_decided');
    // There is no such dispute.
    await calls.administer('reset-match', { matchId: 6500 });
    const third = await reported(home, 6500, '2-1');
    expect(await answer(away, 'confirm-result', { id: third, disputedAt })).toBe('409 dispute_changed');
  });

  it('are approved only with the score and the dispute that the administrator has seen', async () => {
    const { calls, home, away, reported, dispute, confirm, pending } = await openMatch(engine);
    const id = await reported(home, 6500, '2-1');
    const seen = { id, ...scoreOf('2-1'), homePenalties: null, awayPenalties: null, disputedAt: null };
    const { at } = (await dispute(away, id, '1-2')).result.dispute;
    const before = await calls.everything();
    for (const [path, body] of [
      ['approve-result', seen],
      ['approve-result', { id, disputedAt: null }],
      ['approve-result', { ...seen, homeScore: 3, disputedAt: at }],
      ['approve-result', { id, homePenalties: 4 }],
      ['approve-result', { ...seen, claim: 'disputed', disputedAt: at }],
      ['reject-result', { id, disputedAt: null }],
    ] as const) {
      const reply = await calls.call('POST', path, body);
      expect([body, reply.statusCode, reply.json()]).toEqual([
        body,
        409,
        {
          error: 'This result has changed since you saw it. Please check it again.',
          code: 'result_changed',
          current: (await pending())[0],
        },
      ]);
    }
    expect(await calls.everything()).toEqual(before);
    expect((await calls.call('POST', 'reject-result', { id, homeScore: 2 })).statusCode).toBe(400);
    // The submitting club accepts the other score, and the administrator has not seen that.
    await confirm(home, id);
    const late = await calls.call('POST', 'approve-result', { ...seen, disputedAt: at });
    expect(late.json()).toMatchObject({ code: 'result_changed', current: { homeScore: 1, awayScore: 2 } });
    const checked = { ...seen, ...scoreOf('1-2') };
    const { result } = await calls.administer('approve-result', checked);
    expect(result).toMatchObject({ homeScore: 1, awayScore: 2, submissionStatus: 'approved' });
    // A slower administrator gets the existing decision.
    const slower = await calls.call('POST', 'approve-result', seen);
    expect(slower.json()).toMatchObject({
      code: 'already_decided',
      current: { id, homeScore: 1, awayScore: 2, submissionStatus: 'approved' },
    });
  });

  it('are shown to the administrator with the score that a submission has replaced', async () => {
    const { calls, home, reported, pending } = await openMatch(engine);
    await calls.submit(6500, '0-9');
    const id = await reported(home, 6500, '2-1');
    expect(await pending()).toMatchObject([
      { id, replaced: { homeScore: 0, awayScore: 9 }, disputeReason: null },
    ]);
  });
});

describeEachEngine('the two clubs of a match', (engine) => {
  it('are approved in a race with the score that the administrator has seen, or not at all', async () => {
    const { server, calls, home, away, reported, dispute } = await openMatch(engine);
    const { race } = await racingAdministrators(server, calls, engine);
    const seen = { ...scoreOf('2-1'), homePenalties: null, awayPenalties: null };
    for (let round = 0; round < 4; round += 1) {
      const accepted = await reported(home, 6500, '2-1');
      const { at } = (await dispute(away, accepted, '1-2')).result.dispute;
      const acceptance: SentCall = ['POST confirm-result', { id: accepted }, { 'x-club-key': home }];
      const approval: SentCall = ['POST approve-result', { id: accepted, ...seen, disputedAt: at }];
      const outcome = await (round % 2
        ? race(acceptance, approval, ['done, result_changed', 'already_decided, done'])
        : race(approval, acceptance, ['result_changed, done', 'done, already_decided']));
      expect(calls.fixture(6500).result).toMatchObject(
        outcome.includes('result_changed')
          ? { submissionStatus: 'pending', ...scoreOf('1-2') }
          : { submissionStatus: 'approved', ...scoreOf('2-1') },
      );
      await calls.administer('reset-match', { matchId: 6500 });

      const unanswered = await reported(home, 6500, '2-1');
      const claim = { id: unanswered, ...scoreOf('1-2'), reason: 'No' };
      const objection: SentCall = ['POST dispute-result', claim, { 'x-club-key': away }];
      const blind: SentCall = ['POST approve-result', { id: unanswered, ...seen, disputedAt: null }];
      const second = await (round % 2
        ? race(objection, blind, ['done, result_changed', 'already_decided, done'])
        : race(blind, objection, ['result_changed, done', 'done, already_decided']));
      expect(calls.fixture(6500).result).toMatchObject(
        second.includes('result_changed')
          ? { submissionStatus: 'pending', agreement: 'disputed' }
          : { submissionStatus: 'approved', dispute: null },
      );
      await calls.administer('reset-match', { matchId: 6500 });
    }
  });

  it('get the same reply for the same idempotency key', async () => {
    const { home, away, reported, post } = await openMatch(engine);
    const id = await reported(home, 6500, '2-1');
    const send = () => post(away, 'confirm-result', { id }, { 'idempotency-key': 'one-press' });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 200, first.body]);
    const other = await post(home, 'confirm-result', { id }, { 'idempotency-key': 'one-press' });
    expect(other.json().code).toBe('idempotency_key_reused');
  });

  it('answer in the same millisecond with exactly one outcome', async () => {
    const { server, calls, home, away } = await openMatch(engine);
    const { race } = await racingAdministrators(server, calls, engine);
    const as = (key: string, path: string, body: object): SentCall => [
      `POST ${path}`,
      body,
      { 'x-club-key': key },
    ];
    const reportAs = (key: string, score: string) => as(key, 'submit-result', calls.report(6500, score));
    const free = () => calls.administer('reset-match', { matchId: 6500 });
    for (let round = 0; round < 3; round += 1) {
      await race(reportAs(home, '2-1'), reportAs(away, '1-1'), [
        'done, result_exists',
        'result_exists, done',
      ]);
      await free();
      const unlinked: SentCall = ['POST submit-result', calls.report(6500, '0-9'), {}];
      await race(reportAs(home, '2-1'), unlinked, ['done, done', 'done, result_exists']);
      expect(calls.fixture(6500).result).toMatchObject({ reportedBy: 1 });
      await free();
      const { id } = (
        await server.post('/api/ucl/submit-result', calls.report(6500, '2-1'), { 'x-club-key': home })
      ).json();
      const outcome = await race(as(away, 'confirm-result', { id }), as(home, 'withdraw-result', { id }), [
        'done, already_answered',
        'unknown_result, done',
      ]);
      expect(calls.fixture(6500).result?.agreement ?? null).toBe(
        outcome.startsWith('done') ? 'agreed' : null,
      );
      await free();
      const next = (
        await server.post('/api/ucl/submit-result', calls.report(6500, '2-1'), { 'x-club-key': home })
      ).json();
      const disputed = { id: next.id, ...scoreOf('1-1'), reason: 'No' };
      await race(
        as(away, 'dispute-result', disputed),
        ['POST approve-result', { id: next.id }],
        ['done, done', 'already_decided, done'],
      );
      expect(calls.fixture(6500).result).toMatchObject({ submissionStatus: 'approved', homeScore: 2 });
      await free();
    }
    const { entries } = (await server.app.inject('/api/ucl/record/1')).json();
    expect(entries.map(({ seq }: { seq: number }) => seq)).toEqual(
      entries.map((_: unknown, index: number) => index + 1),
    );
  });
});
