import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { PASSWORD } from '#server/testing/admin-password.ts';
import type { StoreLocation } from '#store/db/open-store.ts';
import type { ServerProcess } from '../support/server-process.ts';
import type { Bench } from './bench.ts';
import { checkDownloads } from './check-downloads.ts';
import { checkRows, checkViews } from './consistency.ts';
import { LeagueClient, type Reply } from './league-client.ts';
import { FIXTURES, submissionOf } from './load.ts';
import { floodRegistration, raceRegistration } from './race-registration.ts';
import { raceSeason } from './race-season.ts';
import type { Field } from './racing-calls.ts';
import { checkServed, readSeason } from './season-play.ts';
import { readPostgresRows, readSqliteRows, type StoredRows } from './stored-rows.ts';
import type { Trial } from './table.ts';

/** Many simultaneous calls for one thing: exactly one outcome, and a record that agrees with it. */
export async function race(bench: Bench): Promise<void> {
  await raceOn(bench, 'one process on SQLite', async (settings) => {
    const folder = await bench.folder();
    const servers = [await bench.startServer({ ...settings, DATA_DIR: folder })];
    const file = join(folder, 'ces.sqlite');
    return { servers, location: { engine: 'sqlite', file }, readRows: () => readSqliteRows(file, folder) };
  });
  await raceOn(bench, 'two processes on PostgreSQL', async (settings) => {
    const url = await bench.freshPostgresUrl();
    // Both at the same time, so that they race for the migration and the password as well.
    const servers = await Promise.all(
      [0, 1].map(async () =>
        bench.startServer({ ...settings, DATA_DIR: await bench.folder(), DATABASE_URL: url }),
      ),
    );
    const readRows = () => readPostgresRows(url, { once: 'now' });
    return { servers, location: { engine: 'postgres', url }, readRows };
  });
}

async function raceOn(
  bench: Bench,
  what: string,
  open: (
    settings: Record<string, string>,
  ) => Promise<{ servers: ServerProcess[]; location: StoreLocation; readRows: () => Promise<StoredRows> }>,
): Promise<void> {
  const trial = bench.trial(what);
  const settings = {
    ...{ SUBMIT_LIMIT: '0', LOG_LEVEL: 'silent', ADMIN_PASSWORD: PASSWORD, PUSH_HOSTS: PUSH_HOST },
  };
  const { servers, location, readRows } = await open(settings);
  const [first, second = first] = servers.map(({ url }) => new LeagueClient(url));
  if (!first || !second) throw new Error('There is no server for the race');
  await first.logIn(PASSWORD);
  const clients = [first, second === first ? new LeagueClient(first.url) : second] as const;
  for (const client of clients) client.token = first.token;

  const field: Field = { clients, trial, random: bench.random };
  const crowd = bench.isQuick ? 200 : 1_000;
  const rounds = bench.times(4, 300);
  const bulk = bench.isQuick ? 24 : FIXTURES.length;
  await submitOneFixture(field, crowd);
  await submitOneKey(field, crowd);
  for (let round = 0; round < rounds; round += 1) await decideAgainstReset(field, round);
  for (let round = 0; round < rounds; round += 1) await submitAgainstReset(field, round);
  await decideInBulk(field, bulk);
  await renameAtOnce(field, rounds);
  await subscribeAtOnce(field, crowd);

  const rows = await readRows();
  await checkRows(trial, rows);
  for (const client of clients) await waitForRevision(client, rows.revision, trial);
  for (const client of clients) await checkViews(trial, client, rows);

  await resetAll(field);
  const races = await raceSeason(field, bench.times(1, 20));
  const cups = bench.times(1, 50);
  const cupRaces = await raceRegistration(field, cups);
  await floodRegistration(field, crowd + 50);
  const season = await readSeason(location, await bench.folder());
  for (const client of clients) await checkServed(trial, client, season);
  await checkDownloads(trial, clients[1], season);
  trial.tried = `2 x ${crowd} submissions at once; ${rounds} x approve, reject and reset; ${rounds} x submit and reset; ${bulk} results decided by two administrators; ${rounds} x two renames; ${races} races for the calls of a season; ${cupRaces} races for those of registration, in ${cups} cups; ${crowd + 50} clubs that enter at once`;
  for (const client of clients) client.close();
  for (const server of servers) await server.stop();
}

