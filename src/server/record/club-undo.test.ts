import { describe, expect, it } from 'vitest';
import type { Engine } from '#store/db/engine.ts';
import { listRecordEntries } from '#store/record/read-entries.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { approveSilent } from '../jobs/jobs.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { racingAdministrators, type SentCall } from '../testing/racing-administrators.ts';
import { scoreOf, seasonCalls } from '../testing/season-calls.ts';
import { award, NO_SHOW, openKnockouts, openSeason, REASON } from '../testing/season-stages.ts';
import { expectAsRecorded, openTestServer } from '../testing/test-server.ts';
import { listUndoableAnswers } from './undo-answer.ts';

const HOUR_MS = 3_600_000;

/** Clubs 1 and 2 meet in match 6500, and a third club has a link as well. */
async function openMatch(engine: Engine, autoApprove = 'off', open = openSeason) {
  const { server, calls } = await open(engine);
  const club = clubCalls(server, calls);
  await calls.administer('reporting', { reporting: 'anybody', autoApprove }, 'PUT');
  const [home = '', away = '', third = ''] = await club.keysOf(1, 2, 3);
  /** Sends a club's answer and returns the number of its last entry. */
  const say = async (key: string, path: string, body: object): Promise<number> => {
    // Each at its own time, as people decide.
    server.advanceClock(1_000);
    const reply = await club.post(key, path, body);
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`);
    return reply.json().recorded.seq;
  };
  const confirm = (key: string, id: number) => say(key, 'confirm-result', { id });
  const withdraw = (key: string, id: number) => say(key, 'withdraw-result', { id });
  const dispute = (key: string, id: number, score: string) =>
    say(key, 'dispute-result', { id, ...scoreOf(score), reason: 'We have a picture' });
  const undo = async (key: string, ...seqs: number[]) => {
    const reply = await club.post(key, 'undo', { seqs });
    return reply.statusCode === 200 ? reply.json() : `${reply.statusCode} ${reply.json().code}`;
  };
  /** The results of the match and its clubs' views, without anything that depends on the time. */
  const state = async () => ({
    fixture: calls.fixture(6500),
    waiting: (await club.get(home)).json().waiting,
    reported: (await club.get(home)).json().reported,
    others: (await club.get(away)).json().waiting,
  });
  const expectRecordIntact = () => expectAsRecorded(server.context);
  const parts = { home, away, third, confirm, withdraw, dispute, undo, state, expectRecordIntact };
  return { server, calls, ...club, ...parts };
}

const DISPUTED = { agreement: 'disputed', submissionStatus: 'pending' };
const UNANSWERED = { agreement: 'reported', dispute: null, submissionStatus: 'pending' };

describe('a club undoes its own answer:', () => {
  const engine = 'sqlite';

  it('an agreement', async () => {
    const match = await openMatch(engine);
    const { home, away, reported, confirm, undo, state, lastEntries, expectRecordIntact } = match;
    const id = await reported(home, 6500, '2-1');
    const before = await state();
    const seq = await confirm(away, id);
    expect(await state()).not.toEqual(before);
    expect(await undo(away, seq)).toMatchObject({ success: true, undone: [seq], recorded: { seq: seq + 1 } });
    expect(await state()).toEqual(before);
    expect(await lastEntries(1)).toEqual(['undone by club:2: undefined-undefined']);
    // It was not a decision, so the feed has no item.
    expect((await match.server.get('/api/ucl/feed.xml')).body).not.toContain('<entry>');
    await confirm(away, id);
    expect(match.calls.fixture(6500).result).toMatchObject({ agreement: 'agreed' });
    await expectRecordIntact();
  });

  it('an agreement that the rule approved, which no rule approves again', async () => {
    const match = await openMatch(engine, 'agreed');
    const { calls, home, away, reported, confirm, undo, state, expectRecordIntact } = match;
    const id = await reported(home, 6500, '2-1');
    const before = await state();
    const approved = await confirm(away, id);
    expect(calls.fixture(6500).result).toMatchObject({ submissionStatus: 'approved' });
    expect(await undo(away, approved - 1)).toMatchObject({ undone: [approved, approved - 1] });
    expect(await state()).toEqual(before);
    await confirm(away, id);
    expect(calls.fixture(6500).result).toMatchObject({ agreement: 'agreed', submissionStatus: 'pending' });
    await expectRecordIntact();
  });

  it('the acceptance of the other score, by either club, with the reason of the dispute', async () => {
    for (const rule of ['off', 'agreed']) {
      const match = await openMatch(engine, rule);
      const { calls, home, away, reported, dispute, confirm, undo, state } = match;
      const id = await reported(home, 6500, '3-1');
      await dispute(away, id, '1-3');
      const before = await state();
      expect(before.waiting).toMatchObject([{ disputeReason: 'We have a picture' }]);
      for (const key of [home, away]) {
        const seq = await confirm(key, id);
        expect(calls.fixture(6500).result).toMatchObject({ agreement: 'agreed', dispute: null });
        expect((await match.get(home)).body).not.toContain('We have a picture');
        expect(await undo(key, rule === 'off' ? seq : seq - 1)).toMatchObject({ success: true });
        expect(await state()).toEqual(before);
        // The rule approves it only once.
        if (rule === 'agreed') break;
      }
      expect(calls.fixture(6500).result).toMatchObject({ homeScore: 3, awayScore: 1, ...DISPUTED });
      await match.expectRecordIntact();
    }
  });

  it('a withdrawal, and the submission keeps its first arrival', async () => {
    const match = await openMatch(engine);
    const { server, calls, home, reported, withdraw, undo, state, expectRecordIntact } = match;
    const closesAt = new Date(server.context.clock().getTime() + 60_000).toISOString();
    await calls.administer('schedule', { entries: [{ key: 'md1', opensAt: null, closesAt }] }, 'PUT');
    const id = await reported(home, 6500, '2-1');
    const before = await state();
    const seq = await withdraw(home, id);
    expect(calls.fixture(6500).result).toBeNull();
    server.advanceClock(HOUR_MS);
    expect(await undo(home, seq)).toMatchObject({ undone: [seq] });
    expect(await state()).toEqual(before);
    expect(before.fixture.result).toMatchObject({ id, late: false, ...UNANSWERED });
    await expectRecordIntact();
  });

  it('of each match only the newest one is offered, however often the club submits and withdraws', async () => {
    const { server, home, get, reported, withdraw, undo } = await openMatch(engine);
    const offered = async () => (await get(home)).json().undoable.map(({ seq }: { seq: number }) => seq);
    const withdrawn: number[] = [];
    for (const fixtureId of [6500, 6501, 6500, 6500])
      withdrawn.push(await withdraw(home, await reported(home, fixtureId, '2-1')));
    const [, other, , newest = 0] = withdrawn;
    expect(await offered()).toEqual([newest, other]);
    // Found once per change, however often the club reads them.
    const tournament = server.context.tournament.known();
    expect(listUndoableAnswers(tournament, 1)).toBe(listUndoableAnswers(tournament, 1));
    await undo(home, newest);
    expect(await offered()).toEqual([other]);
  });

  it('a withdrawal, which replaces a submission without a link, but no submission by a club', async () => {
    const { calls, home, away, report, reported, withdraw, undo, server } = await openMatch(engine);
    const id = await reported(home, 6500, '2-1');
    const seq = await withdraw(home, id);
    const { id: unlinked } = (await calls.submit(6500, '9-0')).json();
    expect(await undo(home, seq)).toMatchObject({ undone: [seq] });
    expect(calls.fixture(6500).result).toMatchObject({ id, homeScore: 2, ...UNANSWERED });
    const [entry] = await listRecordEntries(server.context.store.db, seq + 2, seq + 2);
    expect(entry).toMatchObject({ kind: 'undone', data: { seq, takenOut: [unlinked] } });
    const again = await withdraw(home, id);
    await report(away, 6500, '1-1');
    expect(await undo(home, again)).toBe('409 cannot_undo');
  });

  it('a withdrawal, which replaces an earlier submission without a link', async () => {
    const { calls, home, away, reported, withdraw, undo } = await openMatch(engine);
    const first = (await calls.submit(6500, '9-0')).json().id;
    const { recorded } = await calls.administer('reset-match', { matchId: 6500 });
    const id = await reported(home, 6500, '2-1');
    const seq = await withdraw(home, id);
    await calls.administer('undo', { seqs: [recorded.seq] });
    expect(calls.fixture(6500).result).toMatchObject({ id: first });
    expect(await undo(home, seq)).toMatchObject({ undone: [seq] });
    expect(calls.fixture(6500).result).toMatchObject({ id, ...UNANSWERED });
    // The other club's is not replaced, nor an approved one.
    const again = await withdraw(home, id);
    const other = await reported(away, 6500, '1-1');
    expect(await undo(home, again)).toBe('409 cannot_undo');
    await calls.administer('approve-result', { id: other });
    expect(await undo(home, again)).toBe('409 cannot_undo');
  });

  it('a withdrawal, after which the silence period begins again', async () => {
    const match = await openMatch(engine, 'agreed-or-silent');
    const { server, calls, home, away, get, reported, withdraw, undo } = match;
    await get(away);
    const id = await reported(home, 6500, '2-1');
    const seq = await withdraw(home, id);
    server.advanceClock(25 * HOUR_MS);
    await undo(home, seq);
    await approveSilent(server.context);
    expect(calls.fixture(6500).result).toMatchObject(UNANSWERED);
    server.advanceClock(24 * HOUR_MS);
    await approveSilent(server.context);
    expect(calls.fixture(6500).result).toMatchObject({ submissionStatus: 'approved' });
  });

  it('not after an administrator has decided, and not when something later depends on it', async () => {
    const { calls, home, away, reported, confirm, withdraw, undo } = await openMatch(engine, 'agreed');
    const id = await reported(home, 6500, '2-1');
    const seq = (await confirm(away, id)) - 1;
    for (const [path, body] of [
      ['reset-match', { matchId: 6500 }],
      ['withdraw-club', { clubId: 2, reason: REASON }],
      ['replace-club', { clubId: 1, name: 'Reserves', reason: REASON }],
      ['award-result', award(6500, NO_SHOW)],
    ] as const) {
      const { recorded } = await calls.administer(path, body);
      expect(await undo(away, seq), path).toBe('409 cannot_undo');
      await calls.administer('undo', { seqs: [recorded.seq] });
    }
    // The administrator has undone the approval: the agreement remains.
    await calls.administer('undo', { seqs: [seq + 1] });
    await calls.administer('approve-result', { id });
    expect(await undo(away, seq)).toBe('409 cannot_undo');

    const second = await reported(away, 6503, '2-1');
    const withdrawn = await withdraw(away, second);
    await calls.administer('award-result', award(6503, NO_SHOW));
    expect(await undo(away, withdrawn)).toBe('409 cannot_undo');
  });

  it('only its own, and only these kinds', async () => {
    const match = await openMatch(engine, 'agreed');
    const { server, calls, home, away, third, reported, confirm, dispute, withdraw, undo } = match;
    const id = await reported(home, 6500, '2-1');
    const confirmed = (await confirm(away, id)) - 1;
    const second = await reported(home, 6501, '2-1');
    const disputed = await dispute(third, second, '1-1');
    const third6503 = await reported(away, 6503, '0-0');
    const withdrawn = await withdraw(away, third6503);
    const { recorded } = await calls.administer('approve-result', { id: second });
    const before = await calls.everything();
    expect(await undo(home, confirmed)).toBe('403 not_your_match');
    expect(await undo(third, confirmed)).toBe('403 not_your_match');
    expect(await undo(third, withdrawn)).toBe('403 not_your_match');
    expect(await undo(away, confirmed, withdrawn, 999)).toBe('404 unknown_entry');
    for (const seq of [disputed, recorded.seq, confirmed - 1])
      expect(await undo(third, seq)).toBe('403 role_not_allowed');
    expect(await undo(away, confirmed, recorded.seq)).toBe('403 role_not_allowed');
    expect(await undo('a'.repeat(26), confirmed)).toBe('401 unknown_club_key');
    expect((await server.post('/api/ucl/undo', { seqs: [confirmed] })).json().code).toBe('not_signed_in');
    expect((await calls.call('POST', 'undo', { seqs: [confirmed] })).json().code).toBe('cannot_undo');
    expect(await calls.everything()).toEqual(before);
    expect(await undo(away, confirmed)).toMatchObject({ success: true });
    expect(await undo(away, confirmed)).toBe('409 already_undone');
  });

  it('with the same rate limit as every other club call, unlike an administrator', async () => {
    const server = await openTestServer(engine, { SUBMIT_LIMIT: '1' });
    const calls = await seasonCalls(server);
    const { keysOf, post } = clubCalls(server, calls);
    const [home = '', away = ''] = await keysOf(1, 2);
    const attempt = async (key: string) => (await post(key, 'undo', { seqs: [999] })).json().code;
    for (let count = 0; count < 10; count += 1) expect(await attempt(home)).toBe('unknown_entry');
    expect(await attempt(home)).toBe('too_many_submissions');
    expect(await attempt(away)).toBe('unknown_entry');
    for (let count = 0; count < 11; count += 1)
      expect((await calls.call('POST', 'undo', { seqs: [999] })).json().code).toBe('unknown_entry');
  });

  it('in a tie while no later tie depends on it', async () => {
    const { calls, keysOf, reported, confirm, undo } = await openMatch(engine, 'agreed', openKnockouts);
    const { home, away } = calls.fixture(9003);
    const [mine = '', other = ''] = await keysOf(home?.clubId ?? 0, away?.clubId ?? 0);
    const seq = (await confirm(other, await reported(mine, 9003, '2-1'))) - 1;
    expect(calls.fixture(9003).winner).toBe(home?.clubId);
    await calls.play(9004, '1-0');
    await calls.play(9018, '1-0');
    const { seq: later } = calls.view('/api/ucl/record');
    expect(await undo(other, seq)).toBe('409 cannot_undo');
    await calls.administer('undo', { seqs: [later] });
    expect(await undo(other, seq)).toMatchObject({ success: true });
    expect(calls.fixture(9003)).toMatchObject({ winner: null, status: 'PENDING_APPROVAL' });
  });

  it('as offered on the hub while it is possible', async () => {
    const match = await openMatch(engine, 'agreed');
    const { calls, home, away, get, reported, confirm, withdraw, undo } = match;
    const offered = async (key: string) =>
      (await get(key))
        .json()
        .undoable.map(({ seq, kind }: { seq: number; kind: string }) => `${seq} ${kind}`);
    const first = await reported(home, 6500, '2-1');
    const confirmed = (await confirm(away, first)) - 1;
    const second = await reported(away, 6503, '0-0');
    const withdrawn = await withdraw(away, second);
    expect(await offered(home)).toEqual([]);
    expect(await offered(away)).toEqual([`${withdrawn} report-withdrawn`, `${confirmed} confirmed`]);
    expect((await get(away)).json().undoable).toMatchObject([
      { resultId: second, fixtureId: 6503, homeClubId: 2, homeTeam: 'Team 2', homeScore: 0 },
      { resultId: first, fixtureId: 6500, awayClubId: 2, awayTeam: 'Team 2', homeScore: 2 },
    ]);
    await undo(away, withdrawn);
    expect(await offered(away)).toEqual([`${confirmed} confirmed`]);
    await calls.administer('reset-match', { matchId: 6500 });
    expect(await offered(away)).toEqual([]);
  });
});

describeEachEngine('a club undoes its own answer:', (engine) => {
  it('once per Idempotency-Key', async () => {
    const { home, away, reported, confirm, post } = await openMatch(engine);
    const seq = await confirm(away, await reported(home, 6500, '2-1'));
    const send = () => post(away, 'undo', { seqs: [seq] }, { 'idempotency-key': 'undo-once-1' });
    const first = (await send()).json();
    expect(first.undone).toEqual([seq]);
    expect((await send()).json()).toEqual(first);
  });

  it('or the administrator decides, whichever comes first', async () => {
    const match = await openMatch(engine);
    const { server, calls, home, away, reported, confirm, withdraw, expectRecordIntact } = match;
    const { race, raceTwice } = await racingAdministrators(server, calls, engine);
    const id = await reported(home, 6500, '2-1');
    const seq = await confirm(away, id);
    const undoOf = (key: string, entry: number): SentCall => [
      'POST undo',
      { seqs: [entry] },
      { 'x-club-key': key },
    ];
    const outcome = await race(
      undoOf(away, seq),
      ['POST approve-result', { id }],
      ['done, done', 'cannot_undo, done'],
    );
    expect(calls.fixture(6500).result).toMatchObject({
      submissionStatus: 'approved',
      agreement: outcome === 'done, done' ? 'reported' : 'agreed',
    });

    const second = await reported(home, 6501, '2-1');
    const withdrawn = await withdraw(home, second);
    await raceTwice(undoOf(home, withdrawn), 'already_undone');
    const again = await withdraw(home, second);
    const [third = ''] = await match.keysOf(3);
    const report = calls.report(6501, '1-1');
    await race(
      undoOf(home, again),
      ['POST submit-result', report, { 'x-club-key': third }],
      ['done, result_exists', 'cannot_undo, done'],
    );
    await expectRecordIntact();
  });
});
