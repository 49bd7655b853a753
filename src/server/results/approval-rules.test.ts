import { describe, expect, it } from 'vitest';
import type { Engine } from '#store/db/engine.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { approveSilent, jobsOf } from '../jobs/jobs.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { scoreOf } from '../testing/season-calls.ts';
import { openSeason } from '../testing/season-stages.ts';
import { adminHeaders } from '../testing/test-server.ts';

const HOUR_MS = 3_600_000;

async function openMatch(engine: Engine, autoApprove: string, more: object = {}) {
  const { server, calls } = await openSeason(engine);
  const club = clubCalls(server, calls);
  const setRule = (rule: string, settings: object = {}) =>
    calls.administer('reporting', { reporting: 'anybody', autoApprove: rule, ...settings }, 'PUT');
  await setRule(autoApprove, more);
  const [home = '', away = '', third = ''] = await club.keysOf(1, 2, 3);
  const statusOf = (fixtureId = 6500) => {
    const { submissionStatus, adminNotes } = calls.fixture(fixtureId).result ?? {};
    return `${submissionStatus}: ${adminNotes}`;
  };
  return { server, calls, ...club, setRule, home, away, third, statusOf };
}

const BY_AGREEMENT = 'approved: Approved because both clubs agree';
const BY_SILENCE = 'approved: Approved because the other club did not answer';
const PENDING = 'pending: null';

describe('the rule about agreement', () => {
  const engine = 'sqlite';

  it('approves as soon as both clubs agree', async () => {
    const { calls, home, away, reported, post, lastEntries, statusOf } = await openMatch(engine, 'agreed');
    const id = await reported(home, 6500, '2-1');
    const revision = () => calls.everything().then((everything) => everything.revision);
    const before = await revision();
    const { result, recorded } = (await post(away, 'confirm-result', { id })).json();
    expect(result).toMatchObject({ submissionStatus: 'approved', agreement: 'agreed' });
    expect(await lastEntries(2)).toEqual(['confirmed by club:2: 2-1', 'approved by rule: 2-1']);
    expect(recorded).toEqual(expect.objectContaining({ seq: calls.view('/api/ucl/record').seq }));
    expect(await revision()).toBe(before + 1);
    expect(statusOf()).toBe(BY_AGREEMENT);
    expect((await post(away, 'confirm-result', { id })).json().code).toBe('already_decided');
  });

  it('also approves a score that one of them accepted', async () => {
    const { home, away, reported, post, lastEntries, statusOf } = await openMatch(engine, 'agreed');
    const id = await reported(home, 6500, '2-1');
    await post(away, 'dispute-result', { id, ...scoreOf('1-1'), reason: 'No' });
    expect(statusOf()).toBe(PENDING);
    await post(home, 'confirm-result', { id });
    expect(await lastEntries(2)).toEqual(['confirmed by club:1: 1-1', 'approved by rule: 1-1']);
    expect(statusOf()).toBe(BY_AGREEMENT);
  });

  it('approves nothing submitted before it was set, or requiring manual approval', async () => {
    const { calls, home, away, reported, post, setRule, statusOf } = await openMatch(engine, 'off');
    const early = await reported(home, 6500, '2-1');
    await setRule('agreed');
    await post(away, 'confirm-result', { id: early });
    expect(statusOf()).toBe(PENDING);
    await calls.administer('reset-match', { matchId: 6500 });
    const undone = await reported(home, 6500, '2-1');
    const { recorded } = (await calls.call('POST', 'approve-result', { id: undone })).json();
    await calls.administer('undo', { seqs: [recorded.seq] });
    await post(away, 'confirm-result', { id: undone });
    expect(statusOf()).toBe(PENDING);
    await calls.administer('reset-match', { matchId: 6500 });
    // Saving the same rule again changes nothing.
    const late = await reported(home, 6500, '2-1');
    await setRule('agreed', { closedBecause: 'Enough' });
    await post(away, 'confirm-result', { id: late });
    expect(statusOf()).toBe(BY_AGREEMENT);
  });
});

