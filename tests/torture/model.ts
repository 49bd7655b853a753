import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { VIEW_PATHS } from '#contract/public-views.ts';
import type { SeededRandom } from '#demo/seeded-random.ts';
import { readConfig } from '#server/start/config.ts';
import { type RunningServer, startServer } from '#server/start/start-server.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import type { Bench } from './bench.ts';
import { anyCall, anyMatch } from './model-random-call.ts';
import { renewKey } from './model-registration.ts';
import { REASON } from './model-results.ts';
import { fixturesOf, isReady, openResult, START, type State, Turn } from './model-state.ts';
import { differenceFrom, myClub, PUBLIC_VIEWS, STAFF_VIEWS } from './model-views.ts';
import { readStoredSeason } from './season-play.ts';
import { isTie } from './season-shape.ts';
import { type Call, take } from './tournament-model.ts';

/** A new database after this many steps, since the record grows. */
const STEPS_PER_DATABASE = 250;

/**
 * Calls of captains, clubs, entrants, the administrator and a reviewer, through seasons of all formats: one call, the
 * same call twice with one key, or two calls at the same moment, compared with a model. Two simultaneous calls have
 * the outcome of one after the other.
 */
export async function model(bench: Bench): Promise<void> {
  await walkOn(bench, 'SQLite', bench.times(40, 6_000), 1, async () => ({ DATA_DIR: await bench.folder() }));
  await walkOn(bench, 'PostgreSQL, two processes', bench.times(25, 3_000), 2, async () => ({
    DATA_DIR: await bench.folder(),
    DATABASE_URL: await bench.freshPostgresUrl(),
  }));
}

async function walkOn(
  bench: Bench,
  engine: string,
  steps: number,
  processes: number,
  settings: () => Promise<Record<string, string>>,
): Promise<void> {
  const trial = bench.trial(engine);
  const made = { steps: 0, calls: 0, refused: 0, seasons: 0, entries: 0 };
  while (made.steps < steps && trial.findings.length === 0) {
    const walk = await Walk.begin(bench.random, await settings(), processes);
    try {
      const end = Math.min(made.steps + STEPS_PER_DATABASE, steps);
      for (; made.steps < end; made.steps += 1) await walk.step();
      await walk.checkRecord();
    } catch (error) {
      trial.found(
        `${error instanceof Error ? error.stack : error}\nafter ${walk.history.slice(-12).join('\n')}`,
      );
    }
    await walk.end();
    made.calls += walk.calls;
    made.refused += walk.refused;
    made.seasons += walk.state.finished.length + 1;
    made.entries += walk.state.log.length;
    if (!bench.isQuick) console.log(`${engine}: ${made.steps} steps`);
  }
  trial.tried = `${made.steps} steps through ${made.seasons} seasons: ${made.calls} calls, ${made.refused} of them refused as the model predicts; ${made.entries} entries; all views compared after each step`;
}

interface Reply {
  /** 'done', or the code of the error. */
  readonly answer: string;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: replies are compared as they are.
  readonly json: any;
}

interface Sent {
  readonly call: Call;
  readonly reply: Reply;
}

const PUT = ['clubs', 'format', 'draw/pots', 'announcement', 'reporting', 'registration'];
/** Their replies contain keys, which are new each time. */
const WITH_SECRET = ['join', 'club-links', 'entry-link'];

type Headers = Readonly<Record<string, string>>;

class Walk {
  state: State = START;
  readonly history: string[] = [];
  calls = 0;
  refused = 0;
  readonly #random: SeededRandom;
  readonly #servers: readonly RunningServer[];
  readonly #staff: Readonly<Record<string, Headers>>;
  /** Calls of the administrator that were carried out with a key. */
  readonly #kept: { readonly call: Call; readonly key: string; readonly text: string }[] = [];
  #requests = 0;

