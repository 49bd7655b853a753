import { once } from 'node:events';
import { expect, it } from 'vitest';
import type { Engine } from '#store/db/engine.ts';
import { listSubscriptions } from '#store/delivery/push.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { makeDevice, openPushService } from '../testing/push-service.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { ONE_FIXTURE_A_GROUP, openTestServer } from '../testing/test-server.ts';
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
  /** A device at this path that follows these clubs, or holds the link of one. Returns what it was told so far. */
  const subscribe = async (path: string, clubs: number[], key?: string) => {
    const device = makeDevice();
    const body = { endpoint: service.url(path), keys: device.keys, clubs };
    const reply = await server.post('/api/ucl/push/subscribe', body, key ? { 'x-club-key': key } : {});
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return () => service.pushed.filter((each) => each.path === path).map(device.read);
  };
  const paths = () => service.pushed.map(({ path }) => path).sort();
  /** The last entry that the first device was told of. */
  const toldSeq = async () => (await listSubscriptions(server.context.store.db))[0]?.toldSeq;
  const sender = () => createPushSender(server.context);
  return { service, server, calls, clubs: clubCalls(server, calls), subscribe, paths, toldSeq, sender };
}

const RESULT = {
  title: 'Team 1 2–1 Team 2',
  body: 'Final. Group A, Matchday 1',
  path: '/seasons/1/matches/6500',
  tag: 'result-6500',
};

describeEachEngine('notifications', (engine) => {
  it('tells who follows one of two clubs of their result, once', async () => {
    const { calls, server, service, subscribe, paths, toldSeq, sender } = await open(engine);
    const home = await subscribe('/home', [1, 9]);
    const away = await subscribe('/away', [2]);
    await subscribe('/other', [3]);
    await calls.play(6500, '2-1');
    await expect.poll(home).toEqual([RESULT]);
    await expect.poll(away).toEqual([RESULT]);
    expect(service.pushed[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '43200',
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]{87}$/),
    });
    await expect.poll(toldSeq).toBe(server.context.publisher.current().record.seq);
    // As after a restart: what was told is stored. A second process has to wait.
    expect(await sender().step()).toBe(engine === 'sqlite' ? null : 5_000);
    // Who comes later is not told of what was before.
    await subscribe('/late', [1]);
    await calls.play(6501, '0-0');
    await expect.poll(paths).toEqual(['/away', '/home', '/home', '/late', '/other']);
  });
});

it('says nothing of a result that was undone before anybody was told', async () => {
  const { calls, server, subscribe } = await open();
  const told = await subscribe('/a', [1]);
  const reply = await calls.submit(6500, '2-1');
  await calls.administer('approve-result', { id: reply.json().id });
  await calls.administer('reset-match', { matchId: 6500 });
  await calls.play(6501, '3-0');
  await expect.poll(told).toMatchObject([{ tag: 'result-6501' }]);
  await expect
    .poll(async () => (await listSubscriptions(server.context.store.db))[0]?.toldSeq)
    .toBe(server.context.publisher.current().record.seq);
});

it('tells the club that has not reported that a report waits for it, as long as its link holds', async () => {
  const { calls, clubs, subscribe, paths } = await open();
  const [home = '', away = ''] = await clubs.keysOf(1, 2);
  await subscribe('/reporter', [], home);
  const told = await subscribe('/other-side', [], away);
  await subscribe('/follower', [2]);
  await clubs.reported(home, 6500, '3-1');
  await expect.poll(told).toEqual([
    {
      title: 'A report waits for you',
      body: 'Team 1 3–1 Team 2. Agree, or say what it was.',
      path: '/ng-hub#match-6500',
      tag: 'report-6500',
    },
  ]);
  // A new link ends the old one, and the device with it. Without a link nobody is asked.
  await clubs.keysOf(2);
  await calls.submit(6501, '1-0');
  const [third = ''] = await clubs.keysOf(3);
  await clubs.reported(third, 6503, '0-2');
  await calls.play(6504, '1-0');
  await expect.poll(paths).toEqual(['/follower', '/other-side']);
});

