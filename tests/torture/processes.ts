import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { PASSWORD } from '#server/testing/admin-password.ts';
import type { ServerProcess } from '../support/server-process.ts';
import type { Bench } from './bench.ts';
import { checkRows, checkViews } from './consistency.ts';
import { EventListener } from './event-listener.ts';
import { LeagueClient } from './league-client.ts';
import { FIXTURES, startLoad, submissionOf, submit } from './load.ts';
import { startNginx, whyNoNginx } from './nginx-process.ts';
import { ReplyLog } from './reply-log.ts';
import { readPostgresRows } from './stored-rows.ts';
import type { Trial } from './table.ts';

const HEARD_WITHIN_MS = 1_000;
/** A poll per second, and the time to publish. */
const POLLED_WITHIN_MS = 2_500;

/** Two server processes on one PostgreSQL. */
interface Pair {
  readonly url: string;
  readonly settings: readonly Record<string, string>[];
  readonly servers: ServerProcess[];
  readonly record: ReplyLog;
  /** Logged in, one per process. */
  readonly clients: LeagueClient[];
}

/** Two processes, one PostgreSQL, nginx in front: each follows the other's changes, and either may crash. */
export async function processes(bench: Bench): Promise<void> {
  const pair = await startPair(bench);
  await notifyEachOther(bench, pair);
  await dropListener(bench, pair);
  await shareSessions(bench, pair);
  await restartDatabase(bench, pair);
  await killBehindNginx(bench, pair);

  const trial = bench.trial('the record at the end');
  const rows = await readPostgresRows(pair.url, { once: 'now' });
  await checkRows(trial, rows);
  pair.record.check(trial, rows);
  for (const client of pair.clients) {
    await until(5_000, async () => (await client.get('/healthz')).json?.revision === rows.revision);
    await checkViews(trial, client, rows);
    client.close();
  }
  for (const server of pair.servers) trial.check((await server.stop()) === 0, 'A server did not end with 0');
  trial.tried = `${pair.record.count} acknowledged facts, both processes at revision ${rows.revision}`;
}

async function startPair(bench: Bench): Promise<Pair> {
  const url = await bench.freshPostgresUrl();
  const common = { SUBMIT_LIMIT: '0', LOG_LEVEL: 'silent', DATABASE_URL: url, TRUST_PROXY: '127.0.0.1' };
  const settings = [
    { ...common, DATA_DIR: await bench.folder() },
    { ...common, DATA_DIR: await bench.folder() },
  ];
  const first = await bench.startServer({ ...settings[0], ADMIN_PASSWORD: PASSWORD });
  const second = await bench.startServer({ ...settings[1] });
  const client = new LeagueClient(first.url);
  await client.logIn(PASSWORD);
  return {
    url,
    // On the same port again, where the proxy expects it.
    settings: [first, second].map((server, index) => ({
      ...settings[index],
      PORT: new URL(server.url).port,
    })),
    servers: [first, second],
    record: new ReplyLog(),
    clients: [client, client.at(second.url)],
  };
}

/** Submits to a process and returns the revision, and when it was sent. */
async function change({ record, clients }: Pair, at: number, random: Bench['random']) {
  const client = clients[at] as LeagueClient;
  const { id: matchId } = random.pick(FIXTURES);
  await client.post('/api/ucl/reset-match', { matchId }).then((reply) => {
    if (reply.status === 200)
      record.resets.push({ action: 'reset-match', scope: String(matchId), count: reply.json.reset });
  });
  const before = (await client.get('/healthz')).json.revision as number;
  const sentAt = performance.now();
  const reply = await submit({ client, record }, randomUUID(), submissionOf(matchId, 2, 1));
  if (reply.status !== 201) throw new Error(`A free match was refused: ${reply.status} ${reply.body}`);
  return { revision: before + 1, sentAt };
}

async function timeToNotify(
  bench: Bench,
  pair: Pair,
  from: number,
  listener: EventListener,
  limitMs: number,
) {
  const { revision, sentAt } = await change(pair, from, bench.random);
  const notifiedAt = await listener.waitFor(revision, 5 * limitMs);
  return notifiedAt === null ? Number.POSITIVE_INFINITY : notifiedAt - sentAt;
}

/** On a busy machine anything can be slow once; a bug is slow each time. */
async function fastestOf(tries: number, goodMs: number, measure: () => Promise<number>): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries && fastest > goodMs; count += 1)
    fastest = Math.min(fastest, await measure());
  return fastest;
}