describe('the rule about silence', () => {
  const engine = 'sqlite';

  it('runs as a job of the server', async () => {
    const { server, home, away, reported, get, statusOf } = await openMatch(engine, 'agreed-or-silent', {
      autoApproveHours: 2,
    });
    await get(away);
    await reported(home, 6500, '2-1');
    server.advanceClock(2 * HOUR_MS);
    const job = jobsOf(server.context).find(({ failure }) => failure.startsWith('Automatic approval'));
    await job?.run();
    expect(statusOf()).toBe(BY_SILENCE);
  });

  it('requires manual approval for answered, late, unnoticed or earlier submissions', async () => {
    const { server, calls, home, away, third, keysOf, reported, post, get, setRule, statusOf } =
      await openMatch(engine, 'off');
    await get(away);
    await reported(third, 6503, '1-0');
    await setRule('agreed-or-silent');
    const entries = [{ key: 'md2', opensAt: null, closesAt: '2026-03-01T10:00:00Z' }];
    await calls.administer('schedule', { entries }, 'PUT');
    const disputed = await reported(home, 6500, '2-1');
    await post(away, 'dispute-result', { id: disputed, ...scoreOf('1-1'), reason: 'No' });
    await reported(home, 6501, '1-0');
    const [unopened = ''] = await keysOf(4);
    await reported(home, 6502, '1-0');
    await calls.submit(6600, '1-0');
    server.advanceClock(48 * HOUR_MS);
    const before = await calls.everything();
    await approveSilent(server.context);
    expect(await calls.everything()).toEqual(before);
    for (const id of [6500, 6501, 6502, 6503, 6600]) expect([id, statusOf(id)]).toEqual([id, PENDING]);
    await get(unopened);
    await approveSilent(server.context);
    expect(statusOf(6502)).toBe(BY_SILENCE);
    for (const id of [6500, 6501, 6503, 6600]) expect([id, statusOf(id)]).toEqual([id, PENDING]);
  });

  it('requires manual approval for a result restored by an undo, however long it is unanswered', async () => {
    const { server, calls, home, away, third, reported, get, statusOf } = await openMatch(
      engine,
      'agreed-or-silent',
    );
    for (const key of [home, away, third]) await get(key);
    await reported(home, 6500, '2-1');
    await reported(third, 6503, '1-0');
    const reset = await calls.administer('reset-match', { matchId: 6500 });
    const award = { fixtureId: 6503, kind: 'both-absent', reason: 'Nobody came' };
    const awarded = await calls.administer('award-result', award);
    server.advanceClock(25 * HOUR_MS);
    const seqs = [reset.recorded.seq, awarded.recorded.seq];
    expect((await calls.call('POST', 'undo', { seqs }, await adminHeaders(server))).statusCode).toBe(200);
    for (let day = 0; day < 2; day += 1) {
      await approveSilent(server.context);
      expect([statusOf(6500), statusOf(6503)]).toEqual([PENDING, PENDING]);
      server.advanceClock(25 * HOUR_MS);
    }
  });
});

describeEachEngine('the rule about silence', (engine) => {
  it('approves an unanswered submission, once, whichever process tries', async () => {
    const { server, calls, home, away, reported, get, lastEntries, statusOf } = await openMatch(
      engine,
      'agreed-or-silent',
    );
    await get(away);
    await reported(home, 6500, '2-1');
    server.advanceClock(24 * HOUR_MS - 1);
    await approveSilent(server.context);
    expect(statusOf()).toBe(PENDING);
    server.advanceClock(1);
    await Promise.all([1, 2, 3].map(() => approveSilent(server.context)));
    expect(statusOf()).toBe(BY_SILENCE);
    expect(await lastEntries(2)).toEqual(['reported by club:1: 2-1', 'approved by rule: 2-1']);
    expect(calls.view('/api/ucl/record').seq).toBe(3);
  });
});