  static async begin(
    random: SeededRandom,
    settings: Record<string, string>,
    processes: number,
  ): Promise<Walk> {
    const config = readConfig({
      ...{ ADMIN_PASSWORD: PASSWORD, SUBMIT_LIMIT: '0', BACKUP_HOURS: '0', LOG_LEVEL: 'silent' },
      ...settings,
    });
    // No two calls at the same moment: the entries of one change are recognised by their time.
    let now = 0;
    const clock = () => {
      now = Math.max(now + 1, Date.now());
      return new Date(now);
    };
    const servers: RunningServer[] = [];
    for (let started = 0; started < processes; started += 1)
      servers.push(await startServer(config, { clock, clientDir: resolve('dist/client') }));
    const post = async (url: string, payload: object, headers = {}) =>
      (await servers[0]?.app.inject({ method: 'POST', url, payload, headers }))?.json();
    const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
    const admin = bearer(await post('/api/admin/login', { password: PASSWORD }));
    const { key } = await post('/api/admin/staff', { name: 'Ann', role: 'reviewer' }, admin);
    const reviewer = bearer(await post('/api/admin/staff-login', { key }));
    const walk = new Walk(random, servers, { admin, 'staff:1': reviewer });
    // Most seasons are small, so that calls meet.
    await walk.#one({
      path: 'format',
      by: 'admin',
      body: { clubs: random.integer(4, 6), groups: 1, cups: 2 },
    });
    await walk.#one({ path: 'club-links', by: 'admin', body: { clubIds: [1, 2, 3] } });
    return walk;
  }

  private constructor(
    random: SeededRandom,
    servers: readonly RunningServer[],
    staff: Readonly<Record<string, Headers>>,
  ) {
    this.#random = random;
    this.#servers = servers;
    this.#staff = staff;
  }

  async step(): Promise<void> {
    const match = anyMatch(this.#random, this.state);
    const any = () => anyCall(this.#random, this.state, match);
    const ways = { one: 14, twice: 4, 'at once': 16, again: 2, forward: 1 };
    const way = this.#random.pick(
      Object.entries(ways).flatMap(([name, weight]) => Array<string>(weight).fill(name)),
    );
    if (way === 'forward') await this.#forward();
    else if (way === 'again') await this.#again();
    else if (way === 'twice') await this.#twice(any());
    else if (way === 'at once') await this.#atOnce(any(), any());
    else await this.#one(any());
  }

  async #one(call: Call, isShown = true): Promise<void> {
    const key = this.#newKey();
    const reply = await this.#send(0, call, key);
    await this.#follow([{ call, reply }], isShown);
    const isKept = call.by === 'admin' && reply.answer === 'done' && !WITH_SECRET.includes(call.path);
    if (isKept) this.#kept.push({ call, key, text: reply.text });
  }

  async #twice(call: Call): Promise<void> {
    const key = this.#newKey();
    if (call.path === 'join') return this.#joinAgain(call, key);
    if (WITH_SECRET.includes(call.path)) return this.#one(call);
    const [reply, other] = await Promise.all([this.#send(0, call, key), this.#send(1, call, key)]);
    await this.#follow([{ call, reply }]);
    if (reply.text !== other.text) throw new Error(`one key, two replies: ${reply.text} and ${other.text}`);
  }

  /** A retry gets a new key for the same entry, and the first key ends. */
  async #joinAgain(call: Call, key: string): Promise<void> {
    await this.#follow([{ call, reply: await this.#send(0, call, key) }]);
    const before = this.state;
    const again = await this.#send(1, call, key);
    if (again.answer !== 'done') return this.#follow([{ call, reply: again }]);
    const turn = new Turn(before, 'captain', null);
    const entry = before.season.entries[again.json.entry.number];
    if (entry) renewKey(turn, entry, again.json.key);
    this.state = turn.state;
    await this.#follow([]);
  }

  async #atOnce(one: Call, other: Call): Promise<void> {
    const [first, second] = await Promise.all([this.#send(0, one), this.#send(1, other)]);
    await this.#follow([
      { call: one, reply: first },
      { call: other, reply: second },
    ]);
  }

  /** A retry of an earlier call changes nothing and gets its reply; another call with that key is refused. */
  async #again(): Promise<void> {
    const kept = this.#kept.slice(-5);
    if (kept.length === 0) return;
    const { call, key, text } = this.#random.pick(kept);
    const repeated = await this.#send(1, call, key);
    const other = await this.#send(0, { path: 'announcement', by: 'admin', body: { text: REASON } }, key);
    await this.#follow([]);
    if (repeated.text !== text)
      throw new Error(`repeated, ${call.path} got ${repeated.text} instead of ${text}`);
    if (other.answer !== 'idempotency_key_reused') throw new Error(`a used key: ${other.answer}`);
  }

  /** Brings the season a step closer to its end. */
  async #forward(): Promise<void> {
    const { season } = this.state;
    const clubs = Object.keys(season.names).length;
    if (season.draw === 'sealed')
      return this.#one({ path: 'draw/hold', by: 'admin', body: { phrase: 'Floodlights' } });
    if (season.draw === 'drawing')
      return this.#one({ path: 'draw/reveal', by: 'admin', body: { count: clubs - season.revealed } });
    const open = [...fixturesOf(season)].flatMap(([match, fixture]) => {
      const isDecided = isTie(match)
        ? fixture.winner !== undefined
        : openResult(season, match)?.status === 'approved';
      return isReady(fixture) && !isDecided ? match : [];
    });
    for (const match of season.places ? open.slice(0, this.#random.integer(1, open.length + 1)) : open) {
      const score = { homeScore: this.#random.integer(0, 2), awayScore: 3 };
      const body = { fixtureId: match, kind: 'ruling', ...score, reason: REASON } as const;
      await this.#one({ path: 'award-result', by: 'admin', body }, false);
    }
    const body = { name: `Season ${season.number}`, keepClubs: this.#random.chance(0.7) };
    if (!season.places) await this.#one({ path: 'close-groups', by: 'admin', body: {} });
    else if (open.length === 0) await this.#one({ path: 'finish-season', by: 'admin', body });
    else await this.#follow([]);
  }

  /** Finds an order of the calls that leads to their replies, the record and the views; it becomes the state. */
  async #follow(sent: readonly Sent[], isShown = true): Promise<void> {
    const text = ({ call, reply }: Sent) =>
      `${call.by} ${call.path} ${JSON.stringify(call.body)}: ${reply.answer}`;
    this.history.push(sent.map(text).join(' WITH ').slice(0, 600));
    const shown = isShown ? await this.#readAll(sent.flatMap(keysIn)) : null;
    const orders = sent.length > 1 ? [sent, sent.toReversed()] : [sent];
    const outcomes = orders.map((order) => this.#outcomeOf(order, shown));
    const state = outcomes.find((outcome) => typeof outcome !== 'string');
    if (typeof state !== 'object') throw new Error(`not as the model predicts: ${outcomes.join('; nor: ')}`);
    this.state = state;
    this.refused += sent.filter(({ reply }) => reply.answer !== 'done').length;
  }

  /** The state after these calls, or why it is not what the servers show. */
  #outcomeOf(order: readonly Sent[], shown: Shown | null): State | string {
    let { state } = this;
    const recorded: string[] = [];
    for (const { call, reply } of order) {
      const outcome = take(state, call, reply.json);
      ({ state } = outcome);
      recorded.push(...outcome.recorded);
      if (outcome.answer !== reply.answer)
        return `${call.path} was answered with ${reply.text.slice(0, 300)}, expected ${outcome.answer}`;
      const seq = outcome.recorded.length > 0 ? { seq: state.log.length } : null;
      // Calls about the draw get its public view.
      const isOfDraw = call.path.startsWith('draw/') || reply.answer !== 'done';
      const expected = isOfDraw ? outcome.reply : { ...outcome.reply, recorded: seq };
      const difference = differenceFrom(expected, { result: reply.json, ...reply.json });
      if (difference) return `the reply to ${call.path}: ${difference}`;
    }
    if (!shown) return state;
    if (!isDeepStrictEqual(shown.recorded, recorded))
      return `the record got ${shown.recorded}, expected ${recorded}`;
    for (const { path, json, key } of shown.views) {
      const expected = key
        ? myClub(state, key)
        : (PUBLIC_VIEWS[path] ?? STAFF_VIEWS[path])?.(state.season, json, state);
      const difference = differenceFrom(expected, json);
      if (difference) return `${path}${difference}`;
    }
    return state;
  }

  async #readAll(newKeys: readonly string[]): Promise<Shown> {
    const revision = await this.#revision();
    const links = Object.keys(this.state.links);
    const keys = [...links, ...Object.values(this.state.season.entries).flatMap(({ key }) => key ?? [])];
    const ofClubs = new Set([...newKeys, ...this.#random.shuffled(keys).slice(0, 4)]);
    const views = this.#servers.map(async (_, process) => {
      const read = async (path: string, headers?: Headers, key?: string) => ({
        path,
        key,
        json: await this.#read(process, path, headers),
      });
      await read(`/api/ucl/fixtures?revision=${revision}`);
      return Promise.all([
        ...Object.keys(PUBLIC_VIEWS).map((path) => read(path)),
        ...Object.keys(STAFF_VIEWS).map((path) => read(path, this.#staff.admin)),
        ...[...ofClubs].map((key) => read('/api/ucl/my-club', { 'x-club-key': key }, key)),
      ]);
    });
    return { views: (await Promise.all(views)).flat(), recorded: await this.#newEntries() };
  }

  async #newEntries(): Promise<string[]> {
    const { length } = this.state.log;
    const { seq } = await this.#read(0, '/api/ucl/record');
    const entries: string[] = [];
    for (let page = Math.floor(length / 200) + 1; page <= Math.ceil(seq / 200); page += 1)
      for (const entry of (await this.#read(0, `/api/ucl/record/${page}`)).entries)
        if (entry.seq > length) entries.push(`${entry.kind} by ${entry.by}`);
    return entries;
  }

  /** A process has published its own change before it replies; the others follow a moment later. */
  async #revision(): Promise<number> {
    const healths = await Promise.all(this.#servers.map((_, process) => this.#read(process, '/healthz')));
    return Math.max(...healths.map(({ revision }) => revision));
  }

  async #send(process: number, call: Call, key?: string): Promise<Reply> {
    const { by, path, body } = call;
    this.calls += 1;
    const reply = await this.#inject(process, {
      method: PUT.includes(path) ? 'PUT' : 'POST',
      url: `/api/ucl/${path}`,
      headers: {
        ...(by.startsWith('key:') ? { 'x-club-key': by.slice(4) } : this.#staff[by]),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      payload: body,
    });
    const json = reply.json();
    return { answer: reply.statusCode < 300 ? 'done' : json.code, text: reply.body, json };
  }

  async #read(process: number, url: string, headers: Headers = {}) {
    const reply = await this.#inject(process, { url, headers });
    const isRead = reply.statusCode === 200 || (url === '/api/ucl/my-club' && reply.statusCode === 401);
    if (!isRead) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  }

  #inject(
    process: number,
    request: { method?: 'POST' | 'PUT'; url: string; headers: Headers; payload?: object },
  ) {
    const server = this.#servers[process % this.#servers.length];
    if (!server) throw new Error('There is no process');
    this.#requests += 1;
    // Guessed keys are counted by address.
    const remoteAddress = [10, this.#requests >> 16, this.#requests >> 8, this.#requests]
      .map((byte) => byte & 255)
      .join('.');
    return server.app.inject({ ...request, remoteAddress });
  }

  #newKey(): string {
    return `key-${this.#requests}-${this.#random.integer(0, 1e9)}`;
  }

  /** The record is intact and without contradictions, and every view of every process follows from it. */
  async checkRecord(): Promise<void> {
    const db = this.#servers[0]?.context.store.db;
    if (!db) return;
    const { views, problems, revision } = await readStoredSeason(db);
    if (problems.length > 0) throw new Error(problems.join());
    for (const [process] of this.#servers.entries()) {
      await this.#read(process, `/api/ucl/fixtures?revision=${revision}`);
      for (const path of VIEW_PATHS)
        if (!isDeepStrictEqual(await this.#read(process, path), views[path]))
          throw new Error(`${path} does not follow from the record`);
    }
  }

  async end(): Promise<void> {
    for (const { app } of this.#servers) await app.close();
  }
}

/** If two were made at once, the later one is valid. */
function keysIn({ reply: { json } }: Sent): string[] {
  const links: { readonly key: string }[] = json.links ?? [];
  return [...links.map(({ key }) => key), ...(json.key ? [json.key] : [])];
}

/** What the servers show, and the new record entries: 'confirmed by club:2'. */
interface Shown {
  readonly views: readonly {
    readonly path: string;
    readonly key: string | undefined;
    readonly json: unknown;
  }[];
  readonly recorded: readonly string[];
}
