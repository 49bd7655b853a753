import { describe, expect, it } from 'vitest';
import type { Engine } from '#store/db/engine.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { expectRejected } from '../testing/expect-rejected.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { openSeason } from '../testing/season-stages.ts';
import { openTestServer } from '../testing/test-server.ts';

async function openLeague(engine: Engine) {
  const { server, calls } = await openSeason(engine);
  return { server, calls, ...clubCalls(server, calls) };
}

const OPEN = { reporting: 'anybody', autoApprove: 'off' };

describe('submissions by clubs', () => {
  const engine = 'sqlite';

  it('carry the club, and wait for the other one', async () => {
    const { calls, keysOf, get, report, lastEntries } = await openLeague(engine);
    const [home = '', away = '', third = ''] = await keysOf(1, 2, 3);
    const reply = await report(home, 6500, '2-1');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([201, 'no-store']);
    const sides = { reportedBy: 1, agreement: 'reported', dispute: null };
    expect(reply.json()).toMatchObject({ submittedBy: 'Team Captain', ...sides });
    expect(calls.view('/api/ucl/match-results').results).toMatchObject([sides]);
    expect(calls.fixture(6500).result).toMatchObject(sides);
    expect(await lastEntries(1)).toEqual(['reported by club:1: 2-1']);
    const waiting = async (key: string) => (await get(key)).json().waiting;
    expect(await waiting(away)).toMatchObject([{ fixtureId: 6500, ...sides, disputeReason: null }]);
    expect([await waiting(home), await waiting(third)]).toEqual([[], []]);
  });

  it('are rejected from a third club, and for a match that has one', async () => {
    const { calls, keysOf, report } = await openLeague(engine);
    const [home = '', away = '', third = ''] = await keysOf(1, 2, 3);
    const before = await calls.everything();
    const refused = await report(third, 6500, '2-1');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_your_match']);
    expect(await calls.everything()).toEqual(before);
    const { id } = (await report(home, 6500, '2-1')).json();
    const current = { id, reportedBy: 1, homeScore: 2, awayScore: 1, submissionStatus: 'pending' };
    for (const reply of [
      await report(away, 6500, '0-3'),
      await report(home, 6500, '9-0'),
      await calls.submit(6500, '5-5'),
    ])
      expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'result_exists', current }]);
  });

  it('replace a pending result without a link', async () => {
    const { calls, keysOf, report, lastEntries } = await openLeague(engine);
    const [home = ''] = await keysOf(1);
    const { id: unlinked } = (await calls.submit(6500, '0-9')).json();
    const { id } = (await report(home, 6500, '2-1')).json();
    expect(calls.view('/api/ucl/match-results').results).toMatchObject([{ id, homeScore: 2 }]);
    expect(await lastEntries(2)).toEqual(['replaced by club:1: 0-9', 'reported by club:1: 2-1']);
    for (const path of ['approve-result', 'reject-result']) {
      const reply = await calls.call('POST', path, { id: unlinked });
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'replaced']);
    }
    await calls.administer('reject-result', { id });
    expect((await calls.call('POST', 'approve-result', { id: unlinked })).json().code).toBe('replaced');
    await calls.play(6501, '1-0');
    const approved = await report(home, 6501, '3-0');
    expect([approved.statusCode, approved.json().current.submissionStatus]).toEqual([409, 'approved']);
  });

  it('are counted by the link, so that other clients on the same address do not use them up', async () => {
    const server = await openTestServer(engine, { SUBMIT_LIMIT: '2' });
    const calls = await seasonCalls(server);
    const { keysOf, report } = clubCalls(server, calls);
    const [home = '', other = ''] = await keysOf(1, 5);
    for (const fixtureId of [6503, 6504]) expect((await calls.submit(fixtureId, '1-0')).statusCode).toBe(201);
    expect((await calls.submit(6505, '1-0')).statusCode).toBe(429);
    for (const fixtureId of [6500, 6501]) expect((await report(home, fixtureId, '1-0')).statusCode).toBe(201);
    const over = await report(home, 6502, '1-0');
    expect([over.statusCode, over.json().code]).toEqual([429, 'too_many_submissions']);
    expect((await report(other, 6600, '1-0')).statusCode).toBe(201);
  });

  it('are required if the administrator says so, and rejected while submissions are paused', async () => {
    const { calls, keysOf, report, lastEntries } = await openLeague(engine);
    const [home = ''] = await keysOf(1);
    expect(calls.view('/api/ucl/tournament').reporting).toEqual({
      mode: 'anybody',
      closedBecause: null,
      autoApprove: 'off',
      autoApproveHours: 24,
    });
    const { reporting, recorded } = await calls.administer(
      'reporting',
      { ...OPEN, reporting: 'clubs' },
      'PUT',
    );
    expect(reporting).toEqual(calls.view('/api/ucl/tournament').reporting);
    expect(recorded.seq).toBe(1);
    expect(await lastEntries(1)).toMatchObject([expect.stringMatching(/^reporting-set by admin/)]);
    const without = await calls.submit(6500, '1-0');
    expect([without.statusCode, without.json().code]).toEqual([403, 'club_link_needed']);
    expect((await report(home, 6500, '1-0')).statusCode).toBe(201);

    const closedBecause = 'The servers are down.';
    await calls.administer('reporting', { ...OPEN, closedBecause }, 'PUT');
    expect(calls.view('/api/ucl/tournament').reporting).toMatchObject({ mode: 'anybody', closedBecause });
    for (const reply of [await calls.submit(6501, '1-0'), await report(home, 6501, '1-0')]) {
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'reporting_closed']);
      expect(reply.json().error).toBe('Submissions are paused: The servers are down.');
    }
    await calls.administer('reporting', OPEN, 'PUT');
    expect((await calls.submit(6501, '1-0')).statusCode).toBe(201);
    await expectRejected(calls, [
      ['PUT reporting', { ...OPEN, reporting: 'nobody' }, 400, 'invalid_request'],
      ['PUT reporting', { reporting: 'anybody' }, 400, 'invalid_request'],
      ['PUT reporting', { ...OPEN, autoApproveHours: 0 }, 400, 'invalid_request'],
      ['PUT reporting', { ...OPEN, autoApproveHours: 169 }, 400, 'invalid_request'],
      ['PUT reporting', { ...OPEN, autoApproveHours: 1.5 }, 400, 'invalid_request'],
      ['PUT reporting', { ...OPEN, closedBecause: ' ' }, 422, 'invalid_text'],
      ['PUT reporting', { ...OPEN, closedBecause: 'x'.repeat(301) }, 422, 'invalid_text'],
    ]);
  });
});

