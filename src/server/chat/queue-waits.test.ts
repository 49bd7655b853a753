import { expect, it } from 'vitest';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { openNewsroom } from '../testing/chat-news.ts';
import { createChannelSender } from './channel-sender.ts';
import { queueWaits } from './queue-waits.ts';

const HOUR_MS = 3_600_000;

describeEachEngine('a report that waits', (engine) => {
  it('is told to the staff after an hour, once, by whichever process looks', async () => {
    const { server, calls, news } = await openNewsroom(engine);
    await calls.submit(6500, '2-1');
    server.advanceClock(HOUR_MS - 1);
    await queueWaits(server.context);
    expect(await news('staff')).toEqual([]);
    server.advanceClock(1);
    await Promise.all([queueWaits(server.context), queueWaits(server.context)]);
    await queueWaits(server.context);
    expect(await news('staff')).toEqual([
      '**Waiting since 1 Mar 2026, 20:00 GMT** Group A: Team 1 2–1 Team 2. Review',
    ]);
  });

  it('is not told when it was decided meanwhile, also when the news was queued', async () => {
    const { server, calls, staff } = await openNewsroom(engine);
    const { store, tournament, clock, log, sending } = server.context;
    await sending.stop();
    await calls.submit(6500, '2-1');
    await calls.submit(6501, '0-0');
    await calls.submit(6502, '3-3');
    server.advanceClock(HOUR_MS);
    await calls.administer('reject-result', { id: 3 });
    await queueWaits(server.context);
    await calls.administer('approve-result', { id: 1 });
    const sender = createChannelSender({
      ...{ channel: 'staff', address: staff.address, store, tournament, clock, holder: 'one', log },
    });
    while ((await sender.step()) !== null);
    expect(staff.contents()).toEqual([
      expect.stringMatching(
        /^\*\*Waiting since .+ Team 1 0–0 Team 3\. Review\n-# Season 1 · #\d+ [0-9a-f]{8}$/,
      ),
    ]);
  });
});
