import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { PASSWORD } from '#server/testing/admin-password.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startServerProcess } from '../support/server-process.ts';
import type { Bench } from './bench.ts';
import { checkRows, checkViews } from './consistency.ts';
import { LeagueClient } from './league-client.ts';
import { startLoad, submit } from './load.ts';
import { ReplyLog } from './reply-log.ts';
import { readPostgresRows, readSqliteRows, type StoredRows } from './stored-rows.ts';
import type { Trial } from './table.ts';

/**
 * A fresh database after this many kills: checks read all of it, and a new one is killed while it is created as
 * well.
 */
const KILLS_PER_DATABASE = 25;

type Victim = 'the server' | 'the server at startup' | 'the database' | 'a connection of the database';

/** Where the server under test stores its data. */
interface Place {
  readonly settings: Record<string, string>;
  readonly readRows: () => Promise<StoredRows>;
}

/** SIGKILL at random moments under load; nothing acknowledged may be lost or duplicated. */
export async function kill(bench: Bench): Promise<void> {
  await killOn(bench, 'SQLite', bench.times(5, 1_000), (random) =>
    random.chance(0.12) ? 'the server at startup' : 'the server',
  );
  await killOn(bench, 'PostgreSQL', bench.times(2, 200), (random) =>
    random.pick(['the server', 'the database', 'a connection of the database']),
  );
}

async function killOn(
  bench: Bench,
  engine: 'SQLite' | 'PostgreSQL',
  kills: number,
  chooseVictim: (random: Bench['random']) => Victim,
): Promise<void> {
  const trial = bench.trial(engine);
  const victims = new Map<Victim, number>();
  let facts = 0;
  let retries = 0;
  for (let done = 0; done < kills; done += KILLS_PER_DATABASE) {
    const place = engine === 'SQLite' ? await sqlitePlace(bench) : await postgresPlace(bench);
    const life = await League.begin(bench, trial, place);
    for (let round = 0; round < Math.min(KILLS_PER_DATABASE, kills - done); round += 1) {
      const victim = chooseVictim(bench.random);
      victims.set(victim, (victims.get(victim) ?? 0) + 1);
      await life.killAndCheck(victim);
    }
    await life.end();
    facts += life.record.count;
    retries += life.retries;
    if (!bench.isQuick) console.log(`${engine}: ${Math.min(kills, done + KILLS_PER_DATABASE)} kills`);
  }
  const killed = [...victims].map(([victim, count]) => `${count} x ${victim}`).join(', ');
  trial.tried = `${kills} kills (${killed}); ${facts} acknowledged facts, ${retries} retries of them`;
}

async function sqlitePlace(bench: Bench): Promise<Place> {
  const folder = await bench.folder();
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  return {
    settings: { DATA_DIR: dataDir },
    readRows: () => readSqliteRows(join(dataDir, 'ces.sqlite'), folder),
  };
}

async function postgresPlace(bench: Bench): Promise<Place> {
  const url = await bench.freshPostgresUrl();
  return {
    settings: { DATA_DIR: await bench.folder(), DATABASE_URL: url },
    readRows: () => readPostgresRows(url),
  };
}

/** One database and its successive servers. */
class League {
  readonly record = new ReplyLog();
  retries = 0;
  readonly #bench: Bench;
  readonly #trial: Trial;
  readonly #place: Place;
  #server: ServerProcess;
  #client: LeagueClient;

  private constructor(bench: Bench, trial: Trial, place: Place, server: ServerProcess, client: LeagueClient) {
    this.#bench = bench;
    this.#trial = trial;
    this.#place = place;
    this.#server = server;
    this.#client = client;
  }

  /** The password is hashed once, deliberately slowly; the session survives every kill. */
  static async begin(bench: Bench, trial: Trial, place: Place): Promise<League> {
    const settings = { ...SETTINGS, ...place.settings };
    if (bench.random.chance(0.5)) await killAtStart(settings, bench.random.integer(0, 700));
    const server = await bench.startServer({ ...settings, ADMIN_PASSWORD: PASSWORD });
    const client = new LeagueClient(server.url);
    await client.logIn(PASSWORD);
    return new League(bench, trial, { ...place, settings }, server, client);
  }