/** Nothing is sent there: no such host exists. */
const PUSH_HOST = 'push.test';
/** Below the limit per client. */
const PUSH_CALLS = 40;

function atOnce<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

/**
 * If there are more clients than database connections, some get a 503; then the page repeats the call with the same
 * key, and so does this.
 */
async function submitTo(
  client: LeagueClient,
  fixtureId: number,
  score: readonly [number, number],
  key = randomUUID(),
): Promise<Reply> {
  const body = submissionOf(fixtureId, ...score);
  for (let triesLeft = 10; ; triesLeft -= 1) {
    const reply = await client.post('/api/ucl/submit-result', body, { 'idempotency-key': key });
    if (reply.status !== 503 || triesLeft === 0) return reply;
    await delay(1_000);
  }
}

function oneOf<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** Reports every reply that is neither the outcome nor an expected error of a race. */
function expectStatuses(
  trial: Trial,
  what: string,
  replies: readonly Reply[],
  allowed: readonly number[],
): void {
  for (const { status, body } of replies)
    trial.check(allowed.includes(status), `${what} was answered with ${status}: ${body}`);
}

async function resetAll({ clients: [client] }: Field): Promise<void> {
  await client?.post('/api/ucl/reset-tournament', {});
}

async function submitOneFixture(field: Field, crowd: number): Promise<void> {
  const { clients, trial } = field;
  const replies = await atOnce(crowd, (index) =>
    submitTo(oneOf(clients, index), 6500, [index % 11, Math.floor(index / 11) % 10]),
  );
  expectStatuses(trial, 'One of many submissions', replies, [201, 409]);
  const winners = replies.filter(({ status }) => status === 201);
  trial.check(winners.length === 1, `${winners.length} of ${crowd} submissions for one match were accepted`);
  const { id, homeScore, awayScore } = winners[0]?.json ?? {};
  const current = { id, reportedBy: null, homeScore, awayScore, submissionStatus: 'pending' };
  for (const { status, json } of replies)
    if (status === 409)
      trial.check(
        isDeepStrictEqual(json.current, current),
        `A rejected call was answered with ${JSON.stringify(json.current)} and not with ${JSON.stringify(current)}`,
      );
  await resetAll(field);
}

async function submitOneKey(field: Field, crowd: number): Promise<void> {
  const { clients, trial } = field;
  const key = randomUUID();
  const replies = await atOnce(crowd, (index) => submitTo(oneOf(clients, index), 6501, [3, 2], key));
  expectStatuses(trial, 'A retry at once', replies, [201]);
  for (const { json } of replies)
    trial.check(
      isDeepStrictEqual(json, replies[0]?.json),
      `One key was answered with ${JSON.stringify(json)} and with ${JSON.stringify(replies[0]?.json)}`,
    );
  await resetAll(field);
}

async function decideAgainstReset({ clients, trial, random }: Field, round: number): Promise<void> {
  const { id: matchId } = random.pick(FIXTURES);
  const submitted = await submitTo(oneOf(clients, round), matchId, [1, 0]);
  trial.check(
    submitted.status === 201,
    `A free match was refused with ${submitted.status} ${submitted.body}`,
  );
  const { id } = submitted.json;
  const calls = random.shuffled([
    ...['approve-result', 'approve-result', 'reject-result', 'reject-result'].map((action) => ({
      action,
      body: { id },
    })),
    { action: 'reset-match', body: { matchId } },
  ]);
  const replies = await atOnce(calls.length, async (index) => {
    const { action, body } = oneOf(calls, index);
    const reply = await oneOf(clients, index).post(`/api/ucl/${action}`, body);
    return { ...reply, action };
  });
  expectStatuses(trial, 'A decision in a race', replies, [200, 404, 409]);
  const decided = replies.filter(({ action, status }) => status === 200 && action !== 'reset-match');
  const reset = replies.find(({ action }) => action === 'reset-match');
  trial.check(decided.length <= 1, `Result ${id} was decided ${decided.length} times`);
  trial.check(
    reset?.status === 200 && reset.json.reset === 1,
    `The reset of match ${matchId} was answered with ${reset?.status} ${reset?.body}`,
  );
}

