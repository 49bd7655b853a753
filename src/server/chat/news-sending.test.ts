import { expect, it } from 'vitest';
import { openChatServer } from '../testing/chat-news.ts';
import { openChatReceiver } from '../testing/chat-receiver.ts';
import { scoreOf, seasonCalls } from '../testing/season-calls.ts';
import { startTestServer } from '../testing/test-server.ts';

it('sends to one chat while the other does not answer, without delaying requests', async () => {
  const { calls, keysOf, reported, post, league, staff } = await openChatServer();
  let take = () => {};
  league.answer((response) => {
    take = () => response.writeHead(204).end();
  });
  await calls.play(6501, '2-1');
  await league.until(1);
  const [home = '', away = ''] = await keysOf(1, 2);
  const id = await reported(home, 6500, '2-1');
  await post(away, 'dispute-result', { id, ...scoreOf('1-1'), reason: 'No' });
  await calls.administer('approve-result', { id });
  await staff.until(1);
  expect(staff.contents()[0]).toMatch(/^\*\*Disputed\*\* /);
  expect(league.received).toHaveLength(1);
  // Otherwise the server waits for the answer when it stops.
  take();
});

it('does not delay the shutdown of the server', async () => {
  const receiver = await openChatReceiver();
  const server = await startTestServer('sqlite', { DISCORD_WEBHOOK_URL: receiver.address });
  receiver.answer(() => {});
  await (await seasonCalls(server)).play(6500, '2-1');
  server.context.sending.hurry();
  await receiver.until(1);
  const began = performance.now();
  await server.close();
  // Less than the receiver's timeout.
  expect(performance.now() - began).toBeLessThan(9_000);
});

it('combines lines that are queued while another message is being sent', async () => {
  const { calls, league } = await openChatServer();
  let take = () => {};
  league.answer((response) => {
    take = () => response.writeHead(204).end();
  });
  await calls.play(6500, '2-1');
  await league.until(1);
  for (const id of [6600, 6700, 6800]) await calls.play(id, '2-1');
  take();
  await league.until(2);
  expect(league.contents()[1]?.split('\n')).toEqual([
    '**Group B** Team 5 2–1 Team 6',
    '**Group C** Team 9 2–1 Team 10',
    '**Group D** Team 13 2–1 Team 14',
    expect.stringMatching(/^-# Season 1 · #8 [0-9a-f]{8}$/),
  ]);
});
