import type { Engine } from '#store/db/engine.ts';
import { openChatReceiver } from './chat-receiver.ts';
import { clubCalls } from './club-calls.ts';
import { seasonCalls } from './season-calls.ts';
import { openTestServer } from './test-server.ts';

/** A server with webhooks. */
export async function openChatServer(engine: Engine = 'sqlite', settings: Record<string, string> = {}) {
  const [league, staff] = [await openChatReceiver(), await openChatReceiver()];
  const server = await openTestServer(engine, {
    DISCORD_WEBHOOK_URL: league.address,
    STAFF_WEBHOOK_URL: staff.address,
    ...settings,
  });
  const calls = await seasonCalls(server);
  let readCount = 0;
  /** The lines of a channel that were queued since the last call. */
  const news = async (channel: 'league' | 'staff' = 'league') => {
    const rows = await server.context.store.db
      .selectFrom('outbox')
      .select(['id', 'channel', 'text'])
      .where('id', '>', readCount)
      .orderBy('id')
      .execute();
    readCount = rows.at(-1)?.id ?? readCount;
    return rows.filter((row) => row.channel === channel).map(({ text }) => text);
  };
  /** The number of the newest record entry. */
  const newest = () => calls.view('/api/ucl/record').seq as number;
  const atOnce = (receiver: typeof league) => ({
    ...receiver,
    /** The server sends at once, instead of waiting for more lines. */
    until: (count: number) => {
      server.context.sending.hurry();
      return receiver.until(count);
    },
  });
  return {
    ...{ server, calls, league: atOnce(league), staff: atOnce(staff), news, newest },
    ...clubCalls(server, calls),
  };
}
