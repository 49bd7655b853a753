import { describe, expect, it } from 'vitest';
import type { Engine } from '#store/db/engine.ts';
import { listRecordEntries } from '#store/record/read-entries.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { approveSilent } from '../jobs/jobs.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { racingAdministrators, type SentCall } from '../testing/racing-administrators.ts';
import { scoreOf } from '../testing/season-calls.ts';
import { openKnockouts, openSeason } from '../testing/season-stages.ts';
import { expectAsRecorded } from '../testing/test-server.ts';

const HOUR_MS = 3_600_000;

/** Clubs 1 and 2 meet in match 6500, and a third club has a link as well. */
async function openMatch(engine: Engine, autoApprove = 'off', open = openSeason) {
  const { server, calls } = await open(engine);
  const club = clubCalls(server, calls);
  const setRule = (more: object = {}) =>
    calls.administer('reporting', { reporting: 'anybody', autoApprove, ...more }, 'PUT');
  await setRule();
  const [home = '', away = '', third = ''] = await club.keysOf(1, 2, 3);
  const correct = async (key: string, id: number, score: string) => {
    const reply = await club.post(key, 'correct-result', { id, ...scoreOf(score) });
    return reply.statusCode === 200 ? reply.json() : `${reply.statusCode} ${reply.json().code}`;
  };
  const expectRecordIntact = () => expectAsRecorded(server.context);
  return { server, calls, ...club, setRule, home, away, third, correct, expectRecordIntact };
}

describe('a correction', () => {
  const engine = 'sqlite';

  it('replaces the submission and keeps its first arrival, even after the deadline', async () => {
    const match = await openMatch(engine);
    const { server, calls, home, reported, correct, post, lastEntries } = match;
    const first = server.context.clock().toISOString();
    const closesAt = new Date(Date.parse(first) + 60_000).toISOString();
    await calls.administer('schedule', { entries: [{ key: 'md1', opensAt: null, closesAt }] }, 'PUT');
    const id = await reported(home, 6500, '2-1');
    server.advanceClock(HOUR_MS);
    const { result, recorded } = await correct(home, id, '3-1');
    const corrected = { homeScore: 3, awayScore: 1, reportedBy: 1, agreement: 'reported', late: false };
    expect(result).toMatchObject({ ...corrected, submissionStatus: 'pending', submittedAt: first });
    expect(result.id).toBeGreaterThan(id);
    expect(calls.fixture(6500).result).toMatchObject({ ...corrected, id: result.id });
    expect(await lastEntries(2)).toEqual(['replaced by club:1: 2-1', 'reported by club:1: 3-1']);
    const [entry] = await listRecordEntries(server.context.store.db, recorded.seq, recorded.seq);
    expect(entry?.data).toMatchObject({ resultId: result.id, submittedAt: first });
    expect(await correct(home, id, '4-1')).toBe('409 replaced');
    const again = (await correct(home, result.id, '4-1')).result;
    expect(again).toMatchObject({ homeScore: 4, submittedAt: first, late: false });
    await match.expectRecordIntact();

    // A new submission after a withdrawal is late.
    await post(home, 'withdraw-result', { id: again.id });
    await reported(home, 6500, '4-1');
    expect(calls.fixture(6500).result).toMatchObject({ late: true });
  });

  it('accepts a shoot-out', async () => {
    const { calls, keysOf, reported, correct } = await openMatch(engine, 'off', openKnockouts);
    const { home } = calls.fixture(9003);
    const [mine = ''] = await keysOf(home?.clubId ?? 0);
    const id = await reported(mine, 9003, '2-1');
    expect(await correct(mine, id, '1-1')).toBe('422 invalid_score');
    const shootOut = { homePenalties: 4, awayPenalties: 3, afterExtraTime: true };
    expect((await correct(mine, id, '1-1p4-3e')).result).toMatchObject(shootOut);
  });

  it('restarts the silence period of the other club', async () => {
    const match = await openMatch(engine, 'agreed-or-silent');
    const { server, calls, home, away, get, reported, correct } = match;
    await get(away);
    const id = await reported(home, 6500, '2-1');
    server.advanceClock(23 * HOUR_MS);
    const { result } = await correct(home, id, '3-1');
    server.advanceClock(23 * HOUR_MS);
    await approveSilent(server.context);
    expect(calls.fixture(6500).result).toMatchObject({ submissionStatus: 'pending' });
    server.advanceClock(HOUR_MS);
    await approveSilent(server.context);
    expect(calls.fixture(6500).result).toMatchObject({ id: result.id, submissionStatus: 'approved' });
  });

  it('keeps a requirement of manual approval', async () => {
    const { calls, home, away, reported, correct, post } = await openMatch(engine, 'agreed');
    const id = await reported(home, 6500, '2-1');
    const { recorded } = await calls.administer('approve-result', { id });
    await calls.administer('undo', { seqs: [recorded.seq] });
    const { result } = await correct(home, id, '3-1');
    await post(away, 'confirm-result', { id: result.id });
    expect(calls.fixture(6500).result).toMatchObject({ submissionStatus: 'pending', agreement: 'agreed' });
  });

  it('of a submission from before the rule requires manual approval as well', async () => {
    const match = await openMatch(engine);
    const { calls, home, away, reported, correct, post, setRule } = match;
    const id = await reported(home, 6500, '2-1');
    await setRule({ autoApprove: 'agreed' });
    const { result } = await correct(home, id, '3-1');
    await post(away, 'confirm-result', { id: result.id });
    expect(calls.fixture(6500).result).toMatchObject({ submissionStatus: 'pending', agreement: 'agreed' });
  });

  it('after the deadline is not approved by silence, nor a withdrawal that is undone after it', async () => {
    const match = await openMatch(engine, 'agreed-or-silent');
    const { server, calls, home, away, third, get, reported, correct, post } = match;
    for (const key of [away, third]) await get(key);
    const closesAt = new Date(server.context.clock().getTime() + HOUR_MS).toISOString();
    const entries = ['md1', 'md2', 'md3'].map((key) => ({ key, opensAt: null, closesAt }));
    await calls.administer('schedule', { entries }, 'PUT');
    const corrected = await reported(home, 6500, '2-1');
    const withdrawn = await reported(home, 6501, '2-1');
    const { recorded } = (await post(home, 'withdraw-result', { id: withdrawn })).json();
    server.advanceClock(HOUR_MS);
    await correct(home, corrected, '3-1');
    await post(home, 'undo', { seqs: [recorded.seq] });
    server.advanceClock(25 * HOUR_MS);
    await approveSilent(server.context);
    for (const id of [6500, 6501])
      expect(calls.fixture(id).result).toMatchObject({ submissionStatus: 'pending', late: false });
  });

  it('is rejected from others, after an answer or a decision, and while submissions are paused', async () => {
    const match = await openMatch(engine);
    const { calls, home, away, third, reported, correct, post, setRule } = match;
    const id = await reported(home, 6500, '2-1');
    const { id: unlinked } = (await calls.submit(6501, '1-0')).json();
    const answered = await reported(home, 6502, '1-0');
    const [fourth = ''] = await match.keysOf(4);
    await post(fourth, 'dispute-result', { id: answered, ...scoreOf('0-1'), reason: 'No' });
    const decided = await reported(away, 6503, '1-0');
    await calls.administer('approve-result', { id: decided });
    const before = await calls.everything();
    expect(await correct(away, id, '3-1')).toBe('403 not_your_match');
    expect(await correct(third, id, '3-1')).toBe('403 not_your_match');
    expect(await correct(home, unlinked, '3-1')).toBe('409 not_reported_by_club');
    expect(await correct(home, answered, '3-1')).toBe('409 already_answered');
    expect(await correct(away, decided, '3-1')).toBe('409 already_decided');
    expect(await correct(home, 999, '3-1')).toBe('404 unknown_result');
    expect(await correct(home, id, '21-0')).toBe('422 invalid_score');
    expect(await correct(home, id, '1-1p4-3')).toBe('422 invalid_score');
    expect(await correct(home, id, '2-1')).toBe('422 score_unchanged');
    expect(await correct('a'.repeat(26), id, '3-1')).toBe('401 unknown_club_key');
    expect((await post(home, 'correct-result', { id })).statusCode).toBe(400);
    expect(await calls.everything()).toEqual(before);
    await setRule({ closedBecause: 'Server trouble' });
    expect(await correct(home, id, '3-1')).toBe('403 reporting_closed');
    await setRule();
    const send = () =>
      post(home, 'correct-result', { id, ...scoreOf('3-1') }, { 'idempotency-key': 'correct-once' });
    const first = (await send()).json();
    expect(first.success).toBe(true);
    expect((await send()).json()).toEqual(first);
  });
});

