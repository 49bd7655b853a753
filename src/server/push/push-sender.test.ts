import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { Engine } from '#store/db/engine.ts';
import { listSubscriptions } from '#store/delivery/push.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { makeDevice, openPushService } from '../testing/push-service.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { ONE_FIXTURE_PER_GROUP, openTestServer } from '../testing/test-server.ts';
import type { PostPush } from './post-push.ts';
import { createPushSender } from './push-sender.ts';

async function open(engine: Engine = 'sqlite') {
  const service = await openPushService();
  const server = await openTestServer(
    engine,
    { ...service.settings, SESSION_MINUTES: '10080' },
    service.services,
  );
  const calls = await seasonCalls(server);
  /** A device at this path that follows these clubs, or has the link of one. Returns its notifications so far. */
  const subscribe = async (path: string, clubs: number[], key?: string) => {
    const device = makeDevice();
    const body = { endpoint: service.url(path), keys: device.keys, clubs };
    const reply = await server.post('/api/ucl/push/subscribe', body, key ? { 'x-club-key': key } : {});
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return () => service.pushed.filter((each) => each.path === path).map(device.read);
  };
  const paths = () => service.pushed.map(({ path }) => path).sort();
  /** The last entry that the first device was notified of. */
  const notifiedSeq = async () => (await listSubscriptions(server.context.store.db))[0]?.notifiedSeq;
  const sender = () => createPushSender(server.context);
  /** Sends at once instead of waiting for more entries, until the value is as expected. */
  const expectSoon = <Value>(read: () => Value | Promise<Value>) => {
    server.context.pushing.hurry();
    return expect.poll(read);
  };
  return {
    ...{ service, server, calls, clubs: clubCalls(server, calls), subscribe, paths, notifiedSeq, sender },
    expectSoon,
  };
}

const RESULT = {
  title: 'Team 1 2–1 Team 2',
  body: 'Final. Group A, Matchday 1',
  path: '/seasons/1/matches/6500',
  tag: 'result-6500',
};

describeEachEngine('notifications', (engine) => {
  it('notifies followers of either club of a result, once', async () => {
    const { calls, server, service, subscribe, paths, notifiedSeq, sender, expectSoon } = await open(engine);
    const home = await subscribe('/home', [1, 9]);
    const away = await subscribe('/away', [2]);
    await subscribe('/other', [3]);
    await calls.play(6500, '2-1');
    await expectSoon(home).toEqual([RESULT]);
    await expectSoon(away).toEqual([RESULT]);
    expect(service.pushed[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '43200',
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]{87}$/),
    });
    await expectSoon(notifiedSeq).toBe(server.context.publisher.current().record.seq);
    // As after a restart: the position is stored. A second process has to wait.
    expect(await sender().step()).toBe(engine === 'sqlite' ? null : 5_000);
    // A later device is not notified of earlier results.
    await subscribe('/late', [1]);
    await calls.play(6501, '0-0');
    await expectSoon(paths).toEqual(['/away', '/home', '/home', '/late', '/other']);
  });
});

it('sends nothing about a result that was undone before devices were notified', async () => {
  const { calls, server, subscribe, expectSoon } = await open();
  const device = await subscribe('/a', [1]);
  const reply = await calls.submit(6500, '2-1');
  await calls.administer('approve-result', { id: reply.json().id });
  await calls.administer('reset-match', { matchId: 6500 });
  await calls.play(6501, '3-0');
  await expectSoon(device).toMatchObject([{ tag: 'result-6501' }]);
  await expectSoon(async () => (await listSubscriptions(server.context.store.db))[0]?.notifiedSeq).toBe(
    server.context.publisher.current().record.seq,
  );
});

