import { expect, it } from 'vitest';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { openChatServer } from '../testing/chat-news.ts';
import { createChannelSender } from './channel-sender.ts';
import { queueReminders } from './pending-report-reminders.ts';

const HOUR_MS = 3_600_000;

describeEachEngine('a pending submission', (engine) => {
  it('is announced to the staff after an hour, once, whichever process checks', async () => {
    const { server, calls, news } = await openChatServer(engine);
    await calls.submit(6500, '2-1');
    server.advanceClock(HOUR_MS - 1);
    await queueReminders(server.context);
    expect(await news('staff')).toEqual([]);
    server.advanceClock(1);
    await Promise.all([queueReminders(server.context), queueReminders(server.context)]);
    await queueReminders(server.context);
    expect(await news('staff')).toEqual([
      '**Pending since 1 Mar 2026, 20:00 GMT** Group A: Team 1 2–1 Team 2. Review',
    ]);
  });

  it('is not announced if it was decided in the meantime, even if the reminder was queued', async () => {
    const { server, calls, staff } = await openChatServer(engine);
    const { store, tournament, clock, log, sending } = server.context;
    await sending.stop();
    await calls.submit(6500, '2-1');
    await calls.submit(6501, '0-0');
    await calls.submit(6502, '3-3');
    server.advanceClock(HOUR_MS);
    await calls.administer('reject-result', { id: 3 });
    await queueReminders(server.context);
    await calls.administer('approve-result', { id: 1 });
    const sender = createChannelSender({
      ...{ channel: 'staff', address: staff.address, store, tournament, clock, holder: 'one', log },
    });
    while ((await sender.step()) !== null);
    expect(staff.contents()).toEqual([
      expect.stringMatching(
        /^\*\*Pending since .+ Team 1 0–0 Team 3\. Review\n-# Season 1 · #\d+ [0-9a-f]{8}$/,
      ),
    ]);
  });
});