it('tells once that two hours are left for a match that nobody has reported', async () => {
  const { calls, server, subscribe, service, toldSeq } = await open();
  const told = await subscribe('/a', [1]);
  const reporter = await subscribe('/b', [3]);
  const [, elsewhere = 0, elsewhereLater = 0] = ONE_FIXTURE_A_GROUP;
  const closesAt = '2026-03-01T22:05:00.000Z';
  await calls.administer('schedule', { entries: [{ key: 'md1', opensAt: null, closesAt }] }, 'PUT');
  await calls.submit(6505, '1-0');
  await calls.play(elsewhere, '1-0');
  await expect.poll(toldSeq).toBe(server.context.publisher.current().record.seq);
  expect(service.pushed).toEqual([]);
  server.advanceClock(6 * 60_000);
  await calls.play(elsewhereLater, '1-0');
  await expect.poll(told).toEqual([
    {
      title: 'Less than two hours left',
      body: 'Team 1 vs Team 2 is not reported yet. Group A, Matchday 1',
      path: '/seasons/1/matches/6500',
      tag: 'deadline-6500',
    },
  ]);
  await calls.play(6501, '1-0');
  await expect.poll(told).toMatchObject([{ tag: 'deadline-6500' }, { tag: 'result-6501' }]);
  await expect.poll(reporter).toMatchObject([{ tag: 'result-6501' }]);
});

it('forgets a device that is gone, and keeps one whose service fails, is silent or sends elsewhere', async () => {
  const { calls, service, server, subscribe, paths } = await open();
  const statuses = { '/404': 404, '/410': 410, '/500': 500, '/429': 429, '/302': 302, '/silent': 0 };
  for (const [path, status] of Object.entries(statuses)) {
    service.statuses.set(path, status);
    await subscribe(path, [1]);
  }
  const told = await subscribe('/well', [1]);
  await calls.play(6500, '2-1');
  await expect.poll(told).toEqual([RESULT]);
  const kept = async () =>
    (await listSubscriptions(server.context.store.db)).map(({ endpoint }) => new URL(endpoint).pathname);
  await expect.poll(kept).toEqual(['/500', '/429', '/302', '/silent', '/well']);
  expect(paths()).toEqual(['/302', '/404', '/410', '/429', '/500', '/silent', '/well']);
});

it('forgets a device that nothing has reached three times and for a day, and no other', async () => {
  const { calls, service, server, subscribe } = await open();
  for (const path of ['/refused', '/unsteady']) {
    service.statuses.set(path, 403);
    await subscribe(path, [1, 2, 3, 4]);
  }
  const attempts = (path: string) => service.pushed.filter((each) => each.path === path).length;
  const play = async (fixtureId: number, attempt: number) => {
    await calls.play(fixtureId, '1-0');
    await expect.poll(() => [attempts('/refused'), attempts('/unsteady')]).toEqual([attempt, attempt]);
  };
  const kept = async () =>
    (await listSubscriptions(server.context.store.db)).map(({ endpoint }) => new URL(endpoint).pathname);
  await play(6500, 1);
  server.advanceClock(24 * 3_600_000);
  await play(6501, 2);
  service.statuses.set('/unsteady', 201);
  expect(await kept()).toEqual(['/refused', '/unsteady']);
  await play(6502, 3);
  await expect.poll(kept).toEqual(['/unsteady']);
});

it('waits for a silent device once, however much there is to tell', async () => {
  const { calls, service, server, subscribe, paths, toldSeq } = await open();
  service.statuses.set('/silent', 0);
  await subscribe('/silent', [1]);
  await calls.play(6500, '2-1');
  await calls.play(6501, '0-0');
  await expect.poll(toldSeq).toBe(server.context.publisher.current().record.seq);
  expect(paths()).toEqual(['/silent']);
});

it('ends a round in time, however slowly its push services answer', async () => {
  const { calls, server, subscribe, toldSeq } = await open();
  await calls.play(6500, '2-1');
  await subscribe('/slow', [1]);
  await server.context.store.db.updateTable('push_subscriptions').set({ told_seq: 0 }).execute();
  const post: PostPush = async (_target, _message, signal) => {
    await once(signal, 'abort');
    return 'failed';
  };
  const { push } = server.context;
  await createPushSender({ ...server.context, push: { ...push, post } }, 50).step();
  expect(await toldSeq()).toBe(server.context.publisher.current().record.seq);
});

it('tells nobody what a club of another season does in the same place', async () => {
  const { calls, server, subscribe, paths } = await open();
  await subscribe('/a', [1]);
  await server.context.store.db.updateTable('push_subscriptions').set({ season: 0 }).execute();
  const told = await subscribe('/b', [1]);
  await calls.play(6500, '2-1');
  await expect.poll(told).toEqual([RESULT]);
  expect(paths()).toEqual(['/b']);
});
