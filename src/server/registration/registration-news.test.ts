import { expect, it } from 'vitest';
import { endRegistrationIfDue } from '../jobs/jobs.ts';
import { openChatServer } from '../testing/chat-news.ts';
import { joinCalls } from '../testing/join-calls.ts';
import { makeDevice, openPushService } from '../testing/push-service.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { openTestServer } from '../testing/test-server.ts';

const FOUR = ['Rovers', 'United', 'Wanderers', 'Athletic'] as const;
const CHECK_IN = { opensAt: '2026-03-01T20:05:00.000Z', closesAt: '2026-03-01T20:10:00.000Z' };

it('is posted in the league chat: opening, check-in, full, and the end', async () => {
  const { server, calls, news } = await openChatServer('sqlite', { PUBLIC_URL: 'https://ces.example' });
  const { open, enter, withKey } = joinCalls(server, calls);
  const page = '[Registration](https://ces.example/join)';
  await open({ closesAt: '2026-03-01T20:07:00Z' });
  expect(await news()).toEqual([`**Registration is open** 4 places, until 1 Mar 2026, 20:07 GMT. ${page}`]);
  await open({ checkIn: CHECK_IN });
  expect(await news()).toEqual([`**Check-in** 1 Mar 2026, 20:05 GMT to 1 Mar 2026, 20:10 GMT. ${page}`]);
  const [rovers] = await enter(...FOUR);
  expect(await news()).toEqual([`**All 4 places are taken** New clubs join the waiting list. ${page}`]);
  server.advanceClock(6 * 60_000);
  await withKey(rovers?.key ?? '', 'check-in');
  server.advanceClock(4 * 60_000);
  await endRegistrationIfDue(server.context);
  expect(await news()).toEqual([
    `**Registration is closed** Accepted clubs: 1. ${page}`,
    `**Check-in is over** Accepted clubs: 1. ${page}`,
  ]);
});

it('is in the feed, without the names of clubs', async () => {
  const server = await openTestServer();
  const calls = await seasonCalls(server);
  const { open, enter, decide } = joinCalls(server, calls);
  await open();
  await enter(...FOUR);
  const titles = async () =>
    [...(await server.get('/api/ucl/feed.xml')).body.matchAll(/<entry>\n.*?<title>(.*?)<\/title>/gs)].map(
      ([, title]) => title,
    );
  expect(await titles()).toEqual(['All 4 places are taken', 'Registration is open: 4 places']);
  const { recorded } = (await decide(1, 'decline')).json();
  await calls.administer('undo', { seqs: [recorded.seq] });
  await calls.administer('registration', { state: 'closed', places: 5 }, 'PUT');
  expect(await titles()).toEqual(['Registration is closed', 'Registration is open: 4 places']);
});

it('notifies the device of a club that moves up', async () => {
  const service = await openPushService();
  const server = await openTestServer('sqlite', service.settings, service.services);
  const { open, enter, joined, withKey } = joinCalls(server, await seasonCalls(server));
  await open();
  const [rovers, united] = await enter(...FOUR);
  const harbour = await joined('Harbour');
  const devices = [united, harbour].map((club, index) => ({ club, path: `/${index}`, ...makeDevice() }));
  for (const { club, path, keys } of devices)
    await server.post(
      '/api/ucl/push/subscribe',
      { endpoint: service.url(path), keys, clubs: [] },
      { 'x-club-key': club?.key ?? '' },
    );
  await withKey(rovers?.key ?? '', 'withdraw-entry');
  await expect
    .poll(() =>
      service.pushed.map((pushed) => devices.find(({ path }) => path === pushed.path)?.read(pushed)),
    )
    .toEqual([
      {
        ...{ title: 'Your club is in', body: 'Harbour has a place in the tournament.' },
        ...{ path: '/join', tag: 'entry' },
      },
    ]);
});
