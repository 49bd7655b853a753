import { setTimeout as delay } from 'node:timers/promises';
import { ALL_NEWS } from '#domain/news/channels.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import type { Bench } from './bench.ts';
import { ChatReceiver } from './chat-receiver.ts';
import { LeagueClient } from './league-client.ts';
import { FIXTURES } from './load.ts';
import type { Trial } from './table.ts';

const SETTINGS = { SUBMIT_LIMIT: '0', LOG_LEVEL: 'silent', ADMIN_PASSWORD: PASSWORD };
/** Until another process may continue the killed one's work. */
const LEASE_MS = 20_000;
const DRAINED_WITHIN_MS = 60_000;

/** SIGKILL while messages are sent: all of them arrive, in order, and none more often than the server was killed. */
export async function killChat(bench: Bench): Promise<void> {
  await killOn(bench, 'SQLite', bench.times(2, 300), { DATA_DIR: await bench.folder() });
  // Each kill costs the duration of a lease.
  if (bench.isQuick) return;
  await killOn(bench, 'PostgreSQL', bench.times(0, 30), {
    DATA_DIR: await bench.folder(),
    DATABASE_URL: await bench.freshPostgresUrl(),
  });
}

async function killOn(
  bench: Bench,
  engine: 'SQLite' | 'PostgreSQL',
  kills: number,
  place: Record<string, string>,
): Promise<void> {
  const trial = bench.trial(engine);
  const receiver = await ChatReceiver.start(bench.random);
  const settings = { ...SETTINGS, ...place, DISCORD_WEBHOOK_URL: receiver.address };
  const decisions = new Decisions();
  let server = await bench.startServer(settings);
  let client = new LeagueClient(server.url);
  await client.logIn(PASSWORD);
  // Only decisions are checked.
  await client.call('PUT', '/api/admin/chat', { kinds: { ...ALL_NEWS, groups: false } });
  const { json } = await client.post('/api/admin/test-chat', { channel: 'league' });
  const tested = receiver.taken.splice(0);
  // The receiver refuses a tenth of all messages.
  trial.check(
    json.isTaken === (tested.length === 1),
    `The receiver accepted ${tested}, and the server reports ${JSON.stringify(json)}`,
  );
  let inTheMiddle = 0;
  for (let round = 0; round < kills; round += 1) {
    // At startup the leftovers of the last round are sent at once.
    const message = receiver.nextMessage(engine === 'SQLite' ? 3_000 : LEASE_MS);
    const deciding = decisions.make(client, bench.random.integer(1, 12));
    if (await message) {
      inTheMiddle += 1;
      await delay(bench.random.integer(0, 40));
    }
    await server.kill();
    await deciding;
    client.close();
    server = await bench.startServer(settings);
    client = client.at(server.url);
  }
  await untilDrained(trial, client);
  decisions.check(trial, receiver.taken, kills);
  await server.stop();
  client.close();
  receiver.stop();
  const { length: taken } = receiver.taken;
  trial.tried = `${kills} kills, ${inTheMiddle} of them while a message was sent; ${decisions.acknowledged} acknowledged decisions in ${taken} messages; ${receiver.refused} refused, ${decisions.repeated} repeated`;
}

async function untilDrained(trial: Trial, client: LeagueClient): Promise<void> {
  const waiting = async () => (await client.get('/api/admin/chat')).json.channels.league.waiting;
  await client.post('/api/admin/resume-chat', { channel: 'league' });
  for (const deadline = Date.now() + DRAINED_WITHIN_MS; (await waiting()) > 0; await delay(50))
    if (Date.now() > deadline) return trial.check(false, `${await waiting()} lines are still queued`);
}

/** Awards, each with a score that its match never had before, so that its line is unique. */
class Decisions {
  #made = 0;
  readonly #lines: { readonly line: string; isAcknowledged: boolean }[] = [];
  /** Messages with a repeated line. */
  repeated = 0;

  get acknowledged(): number {
    return this.#lines.filter(({ isAcknowledged }) => isAcknowledged).length;
  }

  /** One after another, until the server is gone. */
  async make(client: LeagueClient, count: number): Promise<void> {
    for (let more = count; more > 0; more -= 1) {
      const fixture = FIXTURES[this.#made % FIXTURES.length] as (typeof FIXTURES)[number];
      const score = Math.floor(this.#made / FIXTURES.length);
      this.#made += 1;
      const [homeScore, awayScore] = [score % 10, Math.floor(score / 10)];
      const { id: fixtureId, home, away } = fixture;
      const entry = {
        line: `${home.name} ${homeScore}–${awayScore} ${away.name} (awarded)`,
        isAcknowledged: false,
      };
      this.#lines.push(entry);
      const body = { fixtureId, kind: 'ruling', homeScore, awayScore, reason: 'Torture' };
      const reply = await client.post('/api/ucl/award-result', body).catch(() => null);
      if (!reply) return;
      entry.isAcknowledged = reply.status === 200;
    }
  }

  check(trial: Trial, taken: readonly string[], kills: number): void {
    const order = new Map(this.#lines.map(({ line }, index) => [line, index]));
    const arrived = new Set<number>();
    let last = -1;
    for (const content of taken) {
      trial.check(
        /\n-# Season 1 · #\d+ [0-9a-f]{8}$/.test(content),
        `A message has the wrong last line: ${content}`,
      );
      const lines = content
        .split('\n')
        .slice(0, -1)
        .map((line) => order.get(line.replace(/^(\*\*Correction\*\* )?\*\*Group [A-P]\*\* /, '')) ?? -1);
      trial.check(!lines.includes(-1), `A line was sent without a decision: ${content}`);
      if (lines.some((line) => arrived.has(line))) this.repeated += 1;
      for (const line of lines.filter((line) => !arrived.has(line))) {
        trial.check(line > last, `A line was sent after a later one: ${content}`);
        last = line;
        arrived.add(line);
      }
    }
    for (const [index, { line, isAcknowledged }] of this.#lines.entries())
      trial.check(!isAcknowledged || arrived.has(index), `An acknowledged decision was not sent: ${line}`);
    trial.check(this.repeated <= kills, `${this.repeated} messages were sent twice, with ${kills} kills`);
  }
}