async function submitAgainstReset({ clients, trial, random }: Field, round: number): Promise<void> {
  const { id: matchId } = random.pick(FIXTURES);
  const replies = await atOnce(16, (index) =>
    index % 2 === 0
      ? submitTo(oneOf(clients, index / 2), matchId, [round % 5, index])
      : oneOf(clients, (index - 1) / 2).post('/api/ucl/reset-match', { matchId }),
  );
  expectStatuses(trial, `A submission or reset of match ${matchId} in a race`, replies, [200, 201, 409]);
  const taken = replies.filter(({ status }) => status === 201).length;
  const reset = replies.reduce((sum, { status, json }) => sum + (status === 200 ? json.reset : 0), 0);
  trial.check(
    taken - reset === 0 || taken - reset === 1,
    `Match ${matchId}: ${taken} submissions were accepted and ${reset} reset`,
  );
  const last = await oneOf(clients, round).post('/api/ucl/reset-match', { matchId });
  trial.check(last.json?.reset === taken - reset, `Match ${matchId}: ${last.body} after ${taken} - ${reset}`);
}

/** Two administrators work through the same list, one from each end. */
async function decideInBulk({ clients, trial, random }: Field, count: number): Promise<void> {
  const ids: number[] = [];
  for (const { id } of FIXTURES.slice(0, count)) {
    const reply = await submitTo(oneOf(clients, id), id, [random.integer(0, 9), random.integer(0, 9)]);
    ids.push(reply.json.id);
  }
  const decideAll = (client: LeagueClient, list: readonly number[], action: string) =>
    Promise.all(list.map((id) => client.post(`/api/ucl/${action}`, { id })));
  const [approved, rejected] = await Promise.all([
    decideAll(oneOf(clients, 0), ids, 'approve-result'),
    decideAll(oneOf(clients, 1), [...ids].reverse(), 'reject-result'),
  ]);
  expectStatuses(trial, 'A decision in bulk', [...approved, ...rejected], [200, 409]);
  const won = [...approved, ...rejected].filter(({ status }) => status === 200);
  const decidedIds = new Set(won.map(({ json }) => json.result.id));
  trial.check(
    won.length === ids.length && decidedIds.size === ids.length,
    `${ids.length} results were decided ${won.length} times`,
  );
}

/** Two clubs are renamed to the same name at the same time: one of them gets it. */
async function renameAtOnce({ clients, trial, random }: Field, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const [one, two] = random.shuffled(Array.from({ length: 64 }, (_, index) => index + 1));
    const name = `Rovers ${round}`;
    const replies = await atOnce(2, (index) =>
      oneOf(clients, index).call('PUT', '/api/ucl/clubs', { clubs: [{ id: index === 0 ? one : two, name }] }),
    );
    expectStatuses(trial, 'A rename', replies, [200, 422]);
    const taken = replies.filter(({ status }) => status === 200).length;
    trial.check(taken === 1, `${taken} of two clubs got the name "${name}" at once`);
  }
}

/** One device subscribes many times while it unsubscribes: no error, and its last call counts. */
async function subscribeAtOnce({ clients, trial }: Field, crowd: number): Promise<void> {
  const { publicKey } = (await clients[0].get('/api/ucl/push/key')).json;
  trial.check(typeof publicKey === 'string', `The push key is ${publicKey}`);
  const endpoint = `https://${PUSH_HOST}/device`;
  const keys = { p256dh: publicKey, auth: 'a'.repeat(22) };
  const subscribe = (index: number, clubs: readonly number[]) =>
    oneOf(clients, index).post('/api/ucl/push/subscribe', { endpoint, keys, clubs });
  const unsubscribe = (index: number) =>
    oneOf(clients, index).post('/api/ucl/push/unsubscribe', { endpoint });
  const calls = Math.min(crowd, PUSH_CALLS);
  const replies = await atOnce(calls, (index) =>
    index % 4 === 3 ? unsubscribe(index) : subscribe(index, [1 + (index % 64)]),
  );
  expectStatuses(trial, 'A subscription at once', replies, [200]);
  expectStatuses(trial, 'The last subscription', [await unsubscribe(0)], [200]);
}

/** Another process is notified of a change and has a second to publish it. */
async function waitForRevision(client: LeagueClient, revision: number, trial: Trial): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (Date.now() < deadline) {
    const { json } = await client.get('/healthz');
    if (json.revision >= revision) return;
  }
  trial.found(`${client.url} had not published revision ${revision} after 5 s`);
}