async function notifyEachOther(bench: Bench, pair: Pair): Promise<void> {
  const trial = bench.trial('a change reaches the other process');
  const listeners = await Promise.all(pair.servers.map(({ url }) => EventListener.open(url)));
  const times: number[] = [];
  for (let round = 0; round < bench.times(6, 200); round += 1) {
    const from = round % 2;
    const listener = listeners[1 - from] as EventListener;
    const ms = await fastestOf(3, HEARD_WITHIN_MS, () =>
      timeToNotify(bench, pair, from, listener, HEARD_WITHIN_MS),
    );
    trial.check(ms <= HEARD_WITHIN_MS, `The other process notified its visitors of a change after ${ms} ms`);
    times.push(ms);
  }
  for (const listener of listeners) listener.close();
  trial.tried = `${times.length} changes, slowest ${Math.round(Math.max(...times))} ms`;
}

async function dropListener(bench: Bench, pair: Pair): Promise<void> {
  const trial = bench.trial('the notification connection is cut');
  const listener = await EventListener.open(String(pair.servers[1]?.url));
  const times: number[] = [];
  for (let round = 0; round < bench.times(2, 50); round += 1) {
    const cut = await cutListeners(pair.url);
    trial.check(cut > 0, 'No process was listening');
    const ms = await fastestOf(3, POLLED_WITHIN_MS, async () => {
      await cutListeners(pair.url);
      return timeToNotify(bench, pair, 0, listener, POLLED_WITHIN_MS);
    });
    trial.check(
      ms <= POLLED_WITHIN_MS,
      `Without the notification connection, a change arrived after ${ms} ms`,
    );
    times.push(ms);
    const isBack = await until(10_000, async () => (await countListeners(pair.url)) === 2);
    trial.check(isBack, 'The processes did not listen again within 10 s');
  }
  listener.close();
  trial.tried = `${times.length} times, slowest ${Math.round(Math.max(...times))} ms, then both were listening again`;
}

const LISTENING = `from pg_stat_activity where datname = current_database() and query ilike 'listen %'`;

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function cutListeners(url: string): Promise<number> {
  return (await ask(url, `select pg_terminate_backend(pid) ${LISTENING}`)).length;
}

async function countListeners(url: string): Promise<number> {
  return (await ask(url, `select pid ${LISTENING}`)).length;
}

async function until(ms: number, isTrue: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await delay(50))
    if (await isTrue().catch(() => false)) return true;
  return false;
}

async function shareSessions(bench: Bench, { clients }: Pair): Promise<void> {
  const trial = bench.trial('sessions and lockouts across processes');
  const [here, there] = clients as [LeagueClient, LeagueClient];
  const other = new LeagueClient(here.url);
  await other.logIn(PASSWORD);
  const elsewhere = other.at(there.url);
  trial.check(
    (await elsewhere.get('/api/ucl/admin-stats')).status === 200,
    'A session was not valid on the other process',
  );
  await elsewhere.post('/api/admin/logout', {});
  const after = (await other.get('/api/ucl/admin-stats')).status;
  trial.check(
    after === 401,
    `After a logout on one process, the other one answered the session with ${after}`,
  );

  const from = { 'x-forwarded-for': `203.0.113.${bench.random.integer(1, 250)}` };
  const guess = async (client: LeagueClient) =>
    (await client.post('/api/admin/login', { password: 'a wrong guess' }, from)).status;
  const answers = [
    await guess(here),
    await guess(there),
    await guess(here),
    await guess(there),
    await guess(here),
  ];
  trial.check(
    answers.join() === '401,401,401,429,429',
    `Guesses on alternating processes were answered with ${answers}`,
  );
  other.close();
  elsewhere.close();
  trial.tried = 'log in on one process, act and log out on the other; 5 guesses on alternating processes';
}

async function restartDatabase(bench: Bench, pair: Pair): Promise<void> {
  const trial = bench.trial('the database restarts');
  const cluster = await bench.postgres();
  const rounds = bench.times(1, 20);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const listeners = await Promise.all(pair.servers.map(({ url }) => EventListener.open(url)));
    const load = startLoad({
      client: pair.clients[round % 2] as LeagueClient,
      record: pair.record,
      random: bench.random,
      captains: 3,
      administrators: 1,
      pauseMs: 5,
      onReply: (reply, call) =>
        trial.check(reply.status < 500 || reply.status === 503, `${call}: ${reply.status} ${reply.body}`),
      onSilence: (error, call) => trial.found(`${call} had no reply: ${error.message}`),
    });
    await delay(200);
    await cluster.crash(bench.random.integer(0, 1_500));
    const backAt = Date.now();
    for (const client of pair.clients) {
      const isBack = await until(
        15_000,
        async () => (await client.get('/api/ucl/admin-stats')).status === 200,
      );
      trial.check(isBack, `${client.url} had not recovered 15 s after the database was available again`);
    }
    times.push(Date.now() - backAt);
    await load.stop();
    for (const listener of listeners) trial.check(listener.isOpen, 'An event stream ended with the database');
    const isListening = await until(10_000, async () => (await countListeners(pair.url)) === 2);
    trial.check(isListening, 'The processes did not listen again within 10 s');
    const ms = await timeToNotify(bench, pair, 0, listeners[1] as EventListener, POLLED_WITHIN_MS);
    trial.check(ms <= POLLED_WITHIN_MS, `After the restart, a change arrived after ${ms} ms`);
    for (const listener of listeners) listener.close();
  }
  trial.tried = `${rounds} crashes of PostgreSQL under load; both serving again within ${Math.max(...times)} ms`;
}

