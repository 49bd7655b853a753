import { setTimeout as delay } from 'node:timers/promises';
import { ALL_NEWS } from '#domain/news/channels.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import type { Bench } from './bench.ts';
import { ChatReceiver } from './chat-receiver.ts';
import { LeagueClient } from './league-client.ts';
import { FIXTURES } from './load.ts';
import type { Trial } from './table.ts';

const SETTINGS = { SUBMIT_LIMIT: '0', LOG_LEVEL: 'silent', ADMIN_PASSWORD: PASSWORD };
/** Until another process may send what the killed one had begun with. */
const LEASE_MS = 20_000;
const DRAINED_WITHIN_MS = 60_000;

/** SIGKILL while news is sent: all of it arrives, in its order, and nothing more often than the server was killed. */
export async function killChat(bench: Bench): Promise<void> {
  await killOn(bench, 'SQLite', bench.times(2, 300), { DATA_DIR: await bench.folder() });
  // Each kill costs the time of a lease.
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
  // Only what was decided is looked for.
  await client.call('PUT', '/api/admin/chat', { kinds: { ...ALL_NEWS, groups: false } });
  let inTheMiddle = 0;
  for (let round = 0; round < kills; round += 1) {
    // A start sends at once what the last round has left.
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
  trial.tried = `${kills} kills, ${inTheMiddle} of them while a message was sent; ${decisions.acknowledged} acknowledged decisions in ${taken} messages, ${receiver.refused} refused ones, ${decisions.repeated} repeated ones`;
}

async function untilDrained(trial: Trial, client: LeagueClient): Promise<void> {
  const waiting = async () => (await client.get('/api/admin/chat')).json.channels.league.waiting;
  await client.post('/api/admin/resume-chat', { channel: 'league' });
  for (const deadline = Date.now() + DRAINED_WITHIN_MS; (await waiting()) > 0; await delay(50))
    if (Date.now() > deadline) return trial.check(false, `${await waiting()} lines still wait`);
}

/** Awards, each with a score that its match had never before, so that its line can be told from all others. */
class Decisions {
  #made = 0;
  readonly #lines: { readonly line: string; isAcknowledged: boolean }[] = [];
  /** Messages that hold a line a second time. */
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
      const told = {
        line: `${home.name} ${homeScore}–${awayScore} ${away.name} (awarded)`,
        isAcknowledged: false,
      };
      this.#lines.push(told);
      const body = { fixtureId, kind: 'ruling', homeScore, awayScore, reason: 'Torture' };
      const reply = await client.post('/api/ucl/award-result', body).catch(() => null);
      if (!reply) return;
      told.isAcknowledged = reply.status === 200;
    }
  }

  check(trial: Trial, taken: readonly string[], kills: number): void {
    const order = new Map(this.#lines.map(({ line }, index) => [line, index]));
    const arrived = new Set<number>();
    let last = -1;
    for (const content of taken) {
      trial.check(/\n-# Season 1 · #\d+ [0-9a-f]{8}$/.test(content), `A message ends otherwise: ${content}`);
      const lines = content
        .split('\n')
        .slice(0, -1)
        .map((line) => order.get(line.replace(/^(\*\*Correction\*\* )?\*\*Group [A-P]\*\* /, '')) ?? -1);
      trial.check(!lines.includes(-1), `A line was sent that nobody decided: ${content}`);
      if (lines.some((line) => arrived.has(line))) this.repeated += 1;
      for (const line of lines.filter((line) => !arrived.has(line))) {
        trial.check(line > last, `A line came after a later one: ${content}`);
        last = line;
        arrived.add(line);
      }
    }
    for (const [index, { line, isAcknowledged }] of this.#lines.entries())
      trial.check(!isAcknowledged || arrived.has(index), `An acknowledged decision was not told: ${line}`);
    trial.check(this.repeated <= kills, `${this.repeated} messages were sent twice, with ${kills} kills`);
  }
}
