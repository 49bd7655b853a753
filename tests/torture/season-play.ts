import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import { type PublicViews, VIEW_PATHS } from '#contract/public-views.ts';
import { foldTournament } from '#domain/record/tournament.ts';
import { deriveViews } from '#server/publish/derive-views.ts';
import { publicFacts } from '#server/publish/public-facts.ts';
import { openStore, type StoreLocation } from '#store/db/open-store.ts';
import { currentRevision } from '#store/db/revision.ts';
import type { Db } from '#store/db/tables.ts';
import { readRecord } from '#store/record/read-entries.ts';
import type { LeagueClient, Reply } from './league-client.ts';
import { recordProblems } from './record-problems.ts';
import { withCopy } from './stored-rows.ts';
import type { Trial } from './table.ts';

/** A call by the administrator, a captain, or a club with its access key. */
export interface Change {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  readonly clubKey?: string;
}

export const post = (path: string, body?: object): Change => ({
  method: 'POST',
  path,
  ...(body && { body }),
});
export const asClub = (clubKey: string, change: Change): Change => ({ ...change, clubKey });
export const put = (path: string, body: object): Change => ({ method: 'PUT', path, body });

/** On an overloaded machine PostgreSQL may be too slow, and the call gets a 503; then it is repeated unchanged. */
export async function make(
  client: LeagueClient,
  { method, path, body, clubKey }: Change,
  key = randomUUID(),
): Promise<Reply> {
  for (let triesLeft = 10; ; triesLeft -= 1) {
    const reply = await client.call(method, `/api/ucl/${path}`, body, {
      'idempotency-key': key,
      ...(clubKey && { 'x-club-key': clubKey }),
    });
    if (reply.status !== 503 || triesLeft === 0) return reply;
    await delay(1_000);
  }
}

/** A change without competition, which has to succeed. */
export async function makeIgnoringErrors(client: LeagueClient, change: Change): Promise<Reply> {
  const reply = await make(client, change);
  if (reply.status >= 300) throw new Error(`${change.path} was answered with ${reply.status}: ${reply.body}`);
  return reply;
}

/** A captain's submission. */
export async function submissionOf(client: LeagueClient, fixtureId: number): Promise<Change> {
  const fixture = (await fixturesOf(client)).find(({ id }) => id === fixtureId);
  return post('submit-result', {
    fixtureId,
    homeTeam: fixture?.home?.name,
    awayTeam: fixture?.away?.name,
    group: fixture?.group,
    ...{ homeScore: 2, awayScore: 1 },
  });
}

/** A group match, with new access keys for its two clubs. */
export async function linkClubsOf(
  client: LeagueClient,
  fixtureId: number,
): Promise<{ readonly home: string; readonly away: string }> {
  const fixture = (await fixturesOf(client)).find(({ id }) => id === fixtureId);
  const clubIds = [fixture?.home?.clubId, fixture?.away?.clubId];
  const { links } = (await makeIgnoringErrors(client, post('club-links', { clubIds }))).json;
  return { home: links[0].key, away: links[1].key };
}

/** The id of the current result of a match. */
export async function resultOf(client: LeagueClient, fixtureId: number): Promise<number> {
  return (await fixturesOf(client)).find(({ id }) => id === fixtureId)?.result?.id ?? 0;
}

const REASON = 'Played by the chaos tests';
const AT_ONCE = 8;

/** Every undecided group match. */
export async function decideGroups(client: LeagueClient): Promise<void> {
  await award(
    client,
    (await fixturesOf(client)).filter(({ stage }) => stage === 'group'),
  );
}

/** Every tie before the finals, round by round. */
export async function decideTies(client: LeagueClient): Promise<void> {
  for (const round of ['r32', 'r16', 'qf', 'sf'])
    await award(
      client,
      (await fixturesOf(client)).filter((fixture) => fixture.round === round),
    );
}

export async function decideFinals(client: LeagueClient): Promise<void> {
  await award(
    client,
    (await fixturesOf(client)).filter(({ round }) => round === 'final'),
  );
}

async function fixturesOf(client: LeagueClient): Promise<FixtureRow[]> {
  return (await client.get('/api/ucl/fixtures')).json.fixtures;
}

async function award(client: LeagueClient, fixtures: readonly FixtureRow[]): Promise<void> {
  const open = fixtures.filter(({ status }) => status !== 'COMPLETED');
  for (let first = 0; first < open.length; first += AT_ONCE)
    await Promise.all(
      open.slice(first, first + AT_ONCE).map(({ id }) =>
        makeIgnoringErrors(
          client,
          post('award-result', {
            fixtureId: id,
            ...{ kind: 'ruling', homeScore: 1 + (id % 3), awayScore: 0, reason: REASON },
          }),
        ),
      ),
    );
}

/** The content of a database, and the public data that must follow from it. */
export interface StoredSeason {
  readonly revision: number;
  readonly views: PublicViews;
  /** The invariants that its record violates. */
  readonly problems: readonly string[];
}

export async function readSeason(location: StoreLocation, scratch: string): Promise<StoredSeason> {
  if (location.engine === 'postgres') return readStore(location);
  return withCopy(location.file, scratch, (file) => readStore({ engine: 'sqlite', file }));
}

async function readStore(location: StoreLocation): Promise<StoredSeason> {
  const store = await openStore(location);
  try {
    return await readStoredSeason(store.db);
  } finally {
    await store.close();
  }
}

export async function readStoredSeason(db: Db): Promise<StoredSeason> {
  const entries = await readRecord(db);
  const subjects = await db.selectFrom('record_subjects').selectAll().execute();
  const revision = await currentRevision(db);
  const { views, leftOut } = deriveViews(publicFacts(foldTournament(entries), revision));
  return {
    revision,
    // As it is sent over HTTP.
    views: JSON.parse(JSON.stringify(views)) as PublicViews,
    problems: [
      ...(await recordProblems(entries, subjects)),
      ...leftOut.map(({ id }) => `Result ${id} is in no view`),
    ],
  };
}

/** The public data must follow exactly from the record. */
export async function checkServed(
  trial: Trial,
  client: LeagueClient,
  { revision, views, problems }: StoredSeason,
): Promise<void> {
  for (const problem of problems) trial.found(problem);
  for (const path of VIEW_PATHS) {
    const { status, json } = await client.call('GET', `${path}?revision=${revision}`);
    trial.check(
      status === 200 && isDeepStrictEqual(json, views[path]),
      `${path} answers ${status} and does not follow from the record of revision ${revision}`,
    );
  }
}
