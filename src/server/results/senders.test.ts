import { expect, it } from 'vitest';
import { deleteExpired } from '#store/db/delete-expired.ts';
import type { Engine } from '#store/db/engine.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { expectRejected } from '../testing/expect-rejected.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { openTestServer } from '../testing/test-server.ts';

const HOUR_MS = 3_600_000;
const BOT = '203.0.113.7';

async function openLeague(engine: Engine) {
  // The clock advances by more than a session of two hours lasts.
  const server = await openTestServer(engine, { SESSION_MINUTES: '10080' });
  const calls = await seasonCalls(server);
  const submitFrom = (from: string, fixtureId: number, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/ucl/submit-result',
      payload: calls.report(fixtureId, '1-0'),
      remoteAddress: from,
      headers,
    });
  const pending = async () =>
    (await server.get('/api/ucl/pending-results', calls.admin)).json().pendingResults as {
      readonly id: number;
      readonly sender: string | null;
      readonly sameSender: number;
    }[];
  return { server, calls, ...clubCalls(server, calls), submitFrom, pending };
}

describeEachEngine('the sender of a submission', (engine) => {
  it('is shown to the administrator only, without its address', async () => {
    const { server, calls, keysOf, submitFrom, pending, lastEntries } = await openLeague(engine);
    const [key = ''] = await keysOf(9);
    for (const fixtureId of [6500, 6501, 6502]) await submitFrom(BOT, fixtureId);
    await submitFrom('198.51.100.4', 6600);
    await submitFrom(BOT, 6700, { 'x-club-key': key });
    await calls.administer('reject-result', { id: 1 });
    const list = await pending();
    expect(list.map(({ id, sameSender }) => [id, sameSender])).toEqual([
      [5, 0],
      [4, 0],
      [3, 2],
      [2, 2],
    ]);
    const [linked, other, bot, alsoBot] = list.map(({ sender }) => sender);
    expect([linked, bot]).toEqual([null, alsoBot]);
    expect(bot).toMatch(/^[0-9a-f]{8}$/);
    expect(other).not.toBe(bot);
    await lastEntries(1);
    const { store } = server.context;
    const rows = JSON.stringify(await store.db.selectFrom('result_senders').selectAll().execute());
    expect(rows).not.toContain(BOT);
    for (const path of ['match-results', 'fixtures', 'record/1', 'recent-results'])
      expect((await server.get(`/api/ucl/${path}`)).body).not.toContain(bot);
  });

  it('is deleted after 72 hours', async () => {
    const { server, submitFrom, pending } = await openLeague(engine);
    const { store, clock } = server.context;
    await submitFrom(BOT, 6500);
    server.advanceClock(72 * HOUR_MS);
    await deleteExpired(store, clock());
    expect(await pending()).toMatchObject([{ sender: expect.any(String) }]);
    server.advanceClock(1);
    await deleteExpired(store, clock());
    expect(await pending()).toMatchObject([{ sender: null, sameSender: 0 }]);
  });

  it('can be blocked for 12 hours, except for clubs with a link', async () => {
    const { server, calls, keysOf, submitFrom } = await openLeague(engine);
    const [key = ''] = await keysOf(1);
    const { id } = (await submitFrom(BOT, 6600)).json();
    expect(await calls.administer('block-sender', { resultId: id })).toMatchObject({
      success: true,
      until: '2026-03-02T08:00:00.000Z',
      recorded: null,
    });
    const refused = await submitFrom(BOT, 6601);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'sender_blocked']);
    expect(refused.json().error).toContain('until');
    expect((await submitFrom('198.51.100.4', 6601)).statusCode).toBe(201);
    expect((await submitFrom(BOT, 6500, { 'x-club-key': key })).statusCode).toBe(201);
    server.advanceClock(12 * HOUR_MS);
    expect((await submitFrom(BOT, 6602)).statusCode).toBe(201);

    await calls.administer('block-sender', { resultId: id, hours: 72 });
    expect((await submitFrom(BOT, 6603)).statusCode).toBe(403);
    expect(await calls.administer('block-sender', { resultId: id, hours: 0 })).toMatchObject({ until: null });
    expect((await submitFrom(BOT, 6603)).statusCode).toBe(201);
    const linked = calls.fixture(6500).result?.id;
    await expectRejected(calls, [
      ['POST block-sender', { resultId: 999 }, 404, 'unknown_result'],
      ['POST block-sender', { resultId: linked }, 409, 'no_sender'],
      ['POST block-sender', { resultId: id, hours: 73 }, 400, 'invalid_request'],
      ['POST block-sender', { resultId: id, hours: -1 }, 400, 'invalid_request'],
      ['POST block-sender', {}, 400, 'invalid_request'],
    ]);
    const { actions } = (await server.get('/api/admin/record', calls.admin)).json();
    expect(actions[0]).toMatchObject({ action: 'block-sender', subject: 'unblocked' });
  });

  it('is listed while it is blocked, and can be unblocked', async () => {
    const { server, calls, submitFrom, pending } = await openLeague(engine);
    const { id } = (await submitFrom(BOT, 6600)).json();
    const blocked = async () =>
      (await server.get('/api/ucl/pending-results', calls.admin)).json().blockedSenders;
    expect(await blocked()).toEqual([]);
    await calls.administer('block-sender', { resultId: id });
    const sender = (await pending())[0]?.sender;
    expect(await blocked()).toEqual([{ sender, until: '2026-03-02T08:00:00.000Z' }]);

    const key = { 'idempotency-key': 'press-unblock' };
    for (let times = 0; times < 2; times += 1) {
      const reply = await calls.call('POST', 'unblock-sender', { sender }, key);
      expect([reply.statusCode, reply.json().success]).toEqual([200, true]);
    }
    expect(await blocked()).toEqual([]);
    expect((await submitFrom(BOT, 6601)).statusCode).toBe(201);
    await expectRejected(calls, [
      ['POST unblock-sender', { sender }, 404, 'unknown_block'],
      ['POST unblock-sender', { sender: '%' }, 400, 'invalid_request'],
    ]);
    const { actions } = (await server.get('/api/admin/record', calls.admin)).json();
    expect(actions[0]).toMatchObject({ action: 'unblock-sender', subject: sender });
    await calls.administer('block-sender', { resultId: id });
    server.advanceClock(12 * HOUR_MS);
    expect(await blocked()).toEqual([]);
    await expectRejected(calls, [['POST unblock-sender', { sender }, 404, 'unknown_block']]);
  });
});