describeEachEngine('a correction', (engine) => {
  it('moves the screenshots to the new result', async () => {
    const { home, away, get, sendScreenshot, reported, correct, post } = await openMatch(engine);
    const id = await reported(home, 6500, '2-1');
    const { sha256 } = (await sendScreenshot(home, id)).json();
    const { result } = await correct(home, id, '3-1');
    expect((await get(home)).json().reported).toMatchObject([{ id: result.id, evidence: [{ sha256 }] }]);
    expect((await get(away)).json().waiting).toMatchObject([{ id: result.id, evidence: [{ sha256 }] }]);
    expect((await post(away, 'confirm-result', { id })).json().code).toBe('replaced');
    expect((await post(away, 'confirm-result', { id: result.id })).statusCode).toBe(200);
  });

  it('or an answer, or a decision: the first one counts', async () => {
    const match = await openMatch(engine, 'agreed');
    const { server, calls, home, away, reported, expectRecordIntact } = match;
    const { race, raceTwice } = await racingAdministrators(server, calls, engine);
    const by = (key: string, path: string, body: object): SentCall => [
      `POST ${path}`,
      body,
      { 'x-club-key': key },
    ];
    const correction = (id: number) => by(home, 'correct-result', { id, ...scoreOf('3-1') });
    const first = await reported(home, 6500, '2-1');
    const outcome = await race(correction(first), by(away, 'confirm-result', { id: first }), [
      'done, replaced',
      'already_decided, done',
    ]);
    const isCorrected = outcome === 'done, replaced';
    expect(calls.fixture(6500).result).toMatchObject(
      isCorrected
        ? { homeScore: 3, submissionStatus: 'pending' }
        : { homeScore: 2, submissionStatus: 'approved' },
    );
    const second = await reported(home, 6501, '2-1');
    await race(
      correction(second),
      ['POST approve-result', { id: second }],
      ['done, replaced', 'already_decided, done'],
    );
    const third = await reported(home, 6502, '2-1');
    await raceTwice(correction(third), 'replaced');
    await expectRecordIntact();
  });
});