async function killBehindNginx(bench: Bench, pair: Pair): Promise<void> {
  const trial = bench.trial('a process dies behind nginx');
  const missing = whyNoNginx();
  if (missing) {
    trial.tried = `skipped: ${missing}`;
    return;
  }
  const proxyUrl = await startNginx(
    bench,
    pair.servers.map(({ url }) => url),
  );
  const through = (pair.clients[0] as LeagueClient).at(proxyUrl);
  const visitor = new LeagueClient(proxyUrl);
  const rounds = bench.times(1, 30);
  let inFlightLost = 0;
  let reads = 0;
  for (let round = 0; round < rounds; round += 1) {
    let killedAt = Number.POSITIVE_INFINITY;
    const judge = (status: number, startedAt: number, what: string) => {
      if (status < 500) return;
      if (startedAt <= killedAt) inFlightLost += 1;
      else trial.found(`${what}, sent after the kill, was answered with ${status}`);
    };
    const load = startLoad({
      client: through,
      record: pair.record,
      random: bench.random,
      captains: 4,
      administrators: 2,
      pauseMs: 3,
      onReply: (reply, call) => judge(reply.status, performance.now() - reply.ms, call),
      onSilence: (error, call) => trial.found(`${call} had no reply from nginx: ${error.message}`),
    });
    let isReading = true;
    const readers = ['/', '/ng-hub', '/api/ucl/match-results', '/api/ucl/clubs'].map(async (path) => {
      while (isReading) {
        const reply = await visitor.get(path).catch(() => null);
        reads += 1;
        if (reply) judge(reply.status, performance.now() - reply.ms, path);
        else trial.found(`${path} had no reply from nginx`);
        await delay(5);
      }
    });
    await delay(bench.random.integer(200, 600));
    const victim = round % 2;
    await pair.servers[victim]?.kill();
    killedAt = performance.now();
    await delay(bench.isQuick ? 600 : 1_500);
    isReading = false;
    await Promise.all([load.stop(), ...readers]);
    pair.servers[victim] = await bench.startServer(pair.settings[victim] ?? {});
    pair.clients[victim]?.close();
    pair.clients[victim] = through.at(String(pair.servers[victim]?.url));
  }
  await forgeAddresses(trial, proxyUrl);
  await sendTooMuch(trial, proxyUrl);
  through.close();
  visitor.close();
  trial.tried = `${rounds} kills; ${reads} reads; ${inFlightLost} calls in flight got an error, 0 later ones; forged IP addresses counted as one, oversized bodies refused`;
}

/** nginx buffers bodies on its disk: it must not accept more than the server. */
async function sendTooMuch(trial: Trial, proxyUrl: string): Promise<void> {
  const body = 'x'.repeat(1_000_000);
  for (const path of ['submit-result', 'draw/pots', 'reporting'])
    for (const headers of [{}, { 'idempotency-key': 'a-key-of-somebody' }]) {
      const { status } = await fetch(`${proxyUrl}/api/ucl/${path}`, { method: 'POST', headers, body });
      trial.check(status === 413, `A million bytes for ${path} were answered with ${status}`);
    }
}

/** nginx reports the client address; the client's own claim must not count. */
async function forgeAddresses(trial: Trial, proxyUrl: string): Promise<void> {
  const stranger = new LeagueClient(proxyUrl);
  const answers: unknown[] = [];
  for (let guess = 0; guess < 4; guess += 1) {
    const forged = { 'x-forwarded-for': `198.51.100.${guess}`, 'x-real-ip': `198.51.100.${guess}` };
    const reply = await stranger.post('/api/admin/login', { password: 'a wrong guess' }, forged);
    answers.push(reply.json?.code);
  }
  stranger.close();
  trial.check(
    answers.at(-1) === 'too_many_attempts',
    `Guesses with forged IP addresses were answered with ${answers}`,
  );
}
