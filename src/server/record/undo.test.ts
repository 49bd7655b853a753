import { describe, expect, it } from 'vitest';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { findResultState } from '#domain/record/state.ts';
import type { Engine } from '#store/db/engine.ts';
import { listRecordEntries, readRecordHead } from '#store/record/read-entries.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { allFacts } from '../testing/all-facts.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { expectRejected } from '../testing/expect-rejected.ts';
import { racingAdministrators, type SentCall } from '../testing/racing-administrators.ts';
import { scoreOf } from '../testing/season-calls.ts';
import { award, NO_SHOW, openKnockouts, openSeason, REASON } from '../testing/season-stages.ts';

type Opened = Awaited<ReturnType<typeof openSeason>>;

async function withUndo(engine: Engine, open: (engine: Engine) => Promise<Opened> = openSeason) {
  const { server, calls } = await open(engine);
  const { db } = server.context.store;
  const facts = () => allFacts(db);
  /** Makes a decision and returns the number of its entry. */
  const seqOf = async (path: string, body?: object, method?: 'PUT'): Promise<number> => {
    // Each at its own time, as people decide.
    server.advanceClock(1_000);
    return (await calls.administer(path, body, method)).recorded.seq;
  };
  const undo = (...seqs: number[]) => calls.administer('undo', { seqs });
  const lastEntry = async () => {
    const { seq } = await readRecordHead(db);
    return (await listRecordEntries(db, seq, seq))[0];
  };
  /** The decision changes something, and its undo restores the previous state. */
  const expectUndone = async (path: string, body?: object, method?: 'PUT') => {
    const before = await facts();
    const seq = await seqOf(path, body, method);
    expect(await facts(), path).not.toEqual(before);
    await undo(seq);
    expect(await facts(), path).toEqual(before);
    expect(await lastEntry()).toMatchObject({ kind: 'undone', by: 'admin', data: { seq } });
    return seq;
  };
  return { server, calls, facts, seqOf, undo, lastEntry, expectUndone };
}

const reset = (matchId: number, more = {}) => ['reset-match', { matchId, ...more }] as const;
const deduct = (clubId: number) => ['deduct-points', { clubId, points: 3, reason: REASON }] as const;
const withdraw = (clubId: number) => ['withdraw-club', { clubId, reason: REASON }] as const;
const postpone = (day: string) =>
  [
    'postpone-match',
    { fixtureId: 6500, closesAt: `2026-03-${day}T00:00:00.000Z`, reason: `Until ${day}` },
  ] as const;

