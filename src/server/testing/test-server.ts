import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, inject, onTestFinished } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { type GroupFixture, groupFixtures } from '#domain/matches/group-fixtures.ts';
import type { Engine } from '#store/db/engine.ts';
import { currentRevision } from '#store/db/revision.ts';
import { loadTournament } from '#store/record/read-entries.ts';
import { createDatabase } from '#store/testing/create-database.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { deriveViews } from '../publish/derive-views.ts';
import { publicFacts } from '../publish/public-facts.ts';
import type { PushServices } from '../push/post-push.ts';
import { readConfig } from '../start/config.ts';
import { startServer } from '../start/start-server.ts';
import { PASSWORD } from './admin-password.ts';
import { createHttpReader, type Reply } from './http-reader.ts';

const START = Date.parse('2026-03-01T20:00:00Z');

export interface TestServer {
  readonly app: App;
  readonly url: string;
  readonly context: Context;
  readonly logLines: string[];
  readonly advanceClock: (ms: number) => void;
  /** Call it in a test that changes rows directly, or closes the database: nothing is compared then. */
  readonly tampersWithRows: () => void;
  readonly isTamperedWith: () => boolean;
  /** Stops it and removes its data. */
  readonly close: () => Promise<void>;
  /** Over a connection, by the fast path where there is one. `app.inject` uses Fastify only. */
  readonly get: (url: string, headers?: Record<string, string>) => Promise<Reply>;
  readonly post: (
    url: string,
    body?: InjectOptions['payload'],
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
}

/** A test server that is closed when the test ends. */
export async function openTestServer(
  engine?: Engine,
  settings?: Record<string, string>,
  pushServices?: PushServices,
  clientDir?: string,
): Promise<TestServer> {
  const server = await startTestServer(engine, settings, pushServices, clientDir);
  onTestFinished(async () => {
    try {
      // A test may have stopped it.
      if (server.app.server.listening && !server.isTamperedWith()) await expectAsRecorded(server.context);
    } finally {
      await server.close();
    }
  });
  return server;
}

/** Everything served follows from the whole record, whatever the test has done. */
export async function expectAsRecorded({ store, publisher }: Context): Promise<void> {
  await publisher.publish();
  const recorded = deriveViews(publicFacts(await loadTournament(store.db), await currentRevision(store.db)));
  expect(JSON.parse(JSON.stringify(publisher.current().views))).toEqual(
    JSON.parse(JSON.stringify(recorded.views)),
  );
}

/** The real app over a real, empty database, with a clock controlled by the test. */
export async function startTestServer(
  engine: Engine = 'sqlite',
  settings: Record<string, string> = {},
  pushServices?: PushServices,
  // With few scripts and styles: to read all of them would take a third of the time of a start.
  clientDir = inject('clientWithFewAssets'),
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ces-data-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: engine === 'postgres' ? await emptyPostgresTournament() : '',
    ADMIN_PASSWORD: PASSWORD,
    SUBMIT_LIMIT: '0',
    BACKUP_HOURS: '0',
    ...settings,
  });
  if (config.storeLocation.engine === 'sqlite') {
    await copyFile(inject('emptyTournament').sqliteFile, config.storeLocation.file);
  }

  let now = START;
  let isTamperedWith = false;
  const logLines: string[] = [];
  const { app, context } = await startServer(config, {
    clock: () => new Date(now),
    clientDir,
    logStream: { write: (line) => logLines.push(line) },
    ...(pushServices && { pushServices }),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const reader = createHttpReader(app);
  return {
    app,
    url,
    context,
    logLines,
    advanceClock: (ms) => {
      now += ms;
    },
    tampersWithRows: () => {
      isTamperedWith = true;
    },
    isTamperedWith: () => isTamperedWith,
    close: async () => {
      reader.close();
      await app.close();
      // Fastify closes Node's server only if it listens; until then Node keeps it, and everything it refers to,
      // alive.
      app.server.close();
      await rm(dataDir, { recursive: true });
    },
    get: (url, headers = {}) => reader.read(url, headers),
    post: (url, body, headers = {}) =>
      app.inject({ method: 'POST', url, headers, ...(body === undefined ? {} : { payload: body }) }),
  };
}

export function emptyPostgresTournament(): Promise<string> {
  return createDatabase(inject('postgresUrl'), inject('emptyTournament').postgresDatabase);
}

const fixtures = groupFixtures(placeholderClubs());

/** One match of each group. */
export const ONE_FIXTURE_PER_GROUP = GROUPS.map((group) => {
  const fixture = fixtures.find(({ stage }) => stage.group === group);
  if (!fixture) throw new Error(`Group ${group} has no fixture`);
  return fixture.id;
});

function fixtureOf(id: number): GroupFixture {
  const fixture = fixtures.find((candidate) => candidate.id === id);
  if (!fixture) throw new Error(`There is no fixture ${id}`);
  return fixture;
}

/** A valid submission for a fixture of the placeholder clubs. */
export function submission(fixtureId: number, score = '2-1') {
  const fixture = fixtureOf(fixtureId);
  const [homeScore, awayScore] = score.split('-').map(Number);
  return {
    fixtureId,
    homeTeam: fixture.home.name,
    awayTeam: fixture.away.name,
    homeScore,
    awayScore,
    group: fixture.stage.group,
    submittedBy: 'Team Captain',
  };
}

export function submit(
  server: TestServer,
  fixtureId: number,
  score?: string,
  headers?: Record<string, string>,
) {
  return server.post('/api/ucl/submit-result', submission(fixtureId, score), headers);
}

/** Logs in and returns the header for admin calls. */
export async function adminHeaders(server: TestServer): Promise<{ authorization: string }> {
  const reply = await server.post('/api/admin/login', { password: PASSWORD });
  return { authorization: `Bearer ${reply.json().token}` };
}