describeEachEngine('submissions by clubs', (engine) => {
  it('win against a bot that resubmits at once, every time', async () => {
    const { calls, keysOf, report } = await openLeague(engine);
    const [home = ''] = await keysOf(1);
    let isOver = false;
    const bot = async () => {
      while (!isOver) await calls.submit(6500, '0-9');
    };
    const bots = [bot(), bot(), bot()];
    for (let round = 0; round < 10; round += 1) {
      const reply = await report(home, 6500, '2-1');
      expect([round, reply.statusCode]).toEqual([round, 201]);
      expect(calls.fixture(6500).result).toMatchObject({ reportedBy: 1, homeScore: 2 });
      await calls.administer('reject-result', { id: reply.json().id });
    }
    isOver = true;
    await Promise.all(bots);
  });

  it('get the same reply for the same idempotency key, for the same club', async () => {
    const { calls, keysOf, post } = await openLeague(engine);
    const [home = '', away = ''] = await keysOf(1, 2);
    const send = (key: string) =>
      post(key, 'submit-result', calls.report(6500, '2-1'), { 'idempotency-key': 'k' });
    const [first, second] = [await send(home), await send(home)];
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect((await send(away)).json().code).toBe('idempotency_key_reused');
    const without = await calls.call('POST', 'submit-result', calls.report(6500, '2-1'), {
      'idempotency-key': 'k',
    });
    expect(without.json().code).toBe('idempotency_key_reused');
  });
});