describe('undo', () => {
  const engine = 'sqlite';

  it('reverses every kind of decision in the groups', async () => {
    const { calls, expectUndone, seqOf, facts } = await withUndo(engine);
    await calls.play(6500, '2-1');
    await calls.submit(6501, '1-0');
    const [pending] = (await facts()).results;
    const { deduction } = await calls.administer(...deduct(2));
    await seqOf(...withdraw(60));
    await expectUndone('approve-result', { id: pending?.id, adminNotes: 'Seen' });
    await expectUndone('reject-result', { id: pending?.id });
    await expectUndone(...reset(6500));
    await expectUndone(...reset(6501, { only: 'pending' }));
    await expectUndone('reset-group', { group: 'A' });
    await expectUndone('reset-group', { group: 'O' });
    await expectUndone('reset-tournament');
    await expectUndone('reset-tournament', { only: 'pending' });
    await expectUndone('award-result', award(6500, NO_SHOW));
    await expectUndone('award-result', award(6501, NO_SHOW));
    await expectUndone('award-result', award(6502, NO_SHOW));
    await expectUndone(...deduct(1));
    await expectUndone('revoke-deduction', { id: deduction.id });
    await expectUndone(...withdraw(1));
    await expectUndone('replace-club', { clubId: 1, name: 'Reserves', reason: REASON });
    await expectUndone(
      'clubs',
      {
        clubs: [
          { id: 1, name: 'Team 2' },
          { id: 2, name: 'Team 1' },
        ],
      },
      'PUT',
    );
    await expectUndone(...postpone('10'));
    await seqOf(...postpone('11'));
    await expectUndone(...postpone('12'));
  });

  it('reverses knockout decisions, and a reset of the whole tournament with its places', async () => {
    const { calls, expectUndone, facts, seqOf } = await withUndo(engine, openKnockouts);
    await calls.submit(9003, '1-0');
    const [pending] = (await facts()).results;
    await expectUndone('approve-result', { id: pending?.id });
    await expectUndone('award-result', award(9003, NO_SHOW));
    await expectUndone(...reset(9001, { alsoReset: [9017] }));
    await expectUndone(...withdraw(calls.fixture(9003).home?.clubId ?? 0));
    await seqOf(...withdraw(1));
    await expectUndone('reset-tournament');
    await expectUndone('replace-club', { clubId: 2, name: 'Reserves', reason: REASON });
  });

  it('reopens the groups', async () => {
    const { calls, expectUndone } = await withUndo(engine);
    await calls.decideGroups();
    await expectUndone('close-groups');
    await expectUndone('close-groups');
  });

  it('reverses several decisions at once, or none', async () => {
    const { server, calls, seqOf, undo, facts, lastEntry } = await withUndo(engine);
    for (const fixture of [6500, 6600, 6700]) await calls.submit(fixture, '1-0');
    const before = await facts();
    const seqs: number[] = [];
    for (const { id } of before.results) seqs.push(await seqOf('approve-result', { id }));
    await expectRejected(calls, [
      ['POST undo', { seqs: [...seqs, 99] }, 404, 'unknown_entry'],
      // A submission is not a decision.
      ['POST undo', { seqs: [...seqs, 1] }, 409, 'cannot_undo', { entries: [] }],
    ]);
    const approved = await facts();
    await undo(seqs[1] ?? 0);
    await expectRejected(calls, [['POST undo', { seqs }, 409, 'already_undone']]);
    await undo(...seqs.filter((_, index) => index !== 1));
    expect(await facts()).toEqual(before);
    expect(approved).not.toEqual(before);
    // One entry each, and one in the activity log.
    expect(await lastEntry()).toMatchObject({
      seq: 9,
      kind: 'undone',
      data: { seq: seqs[0], kind: 'approved' },
    });
    const { actions } = (await server.get('/api/admin/record', calls.admin)).json();
    expect(actions[0]).toMatchObject({ action: 'undo', subject: `#${seqs[2]}, #${seqs[0]}` });
  });

  it('names the conflicts, which can be undone together with it', async () => {
    const { calls, seqOf, undo, facts } = await withUndo(engine);
    await calls.submit(6500, '1-0');
    const before = await facts();
    const approved = await seqOf('approve-result', { id: 1 });
    const awarded = await seqOf('award-result', award(6500, NO_SHOW));
    await seqOf(...deduct(1));
    const resetAll = await seqOf('reset-tournament');
    const deducted = await seqOf(...deduct(1));
    const reply = await calls.call('POST', 'undo', { seqs: [approved] });
    expect(reply.json()).toEqual({
      error: `Later decisions depend on this: #${awarded}, #${resetAll}. Please undo those first.`,
      code: 'cannot_undo',
      entries: [
        { seq: awarded, kind: 'awarded', at: '2026-03-01T20:00:02.000Z' },
        { seq: resetAll, kind: 'reset', at: '2026-03-01T20:00:04.000Z' },
      ],
    });
    await undo(approved, awarded, resetAll);
    expect(await facts()).toMatchObject({ results: before.results, deductions: [{ id: 1 }, { id: 2 }] });
    await undo(deducted);
    expect(await facts()).toMatchObject({ deductions: [{ id: 1 }] });
  });

  it('names the conflicts of those in turn, so that one call undoes all of them', async () => {
    const { calls, seqOf, undo, facts } = await withUndo(engine);
    const before = await facts();
    const rename = (id: number, name: string) => seqOf('clubs', { clubs: [{ id, name }] }, 'PUT');
    const first = await rename(1, 'Rovers');
    const taken = await rename(2, 'Team 1');
    // The first decision does not depend on these two: the second does.
    const left = await rename(2, 'Wanderers');
    const takenAgain = await rename(3, 'Team 2');
    const unrelated = await rename(4, 'Harriers');
    const { entries } = (await calls.call('POST', 'undo', { seqs: [first] })).json();
    expect(entries.map(({ seq }: { seq: number }) => seq)).toEqual([taken, left, takenAgain]);
    await undo(first, taken, left, takenAgain);
    await undo(unrelated);
    expect((await facts()).clubs).toEqual(before.clubs);
  });

  it('replaces a pending submission', async () => {
    const { calls, seqOf, undo, facts, lastEntry } = await withUndo(engine);
    await calls.submit(6500, '1-0');
    const rejected = await seqOf('reject-result', { id: 1 });
    await calls.submit(6500, '9-9');
    await undo(rejected);
    expect(await lastEntry()).toMatchObject({ data: { takenOut: [2] } });
    await expectRejected(calls, [['POST approve-result', { id: 2 }, 409, 'replaced']]);
    expect((await facts()).results).toMatchObject([{ id: 1, submissionStatus: 'pending' }]);
    const resetMatch = await seqOf(...reset(6500));
    await calls.submit(6500, '9-9');
    await undo(resetMatch);
    expect((await facts()).results).toMatchObject([{ id: 1, submissionStatus: 'pending' }]);
    // Only rejected results return, and the match keeps the submission.
    await seqOf('reject-result', { id: 1 });
    const again = await seqOf(...reset(6500));
    await calls.submit(6500, '9-9');
    await undo(again);
    expect((await facts()).results).toMatchObject([{ id: 4, submissionStatus: 'pending' }, { id: 1 }]);
  });

  it("does not replace a club's submission, which was made with a link", async () => {
    const { server, calls, seqOf, undo, facts } = await withUndo(engine);
    const { keysOf, reported, get, post } = clubCalls(server, calls);
    const [key = '', other = ''] = await keysOf(1, 2);
    const first = await reported(key, 6500, '1-0');
    await post(other, 'dispute-result', { id: first, homeScore: 0, awayScore: 2, reason: 'Wrong way round' });
    // The submitted score is there again.
    const before = await facts();
    await undo(await seqOf('approve-result', { id: first, claim: 'disputed' }));
    expect(await facts()).toEqual(before);
    const approved = await seqOf('approve-result', { id: first });
    await undo(approved);
    const { season } = await server.context.tournament.read();
    // No rule decides it again.
    expect(findResultState(season, first)).toMatchObject({ status: 'pending', needsPerson: true });
    const rejected = await seqOf('reject-result', { id: first });
    await reported(key, 6500, '2-0');
    const { seq } = await readRecordHead(server.context.store.db);
    await expectRejected(calls, [
      ['POST undo', { seqs: [rejected] }, 409, 'cannot_undo', { entries: [{ seq, kind: 'reported' }] }],
    ]);
    expect((await facts()).results).toMatchObject([{ submissionStatus: 'pending' }, { id: first }]);
    // The link of a replacement club is revoked with it.
    const replaced = await seqOf('replace-club', { clubId: 2, name: 'Reserves', reason: REASON });
    const [reserve = ''] = await keysOf(2);
    await undo(replaced);
    expect((await get(reserve)).json()).toMatchObject({ code: 'unknown_club_key' });
  });

  it('replaces the submission of a tie whose clubs are no longer known', async () => {
    const { calls, seqOf, undo, facts } = await withUndo(engine);
    await calls.decideGroups();
    const closed = await seqOf('close-groups');
    await calls.submit(9001, '1-0');
    await undo(closed);
    expect((await facts()).results).toHaveLength(96);
    await seqOf('close-groups');
    await calls.decide([9002]);
    await calls.submit(9001, '1-0');
    const [{ id } = { id: 0 }] = (await facts()).results;
    const approved = await seqOf('approve-result', { id });
    await calls.submit(9017, '1-0');
    await undo(approved);
    expect((await facts()).results[0]).toMatchObject({ id, fixtureId: 9001, submissionStatus: 'pending' });
    const withdrawn = await seqOf(...withdraw(calls.fixture(9001).away?.clubId ?? 0));
    await calls.submit(9017, '1-0');
    await undo(withdrawn);
    expect((await facts()).results[0]).toMatchObject({ id, fixtureId: 9001, submissionStatus: 'pending' });
  });

  it('is rejected if it cannot restore the previous state', async () => {
    const { calls, seqOf, undo } = await withUndo(engine);
    const undoIs = async (seq: number, ...entries: number[]) =>
      expectRejected(calls, [
        ['POST undo', { seqs: [seq] }, 409, 'cannot_undo', { entries: entries.map((one) => ({ seq: one })) }],
      ]);
    // Names: another club has the old one now, or the club has yet another.
    const renamed = await seqOf('clubs', { clubs: [{ id: 1, name: 'Rovers' }] }, 'PUT');
    const taken = await seqOf('clubs', { clubs: [{ id: 2, name: 'TEAM 1' }] }, 'PUT');
    const replaced = await seqOf('replace-club', { clubId: 1, name: 'Reserves', reason: REASON });
    await undoIs(renamed, taken, replaced);
    const left = await seqOf(...withdraw(1));
    await undoIs(replaced, left);
    // Both clubs of a match have withdrawn.
    const opponent = await seqOf(...withdraw(2));
    await undoIs(left, opponent);
    await undo(opponent, left);
    // A decided match cannot be reopened after one of its clubs has withdrawn.
    const { id } = (await calls.submit(6500, '1-0')).json();
    const approved = await seqOf('approve-result', { id });
    const gone = await seqOf(...withdraw(1));
    await undoIs(approved, gone);
    await undo(gone);
    // An earlier deadline, and a schedule that opens after it.
    await seqOf(...postpone('10'));
    const postponed = await seqOf(...postpone('20'));
    const md1 = { key: 'md1', opensAt: '2026-03-15T00:00:00.000Z', closesAt: null };
    const scheduled = await seqOf('schedule', { entries: [md1] }, 'PUT');
    await undoIs(postponed, scheduled);
    await seqOf('schedule', { entries: [] }, 'PUT');
    await undo(postponed);
    // The groups were closed with it.
    const deducted = await seqOf(...deduct(5));
    await calls.decideGroups();
    const closed = await seqOf('close-groups');
    await undoIs(approved, closed);
    await undoIs(deducted, closed);
    const reopened = await seqOf('reopen-groups');
    await undoIs(closed, reopened);
    await undo(deducted);
    await expectRejected(calls, [['POST undo', { seqs: [reopened] }, 409, 'cannot_undo', { entries: [] }]]);
  });

  it('is rejected if a result would return to a tie with other clubs, or without clubs', async () => {
    const { server, calls, seqOf, undo, facts } = await withUndo(engine);
    const { keysOf, reported } = clubCalls(server, calls);
    const blocking = async (...seqs: number[]) => {
      const reply = await calls.call('POST', 'undo', { seqs });
      return reply.json().entries?.map(({ seq }: { seq: number }) => seq);
    };
    await calls.decideGroups();
    await calls.administer('close-groups');
    await calls.play(9002, '1-0');
    const [key = ''] = await keysOf(calls.fixture(9001).home?.clubId ?? 0);
    for (const submit of [
      () => reported(key, 9017, '3-0'),
      async () => (await calls.submit(9017, '3-0')).json().id,
    ]) {
      const { id: earlier } = (await calls.submit(9001, '1-0')).json();
      const won = await seqOf('approve-result', { id: earlier });
      const approved = await seqOf('approve-result', { id: await submit() });
      const before = await facts();
      const taken = await seqOf(...reset(9017));
      const opened = await seqOf(...reset(9001));
      const turned = await seqOf('award-result', award(9001, { kind: 'ruling', ...scoreOf('0-1') }));
      expect(await blocking(taken)).toEqual([opened, turned]);
      await undo(turned, opened, taken);
      expect(await facts()).toEqual(before);
      const again = await seqOf(...reset(9017));
      await undo(won);
      expect(await blocking(again)).toEqual([approved]);
      await undo(again, approved);
      expect((await facts()).results[0]).toMatchObject({ id: earlier, submissionStatus: 'pending' });
      await seqOf(...reset(9001));
    }
  });

  it('is rejected if a match was awarded because both of its clubs had withdrawn', async () => {
    const { calls, seqOf, undo } = await withUndo(engine);
    await calls.decide([6500, 6501, 6502, 6503, 6504, 6505]);
    await seqOf(...withdraw(1));
    const second = await seqOf(...withdraw(2));
    const again = await seqOf(...reset(6500));
    expect(calls.fixture(6500).result).toMatchObject({ homeScore: 0, awayScore: 0 });
    await expectRejected(calls, [
      ['POST undo', { seqs: [second] }, 409, 'cannot_undo', { entries: [{ seq: again }] }],
    ]);
    await undo(again, second);
    expect(calls.fixture(6500).result).toMatchObject({ homeScore: 1, awayScore: 0 });
  });

  it('restores a withdrawal in place of a later one', async () => {
    const { seqOf, undo, facts } = await withUndo(engine);
    await seqOf(...withdraw(1));
    const { withdrawals } = await facts();
    const resetAll = await seqOf('reset-tournament');
    const again = await seqOf(...withdraw(1));
    await undo(again, resetAll);
    expect((await facts()).withdrawals).toEqual(withdrawals);
  });

  it('restores no places that do not match the tables', async () => {
    const { calls, seqOf, undo, facts } = await withUndo(engine);
    await calls.decideGroups();
    await seqOf('close-groups');
    const { places } = await facts();
    const resetAll = await seqOf('reset-tournament');
    const deducted = await seqOf(...deduct(1));
    const decidedFrom = deducted + 1;
    await calls.decideGroups();
    const closed = await seqOf('close-groups');
    const resetAgain = await seqOf('reset-tournament');
    const decided = Array.from({ length: closed - decidedFrom }, (_, index) => decidedFrom + index);
    const seqs = [resetAll, ...decided, closed, resetAgain];
    await expectRejected(calls, [
      ['POST undo', { seqs }, 409, 'cannot_undo', { entries: [{ seq: deducted }] }],
    ]);
    await undo(...seqs, deducted);
    expect(await facts()).toMatchObject({ places, deductions: [] });
  });

  it('is rejected after a draw, and in another season', async () => {
    const { calls, seqOf, undo, lastEntry } = await withUndo(engine);
    const renamed = await seqOf('clubs', { clubs: [{ id: 1, name: 'Rovers' }] }, 'PUT');
    await calls.administer('draw/pots', { clubs: drawList() }, 'PUT');
    await calls.administer('draw/seal');
    await calls.administer('draw/unseal', { reason: REASON });
    await calls.administer('draw/seal');
    const sealed = await lastEntry();
    const late = await seqOf(...deduct(1));
    await expectRejected(calls, [
      [
        'POST undo',
        { seqs: [renamed] },
        409,
        'cannot_undo',
        { entries: [{ seq: sealed?.seq, kind: 'sealed' }] },
      ],
      ['POST undo', { seqs: [late] }, 409, 'draw_state'],
      ['POST undo', { seqs: [sealed?.seq] }, 409, 'cannot_undo', { entries: [] }],
    ]);
    await calls.administer('draw/hold', { phrase: 'Heads' });
    await calls.administer('draw/reveal', { count: 64 });
    const drawn = await lastEntry();
    await expectRejected(calls, [
      ['POST undo', { seqs: [late] }, 409, 'cannot_undo', { entries: [{ kind: 'held' }] }],
      ['POST undo', { seqs: [drawn?.seq] }, 409, 'cannot_undo', { entries: [] }],
    ]);
    await calls.decideGroups();
    await calls.administer('close-groups');
    await calls.decideTies();
    const final = await seqOf('award-result', award(9031, NO_SHOW));
    await seqOf('award-result', award(9531, NO_SHOW));
    const finish = () => seqOf('finish-season', { name: 'Spring', keepClubs: true });
    const finished = await finish();
    const next = await seqOf(...deduct(1));
    await expectRejected(calls, [
      [
        'POST undo',
        { seqs: [final] },
        409,
        'cannot_undo',
        { entries: [{ seq: finished, kind: 'finished' }] },
      ],
    ]);
    const reopened = await seqOf('reopen-season');
    await undo(final);
    await seqOf('award-result', award(9031, NO_SHOW));
    await finish();
    // That deduction belonged to the discarded season.
    await expectRejected(calls, [
      ['POST undo', { seqs: [next] }, 409, 'cannot_undo', { entries: [{ seq: reopened }] }],
      ['POST undo', { seqs: [reopened] }, 409, 'cannot_undo', { entries: [] }],
    ]);
  });

  it('rejects malformed calls, and calls without a session', async () => {
    const { server, calls, seqOf, undo } = await withUndo(engine);
    const seq = await seqOf(...deduct(1));
    await undo(seq);
    const bad = [
      {},
      { seqs: [] },
      { seqs: [1, 1] },
      { seqs: ['1'] },
      { seqs: [-1] },
      { seqs: [1.5] },
      { seqs: 1 },
      null,
    ];
    await expectRejected(calls, [
      ...bad.map((body) => ['POST undo', body, 400, 'invalid_request'] as const),
      ['POST undo', { seqs: Array.from({ length: 201 }, (_, index) => index) }, 400, 'invalid_request'],
      ['POST undo', { seqs: [0] }, 404, 'unknown_entry'],
      ['POST undo', { seqs: [seq] }, 409, 'already_undone'],
      ['POST undo', { seqs: [seq + 1] }, 409, 'cannot_undo', { entries: [] }],
    ]);
    const reply = await server.post('/api/ucl/undo', { seqs: [seq] });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'not_signed_in']);
  });
});