it('notifies the other club of a submission that is waiting for it, as long as its link is valid', async () => {
  const { calls, clubs, subscribe, paths, expectSoon } = await open();
  const [home = '', away = ''] = await clubs.keysOf(1, 2);
  await subscribe('/reporter', [], home);
  const device = await subscribe('/other-side', [], away);
  await subscribe('/follower', [2]);
  await clubs.reported(home, 6500, '3-1');
  await expectSoon(device).toEqual([
    {
      title: 'A result is waiting for your answer',
      body: 'Team 1 3–1 Team 2. Agree or dispute.',
      path: '/ng-hub#match-6500',
      tag: 'report-6500',
    },
  ]);
  // A new link invalidates the old one, and its devices. Without a link there is no device to notify.
  await clubs.keysOf(2);
  await calls.submit(6501, '1-0');
  const [third = ''] = await clubs.keysOf(3);
  await clubs.reported(third, 6503, '0-2');
  await calls.play(6504, '1-0');
  await expectSoon(paths).toEqual(['/follower', '/other-side']);
});

it('notifies once that two hours are left for a match without a submission', async () => {
  const { calls, server, subscribe, service, notifiedSeq, expectSoon } = await open();
  const device = await subscribe('/a', [1]);
  const reporter = await subscribe('/b', [3]);
  const [, elsewhere = 0, elsewhereLater = 0] = ONE_FIXTURE_PER_GROUP;
  const closesAt = '2026-03-01T22:05:00.000Z';
  await calls.administer('schedule', { entries: [{ key: 'md1', opensAt: null, closesAt }] }, 'PUT');
  await calls.submit(6505, '1-0');
  await calls.play(elsewhere, '1-0');
  await expectSoon(notifiedSeq).toBe(server.context.publisher.current().record.seq);
  expect(service.pushed).toEqual([]);
  server.advanceClock(6 * 60_000);
  await calls.play(elsewhereLater, '1-0');
  await expectSoon(device).toEqual([
    {
      title: 'Deadline in less than two hours',
      body: 'Team 1 vs Team 2 has no result yet. Group A, Matchday 1',
      path: '/seasons/1/matches/6500',
      tag: 'deadline-6500',
    },
  ]);
  await calls.play(6501, '1-0');
  await expectSoon(device).toMatchObject([{ tag: 'deadline-6500' }, { tag: 'result-6501' }]);
  await expectSoon(reporter).toMatchObject([{ tag: 'result-6501' }]);
});

it('removes a device that is gone, and keeps one whose service fails, is silent or redirects', async () => {
  const { calls, service, server, subscribe, paths, expectSoon } = await open();
  const statuses = { '/404': 404, '/410': 410, '/500': 500, '/429': 429, '/302': 302, '/silent': 0 };
  for (const [path, status] of Object.entries(statuses)) {
    service.statuses.set(path, status);
    await subscribe(path, [1]);
  }
  const device = await subscribe('/well', [1]);
  await calls.play(6500, '2-1');
  await expectSoon(device).toEqual([RESULT]);
  const kept = async () =>
    (await listSubscriptions(server.context.store.db)).map(({ endpoint }) => new URL(endpoint).pathname);
  await expectSoon(kept).toEqual(['/500', '/429', '/302', '/silent', '/well']);
  expect(paths()).toEqual(['/302', '/404', '/410', '/429', '/500', '/silent', '/well']);
});

it('removes a device that failed three times and for a day, and no other', async () => {
  const { calls, server, subscribe, expectSoon } = await open();
  const attempts: Record<string, number> = { '/refused': 0, '/unsteady': 0 };
  const failing = new Set(Object.keys(attempts));
  for (const path of failing) await subscribe(path, [1]);
  vi.spyOn(server.context.push, 'post').mockImplementation(async ({ endpoint }) => {
    const { pathname } = new URL(endpoint);
    attempts[pathname] = (attempts[pathname] ?? 0) + 1;
    return failing.has(pathname) ? 'failed' : 'accepted';
  });
  const play = async (fixtureId: number, refused: number, unsteady: number) => {
    await calls.play(fixtureId, '1-0');
    await expectSoon(() => attempts).toEqual({ '/refused': refused, '/unsteady': unsteady });
  };
  const kept = async () =>
    (await listSubscriptions(server.context.store.db)).map(({ endpoint }) => new URL(endpoint).pathname);
  await play(6500, 1, 1);
  server.advanceClock(24 * 3_600_000);
  await play(6501, 2, 2);
  expect(await kept()).toEqual(['/refused', '/unsteady']);
  failing.delete('/unsteady');
  server.advanceClock(60_000);
  // What it missed a day ago is no longer sent.
  await play(6502, 3, 3);
  await expectSoon(kept).toEqual(['/unsteady']);
});

