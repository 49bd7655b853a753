import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type StallingProxy, startStallingProxy } from '#store/testing/stalling-proxy.ts';
import type { Bench } from './bench.ts';
import { checkRows, checkViews } from './consistency.ts';
import type { LeagueClient } from './league-client.ts';
import { startLoad, submit } from './load.ts';
import { ReplyLog } from './reply-log.ts';
import { startLeague } from './start-league.ts';
import { readPostgresRows } from './stored-rows.ts';
import type { Trial } from './table.ts';

/** Below and above every timeout of the connections to PostgreSQL. */
const LONG_STALLS_MS = [1_000, 4_000, 6_000, 9_000, 11_000, 13_000, 16_000, 20_000, 30_000];
/** The same for a server with a query timeout of 1.5 s. */
const QUICK_STALLS_MS = [1_000, 2_000, 2_000, 4_000];
const QUICK_LIMIT = '?query_timeout=1500';
const RETRIES_MAX = 200;

/** A network failure between the server and PostgreSQL, and its end. */
interface Outage {
  readonly what: string;
  readonly times: number;
  /** The time until it has to store again. */
  readonly recoveryMs: number;
  readonly cause: (proxy: StallingProxy, round: number) => Promise<void>;
}

/**
 * A network that stalls or loses connections: nothing acknowledged is lost or duplicated, and it recovers
 * automatically.
 */
export async function stall(bench: Bench): Promise<void> {
  const lengths = bench.isQuick ? QUICK_STALLS_MS : LONG_STALLS_MS;
  await failAndRecover(bench, {
    what: 'the network to PostgreSQL stalls',
    times: bench.times(QUICK_STALLS_MS.length, 5 * LONG_STALLS_MS.length),
    recoveryMs: 10_000,
    cause: async (proxy, round) => {
      proxy.stall();
      await delay(lengths[round % lengths.length]);
      proxy.resume();
    },
  });
  await failAndRecover(bench, {
    what: 'PostgreSQL loses its clients without noticing',
    times: bench.times(1, 25),
    // A vanished client keeps a lock for 5 s. Another vanished client that was waiting for it may get it until 10 s
    // have passed.
    recoveryMs: 20_000,
    cause: async (proxy) => {
      // Stalled for a moment, so that some are in the middle of a transaction.
      proxy.stall();
      await delay(100);
      proxy.losePeers();
      proxy.resume();
    },
  });
}

async function failAndRecover(bench: Bench, { what, times, recoveryMs, cause }: Outage): Promise<void> {
  const trial = bench.trial(what);
  const url = await bench.freshPostgresUrl();
  const proxy = await startStallingProxy(url);
  bench.atEnd(proxy.close);
  const { server, client } = await startLeague(bench, {
    DATA_DIR: await bench.folder(),
    DATABASE_URL: proxy.url + (bench.isQuick ? QUICK_LIMIT : ''),
  });
  const record = new ReplyLog();
  let rejections = 0;
  const load = startLoad({
    client,
    record,
    random: bench.random,
    captains: 4,
    administrators: 2,
    pauseMs: 5,
    onSilence: (error) => trial.found(`A call had no reply: ${error.message}`),
    onReply: (reply, call) => {
      trial.check(
        reply.status < 500 || reply.status === 503,
        `${call} was answered with ${reply.status}: ${reply.body}`,
      );
      if (reply.status === 503) rejections += 1;
    },
  });
  const reading = keepReading(client, trial);

  const recoveredMs: number[] = [];
  for (let round = 0; round < times; round += 1) {
    await record.untilMore(bench.random.integer(3, 20), 5_000);
    await cause(proxy, round);
    const backAt = Date.now();
    const isBack = await record.untilMore(5, recoveryMs);
    trial.check(isBack, `Writes did not work again within ${recoveryMs} ms, without a restart`);
    for (const path of READS) {
      // /healthz caches its finding for a second.
      const until = Date.now() + 3_000;
      let { status } = await client.get(path);
      while (status !== 200 && Date.now() < until) ({ status } = await client.get(path));
      trial.check(status === 200, `${path} was still answered with ${status} 3 s after writes worked again`);
    }
    recoveredMs.push(Date.now() - backAt);
  }
  await Promise.all([load.stop(), reading.stop()]);
  const retries = await retryAll(bench, trial, client, record);
  await checkViews(trial, client, await readPostgresRows(url, { once: 'now' }));
  client.close();
  const code = await server.stop();
  trial.check(code === 0, `The server ended with ${code}`);
  await proxy.close();
  const rows = await readPostgresRows(url);
  await checkRows(trial, rows);
  record.check(trial, rows);
  trial.tried = `${times} times; ${record.count} acknowledged facts, ${rejections} calls refused with 503, ${retries} retries; storing again within ${Math.max(...recoveredMs)} ms`;
}

/** Database reads: by single queries, in a transaction, and with a write. */
const READS = ['/api/ucl/admin-stats', '/api/ucl/pending-results', '/healthz'];

function keepReading(client: LeagueClient, trial: Trial) {
  let isStopped = false;
  const read = async (path: string) => {
    const { status, body } = await client.get(path);
    trial.check(status === 200 || status === 503, `${path} was answered with ${status}: ${body}`);
  };
  const readers = READS.map(async (path) => {
    while (!isStopped) {
      await read(path).catch((error: Error) => trial.found(`${path} had no reply: ${error.message}`));
      await delay(20);
    }
  });
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(readers);
    },
  };
}

/** Captains retry, whatever the reply. Stored submissions are not stored again. */
async function retryAll(bench: Bench, trial: Trial, client: LeagueClient, record: ReplyLog) {
  const sent = bench.random.shuffled([...record.sent]).slice(0, RETRIES_MAX);
  for (const [key, body] of sent) {
    const before = record.submitted.get(key);
    const reply = await submit({ client, record }, key, body);
    const isGood = before
      ? reply.status === 201 && isDeepStrictEqual(reply.json, before)
      : reply.status === 201 || reply.status === 409;
    trial.check(
      isGood,
      `The retry of ${key} was answered with ${reply.status} ${reply.body}, before with ${JSON.stringify(before)}`,
    );
  }
  return sent.length;
}