describeEachEngine('undo', (engine) => {
  it('has one outcome when two administrators act at the same time', async () => {
    const { server, calls, seqOf, facts } = await withUndo(engine);
    const { race, raceTwice } = await racingAdministrators(server, calls, engine);
    const undoOf = (...seqs: number[]): SentCall => ['POST undo', { seqs }];
    await calls.play(6500, '1-0');
    await raceTwice(undoOf(await seqOf('reset-tournament')), 'already_undone');
    expect((await facts()).results).toMatchObject([{ id: 1, submissionStatus: 'approved' }]);
    const rejectedFirst = (await calls.submit(6501, '1-0')).json().id;
    const rejected = await seqOf('reject-result', { id: rejectedFirst });
    const { id } = (await calls.submit(6501, '3-0')).json();
    // Either it was approved and conflicts, or it was removed.
    await race(undoOf(rejected), ['POST approve-result', { id }], ['done, replaced', 'cannot_undo, done']);
    const ofMatch = (await facts()).results.filter(({ fixtureId }) => fixtureId === 6501);
    expect(ofMatch.filter(({ submissionStatus }) => submissionStatus !== 'rejected')).toHaveLength(1);
    const awarded = await seqOf('award-result', award(6502, { kind: 'ruling', ...scoreOf('2-0') }));
    await race(
      undoOf(awarded),
      ['POST submit-result', calls.report(6502, '1-1')],
      ['done, done', 'done, result_exists'],
    );
  });
});