  async killAndCheck(victim: Victim): Promise<void> {
    const { random } = this.#bench;
    let replies = 0;
    const load = startLoad({
      client: this.#client,
      record: this.record,
      random,
      captains: 8,
      administrators: 3,
      onReply: (reply, call) => {
        replies += 1;
        const isDatabaseGone = victim !== 'the server' && reply.status === 503;
        this.#trial.check(
          reply.status < 500 || isDatabaseGone,
          `${call} was answered with ${reply.status}: ${reply.body}`,
        );
      },
    });
    // Counted in replies, so that a slow server is not killed before it has done anything.
    const enough = random.integer(1, this.#bench.isQuick ? 30 : 80);
    for (const deadline = Date.now() + 3_000; replies < enough && Date.now() < deadline; ) await delay(1);
    await delay(random.integer(0, 30));

    if (victim === 'the database') await (await this.#bench.postgres()).crash();
    if (victim === 'a connection of the database')
      await killConnection(String(this.#place.settings.DATABASE_URL));
    if (victim === 'the database' || victim === 'a connection of the database') {
      await this.#waitUntilStoring();
      await load.stop();
    }
    await this.#server.kill();
    await load.stop();
    this.#client.close();
    await this.#checkStored();

    if (victim === 'the server at startup') {
      await killAtStart(this.#place.settings, random.integer(0, 500));
      await this.#checkStored();
    }
    this.#server = await this.#bench.startServer(this.#place.settings);
    this.#client = this.#client.at(this.#server.url);
    await this.#checkServed();
  }

  async end(): Promise<void> {
    const code = await this.#server.stop();
    this.#trial.check(code === 0, `The server ended with ${code} on SIGTERM`);
    this.#client.close();
    await this.#checkStored();
  }

  async #checkStored(): Promise<void> {
    const rows = await this.#place.readRows();
    await checkRows(this.#trial, rows);
    this.record.check(this.#trial, rows);
  }

  async #checkServed(): Promise<void> {
    for (const [key, reply] of this.#bench.random.shuffled([...this.record.submitted]).slice(0, 30)) {
      const body = this.record.sent.get(key);
      if (!body) continue;
      const again = await submit({ client: this.#client, record: new ReplyLog() }, key, body);
      this.retries += 1;
      this.#trial.check(
        again.status === 201 && isDeepStrictEqual(again.json, reply),
        `The retry of ${key} was answered with ${again.status} ${again.body}, before with ${JSON.stringify(reply)}`,
      );
    }
    const health = await this.#client.get('/healthz');
    const { url, token } = this.#client;
    this.#trial.check(health.status === 200, `/healthz answers ${health.status} after the restart (${url})`);
    const admin = await this.#client.get('/api/ucl/admin-stats');
    this.#trial.check(admin.status === 200, `The session ${token} did not outlive the kill: ${admin.status}`);
    await checkViews(this.#trial, this.#client, await this.#rowsWhileServing());
  }

  /** A SQLite file may be copied while its server is idle: its log contains complete commits only. */
  async #rowsWhileServing(): Promise<StoredRows> {
    const url = this.#place.settings.DATABASE_URL;
    return url === undefined ? this.#place.readRows() : readPostgresRows(url, { once: 'now' });
  }

  /** The server has to reconnect to the database on its own. */
  async #waitUntilStoring(): Promise<void> {
    const deadline = Date.now() + 15_000;
    while (Date.now() < deadline) {
      // Not /healthz, which may return a finding from a second ago.
      const reply = await this.#client.get('/api/ucl/admin-stats').catch(() => null);
      if (reply?.status === 200) return;
      await delay(50);
    }
    this.#trial.found('The server had not recovered 15 s after the database was available again');
  }
}

const SETTINGS = { SUBMIT_LIMIT: '0', LOG_LEVEL: 'silent' };

/** Kills a server that may be opening, migrating or replaying. */
async function killAtStart(settings: Record<string, string>, afterMs: number): Promise<void> {
  await startServerProcess(settings, (child) => {
    setTimeout(() => child.kill('SIGKILL'), afterMs);
  }).then(
    (server) => server.kill(),
    () => {},
  );
}

/** When one of its processes dies, PostgreSQL drops all connections and recovers. */
async function killConnection(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and backend_type = 'client backend' order by random() limit 1`,
  );
  try {
    if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
  } catch {
    // It had ended on its own.
  }
  await client.end().catch(() => {});
}