it('waits for a silent device once, and later sends what it has missed', async () => {
  const { calls, service, server, subscribe, paths, expectSoon } = await open();
  service.statuses.set('/silent', 0);
  const silent = await subscribe('/silent', [1]);
  const device = await subscribe('/well', [1]);
  await calls.play(6500, '2-1');
  await calls.play(6501, '0-0');
  // Only the round's end marks a device.
  const positions = async () =>
    (await listSubscriptions(server.context.store.db)).map(({ notifiedSeq }) => notifiedSeq);
  await expectSoon(async () => (await positions())[1]).toBe(server.context.publisher.current().record.seq);
  expect(paths()).toEqual(['/silent', '/well', '/well']);

  service.statuses.delete('/silent');
  server.advanceClock(60_000);
  await calls.play(6502, '1-0');
  await expectSoon(() => silent().slice(1)).toHaveLength(3);
  await expectSoon(device).toEqual(silent().slice(1));
});

it('keeps no device waiting for others if a change does not concern it', async () => {
  const { calls, server, subscribe } = await open();
  const { db } = server.context.store;
  await calls.play(6500, '2-1');
  await subscribe('/near', [1]);
  await subscribe('/far', [3]);
  await db.updateTable('push_subscriptions').set({ told_seq: 0 }).execute();
  const positions = async () => (await listSubscriptions(db)).map(({ notifiedSeq }) => notifiedSeq);
  let whileNotifying: number[] = [];
  const post: PostPush = async () => {
    whileNotifying = await positions();
    return 'accepted';
  };
  const { push, publisher } = server.context;
  await createPushSender({ ...server.context, push: { ...push, post } }).step();
  const { seq } = publisher.current().record;
  expect([whileNotifying, await positions()]).toEqual([
    [0, seq],
    [seq, seq],
  ]);
});

it('ends a round in time, however slowly its push services answer', async () => {
  const { calls, server, subscribe } = await open();
  await calls.play(6500, '2-1');
  await subscribe('/slow', [1]);
  await server.context.store.db.updateTable('push_subscriptions').set({ told_seq: 0 }).execute();
  const post: PostPush = async (_target, _message, signal) => {
    await once(signal, 'abort');
    return 'failed';
  };
  const { push } = server.context;
  const sender = createPushSender({ ...server.context, push: { ...push, post } }, 50);
  // It is tried again later.
  expect(await sender.step()).toBe(30_000);
  expect(await sender.step()).toBe(30_000);
});

it('follows a club, not its place: after a new format, a replacement and a new name', async () => {
  const { calls, server, subscribe, paths, expectSoon } = await open();
  const rename = (id: number, name: string) => calls.administer('clubs', { clubs: [{ id, name }] }, 'PUT');
  await rename(20, 'Rovers');
  await subscribe('/kept', [1]);
  await subscribe('/dropped', [20]);
  server.advanceClock(1_000);
  for (const format of [
    { clubs: 12, groups: 4, cups: 2 },
    { clubs: 64, groups: 16, cups: 2 },
  ])
    await calls.administer('format', format, 'PUT');
  server.advanceClock(1_000);
  await subscribe('/replaced', [2]);
  await subscribe('/renamed', [3]);
  server.advanceClock(1_000);
  await calls.administer('replace-club', { clubId: 2, name: 'Athletic', reason: 'Left' });
  await rename(3, 'Wanderers');
  // Team 1 against Athletic, Team 17 against the club in the place of Rovers, Athletic against Wanderers.
  for (const id of [6500, 6902, 6503]) await calls.play(id, '1-0');
  await expectSoon(paths).toEqual(['/kept', '/renamed']);
});

it('notifies no follower of a club that had the same place in another season', async () => {
  const { calls, server, subscribe, paths, expectSoon } = await open();
  await subscribe('/a', [1]);
  await server.context.store.db.updateTable('push_subscriptions').set({ season: 0 }).execute();
  const device = await subscribe('/b', [1]);
  await calls.play(6500, '2-1');
  await expectSoon(device).toEqual([RESULT]);
  expect(paths()).toEqual(['/b']);
});
