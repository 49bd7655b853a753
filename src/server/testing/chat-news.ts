import type { Engine } from '#store/db/engine.ts';
import { openChatReceiver } from './chat-receiver.ts';
import { clubCalls } from './club-calls.ts';
import { seasonCalls } from './season-calls.ts';
import { openTestServer } from './test-server.ts';

/** A server with webhooks, whose calls make news. */
export async function openNewsroom(engine: Engine = 'sqlite', settings: Record<string, string> = {}) {
  const [league, staff] = [await openChatReceiver(), await openChatReceiver()];
  const server = await openTestServer(engine, {
    DISCORD_WEBHOOK_URL: league.address,
    STAFF_WEBHOOK_URL: staff.address,
    ...settings,
  });
  const calls = await seasonCalls(server);
  let told = 0;
  /** The lines of a channel that were queued since this was called last. */
  const news = async (channel: 'league' | 'staff' = 'league') => {
    const rows = await server.context.store.db
      .selectFrom('outbox')
      .select(['id', 'channel', 'text'])
      .where('id', '>', told)
      .orderBy('id')
      .execute();
    told = rows.at(-1)?.id ?? told;
    return rows.filter((row) => row.channel === channel).map(({ text }) => text);
  };
  /** The number of the newest entry of the open record. */
  const newest = () => calls.view('/api/ucl/record').seq as number;
  return { ...{ server, calls, league, staff, news, newest }, ...clubCalls(server, calls) };
}
