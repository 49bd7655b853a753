import { PASSWORD } from '#server/testing/admin-password.ts';
import type { ServerProcess } from '../support/server-process.ts';
import type { Bench } from './bench.ts';
import { LeagueClient } from './league-client.ts';

/** A server without rate limits, and a client that is logged in to it. */
export async function startLeague(
  bench: Bench,
  settings: Record<string, string>,
): Promise<{ readonly server: ServerProcess; readonly client: LeagueClient }> {
  const server = await bench.startServer({
    SUBMIT_LIMIT: '0',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: PASSWORD,
    ...settings,
  });
  const client = new LeagueClient(server.url);
  await client.logIn(PASSWORD);
  return { server, client };
}
