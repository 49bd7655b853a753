import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { MyClubReply } from '#contract/club-links.ts';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { KickoffProposalsReply } from '#contract/kickoffs.ts';
import type { SupersededResultsReply } from '#contract/result-views.ts';
import type { SeededRandom } from '#demo/seeded-random.ts';
import { createRecordCheck } from '#domain/record/check-record.ts';
import { foldRecord } from '#domain/record/fold.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { factsOf } from '#domain/record/state.ts';
import type { App } from '#server/http/fastify-app.ts';
import { readConfig } from '#server/start/config.ts';
import { startServer } from '#server/start/start-server.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import type { Bench } from './bench.ts';
import {
  type Caller,
  type ClubCall,
  EMPTY,
  type ModelMatch,
  NEW,
  openReport,
  type Score,
  supersededReports,
  take,
} from './clubs-model.ts';

/** Of group A. */
const MATCHES = { 6500: [1, 2], 6503: [2, 3] } as const;
type MatchId = keyof typeof MATCHES;
const IDS: readonly MatchId[] = [6500, 6503];
const CLUBS = [1, 2, 3] as const;
const SCORES: readonly Score[] = ['1-0', '0-2', '1-1'];
const TIMES = ['2999-11-17T20:00:00.000Z', '2999-11-18T21:30:00.000Z'];
/** A new database after this many steps, since the record grows. */
const STEPS_PER_DATABASE = 1_000;

/**
 * Calls of clubs, captains, the administrator and a reviewer about a few matches: one call, the same call twice
 * with one key, or two calls at the same moment, compared with a model. Two simultaneous calls have the outcome of
 * one after the other.
 */
export async function modelClubs(bench: Bench): Promise<void> {
  const steps = bench.times(40, 6_000);
  await continueWalk(bench, 'SQLite', steps, 1, async () => ({ DATA_DIR: await bench.folder() }));
  await continueWalk(bench, 'PostgreSQL, two processes', steps, 2, async () => ({
    DATA_DIR: await bench.folder(),
    DATABASE_URL: await bench.freshPostgresUrl(),
  }));
}

async function continueWalk(
  bench: Bench,
  engine: string,
  steps: number,
  processes: number,
  settings: () => Promise<Record<string, string>>,
): Promise<void> {
  const trial = bench.trial(engine);
  let made = 0;
  let refused = 0;
  for (let done = 0; done < steps && trial.findings.length === 0; done += STEPS_PER_DATABASE) {
    const walk = await Walk.begin(bench.random, await settings(), processes);
    try {
      for (let step = 0; step < Math.min(STEPS_PER_DATABASE, steps - done); step += 1) {
        await walk.step();
        made += 1;
      }
      await walk.checkRecord();
    } catch (error) {
      trial.found(
        `${error instanceof Error ? error.message : error}\nafter ${walk.history.slice(-12).join('\n')}`,
      );
    }
    refused += walk.refused;
    await walk.end();
  }
  trial.tried = `${made} steps, ${refused} calls refused as the model predicts, the record intact`;
}

interface Reply {
  readonly answer: string;
  readonly text: string;
  readonly json: { readonly id?: number; readonly recorded?: { readonly seq: number } | null };
}

class Walk {
  readonly history: string[] = [];
  refused = 0;
  readonly #random: SeededRandom;
  readonly #apps: readonly App[];
  readonly #headers: ReadonlyMap<Caller, Record<string, string>>;
  readonly #matches = new Map<MatchId, ModelMatch>(IDS.map((id) => [id, EMPTY]));
  #seq = 0;
  #sent = 0;

  static async begin(
    random: SeededRandom,
    settings: Record<string, string>,
    processes: number,
  ): Promise<Walk> {
    const config = readConfig({
      ...{ ADMIN_PASSWORD: PASSWORD, SUBMIT_LIMIT: '0', BACKUP_HOURS: '0', LOG_LEVEL: 'silent' },
      ...settings,
    });
    const apps: App[] = [];
    for (let started = 0; started < processes; started += 1)
      apps.push(
        (await startServer(config, { clock: () => new Date(), clientDir: resolve('dist/client') })).app,
      );
    const [app] = apps;
    if (!app) throw new Error('There is no process');
    const post = async (url: string, payload: object, headers = {}) =>
      (await app.inject({ method: 'POST', url, payload, headers })).json();
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const admin = bearer((await post('/api/admin/login', { password: PASSWORD })).token);
    const { key } = await post('/api/admin/staff', { name: 'Ann', role: 'reviewer' }, admin);
    const staff = bearer((await post('/api/admin/staff-login', { key })).token);
    const { links } = await post('/api/ucl/club-links', { clubIds: CLUBS }, admin);
    const clubs = links.map((link: { clubId: number; key: string }) => [
      `club:${link.clubId}`,
      { 'x-club-key': link.key },
    ]);
    return new Walk(random, apps, new Map([['captain', {}], ['admin', admin], ['staff:1', staff], ...clubs]));
  }

  constructor(
    random: SeededRandom,
    apps: readonly App[],
    headers: ReadonlyMap<Caller, Record<string, string>>,
  ) {
    this.#random = random;
    this.#apps = apps;
    this.#headers = headers;
  }

  async step(): Promise<void> {
    const id = this.#random.pick(IDS);
    const first = this.#anyCall(id);
    const way = this.#random.pick(['one', 'one', 'twice', 'at once', 'at once'] as const);
    if (way === 'at once') await this.#atOnce(id, [first, this.#anyCall(id)]);
    else await this.#one(id, first, way === 'twice');
  }

  async #one(id: MatchId, call: ClubCall, isTwice: boolean): Promise<void> {
    const key = `key-${this.#sent++}-${this.#random.integer(0, 1e9)}`;
    const replies = await Promise.all(
      (isTwice ? [0, 1] : [0]).map((process) => this.#send(process, id, call, key)),
    );
    this.#note(id, [call], replies);
    const [reply] = replies;
    if (!reply || replies.some(({ text }) => text !== reply.text))
      throw new Error(`one key, two replies: ${replies.map(({ text }) => text).join(' and ')}`);
    const problem = await this.#problemOf(id, [call], [reply]);
    if (problem) throw new Error(`not as the model predicts: ${problem}`);
  }

  async #atOnce(id: MatchId, calls: readonly [ClubCall, ClubCall]): Promise<void> {
    const replies = await Promise.all(calls.map((call, index) => this.#send(index, id, call)));
    this.#note(id, calls, replies);
    const problem = await this.#problemOf(id, calls, replies);
    const reversed = problem && (await this.#problemOf(id, calls.toReversed(), replies.toReversed()));
    if (reversed)
      throw new Error(`not one after the other: ${problem}; nor the other way round: ${reversed}`);
  }

  /**
   * Why these calls, in this order, do not lead to these replies, record entries and the shown match. If they do,
   * the model is updated.
   */
  async #problemOf(
    id: MatchId,
    calls: readonly ClubCall[],
    replies: readonly Reply[],
  ): Promise<string | null> {
    let match = this.#matches.get(id) ?? EMPTY;
    const expected: string[] = [];
    for (const [index, call] of calls.entries()) {
      const outcome = take(match, MATCHES[id], call);
      const reply = replies[index];
      if (!reply || reply.answer !== outcome.answer)
        return `${call.path} was answered with ${reply?.answer}, expected ${outcome.answer}`;
      expected.push(...outcome.recorded);
      match = numbered(outcome.match, reply.json);
    }
    const entries = await this.#newEntries();
    const recorded = entries.map(({ kind, by }) => `${kind} by ${by}`);
    if (!isDeepStrictEqual(recorded, expected)) return `the record got ${recorded}, expected ${expected}`;
    const difference = await this.#differenceFrom(id, match);
    if (difference) return difference;
    this.#matches.set(id, match);
    this.#seq += entries.length;
    this.refused += replies.filter(({ answer }) => answer !== 'done').length;
    return null;
  }

  /** The differences between the model and each process, in public data and in the clubs' views. */
  async #differenceFrom(id: MatchId, match: ModelMatch): Promise<string | null> {
    const report = openReport(match);
    const expected = {
      kickoff: match.kickoff,
      result: report && {
        id: report.id,
        score: report.score,
        by: report.by,
        status: report.status,
        agreement: agreementOf(report),
        dispute: report.dispute?.score ?? null,
      },
      // A decided match has no proposal to answer.
      proposal: report?.status === 'approved' ? null : match.proposal,
    };
    for (const [index] of this.#apps.entries()) {
      const { fixtures } = await this.#read<{ fixtures: FixtureRow[] }>(
        index,
        `/api/ucl/fixtures?revision=${await this.#revision()}`,
      );
      const row = fixtures.find((fixture) => fixture.id === id);
      const { proposals } = await this.#read<MyClubReply>(
        index,
        '/api/ucl/my-club',
        this.#headers.get(`club:${MATCHES[id][0]}`),
      );
      const proposal = proposals.find(({ fixtureId }) => fixtureId === id);
      const admin = this.#headers.get('admin');
      const staff = await this.#read<KickoffProposalsReply>(index, '/api/ucl/kickoff-proposals', admin);
      const listed = staff.proposals.find(({ fixtureId }) => fixtureId === id);
      if (listed?.at !== proposal?.at || listed?.by !== proposal?.by)
        return `match ${id}: the club sees ${proposal?.at} by ${proposal?.by}, staff ${listed?.at} by ${listed?.by}`;
      const { results } = await this.#read<SupersededResultsReply>(
        index,
        '/api/ucl/superseded-results',
        admin,
      );
      const superseded = results.flatMap((result) => (result.fixtureId === id ? result.id : []));
      const rejected = supersededReports(match).toReversed();
      if (!isDeepStrictEqual(superseded, rejected))
        return `match ${id}: superseded are ${superseded}, expected ${rejected}`;
      const actual = {
        kickoff: row?.kickoff,
        result: row?.result && {
          id: row.result.id,
          score: `${row.result.homeScore}-${row.result.awayScore}`,
          by: row.result.reportedBy,
          status: row.result.submissionStatus,
          agreement: row.result.agreement,
          dispute: row.result.dispute && `${row.result.dispute.homeScore}-${row.result.dispute.awayScore}`,
        },
        proposal: proposal ? { at: proposal.at, by: proposal.by } : null,
      };
      if (!isDeepStrictEqual(actual, expected))
        return `match ${id}: expected ${JSON.stringify(expected)}, was ${JSON.stringify(actual)}`;
    }
    return null;
  }

  /** Every hash is verified: no entry is lost, duplicated or moved. */
  async checkRecord(): Promise<void> {
    const check = createRecordCheck();
    const all: RecordEntry[] = [];
    const { pages, seq } = await this.#read<{ pages: number; seq: number }>(
      0,
      `/api/ucl/record?revision=${await this.#revision()}`,
    );
    for (let page = 1; page <= pages; page += 1) {
      const { entries } = await this.#read<{ entries: RecordEntry[] }>(0, `/api/ucl/record/${page}`);
      all.push(...entries);
      const problem = await check.add(entries);
      if (problem) throw new Error(`the chain is broken: ${JSON.stringify(problem)}`);
    }
    const [season] = foldRecord(all);
    const followed =
      season && factsOf(season).results.map(({ id, submissionStatus }) => [id, submissionStatus]);
    const { results } = await this.#read<{ results: { id: number; submissionStatus: string }[] }>(
      0,
      '/api/ucl/match-results',
    );
    const published = results.map(({ id, submissionStatus }) => [id, submissionStatus]);
    if (!isDeepStrictEqual(followed, published))
      throw new Error(`${JSON.stringify(published)} does not follow from the record`);
    if (seq !== this.#seq) throw new Error(`the record has ${seq} entries, the model ${this.#seq}`);
  }

  async end(): Promise<void> {
    for (const app of this.#apps) await app.close();
  }

  #anyCall(matchId: MatchId): ClubCall {
    const match = this.#matches.get(matchId) ?? EMPTY;
    const random = this.#random;
    const by = `club:${random.pick([...MATCHES[matchId], ...MATCHES[matchId], 1, 2, 3])}` as const;
    const staff = random.pick(['admin', 'staff:1'] as const);
    const id = random.chance(0.9)
      ? (openReport(match)?.id ?? match.reports.at(-1)?.id ?? 0)
      : random.pick([{ id: 0 }, ...match.reports]).id;
    const score = random.pick(SCORES);
    const at = random.pick(TIMES);
    const proposed = match.proposal && random.chance(0.8) ? match.proposal.at : at;
    return random.pick<() => ClubCall>([
      () => ({ path: 'submit-result', by: random.chance(0.3) ? 'captain' : by, score }),
      () => ({ path: 'submit-result', by, score }),
      () => ({ path: 'confirm-result', by, id }),
      () => ({ path: 'dispute-result', by, id, score }),
      () => ({ path: 'withdraw-result', by, id }),
      () => ({ path: 'approve-result', by: staff, id, ...(random.chance(0.4) && { claim: 'disputed' }) }),
      () => ({ path: 'reject-result', by: staff, id }),
      () => ({ path: 'reset-match', by: 'admin' }),
      () =>
        match.decision
          ? { path: 'undo', by: staff, seq: match.decision.seq }
          : { path: 'approve-result', by: staff, id },
      () => ({ path: 'propose-kickoff', by, at }),
      () => ({ path: 'accept-kickoff', by, at: proposed }),
      () => ({ path: 'set-kickoff', by: staff, at: random.chance(0.3) ? null : at }),
    ])();
  }

  async #send(process: number, fixtureId: MatchId, call: ClubCall, key?: string): Promise<Reply> {
    const app = this.#apps[process % this.#apps.length];
    const reply = await app?.inject({
      method: 'POST',
      url: `/api/ucl/${call.path}`,
      headers: { ...this.#headers.get(call.by), ...(key !== undefined && { 'idempotency-key': key }) },
      payload: bodyOf(fixtureId, call),
    });
    if (!reply) throw new Error('There is no process');
    const json = reply.json();
    return { answer: reply.statusCode < 300 ? 'done' : json.code, text: reply.body, json };
  }

  async #newEntries(): Promise<RecordEntry[]> {
    await this.#read(0, `/api/ucl/record?revision=${await this.#revision()}`);
    const page = Math.floor(this.#seq / 200) + 1;
    const entries: RecordEntry[] = [];
    // Two calls make few entries: they are on this page or begin the next one.
    for (const number of [page, page + 1]) {
      const reply = await this.#apps[0]?.inject(`/api/ucl/record/${number}`);
      if (reply?.statusCode === 200) entries.push(...reply.json().entries);
    }
    return entries.filter(({ seq }) => seq > this.#seq);
  }

  /** A process has published its own change before it replies; the others follow a moment later. */
  async #revision(): Promise<number> {
    const healths = await Promise.all(
      this.#apps.map((_, process) => this.#read<{ revision: number }>(process, '/healthz')),
    );
    return Math.max(...healths.map(({ revision }) => revision));
  }

  async #read<Read>(process: number, url: string, headers: Record<string, string> = {}): Promise<Read> {
    const reply = await this.#apps[process]?.inject({ url, headers });
    if (reply?.statusCode !== 200) throw new Error(`${url}: ${reply?.statusCode} ${reply?.body}`);
    return reply.json();
  }

  #note(id: MatchId, calls: readonly ClubCall[], replies: readonly Reply[]): void {
    const answers = replies.map(({ answer }) => answer).join(', ');
    this.history.push(`${id} ${calls.map((call) => JSON.stringify(call)).join(' with ')}: ${answers}`);
  }
}

/** A new item has the number in the reply. */
function numbered(match: ModelMatch, { id, recorded }: Reply['json']): ModelMatch {
  const { decision } = match;
  return {
    ...match,
    reports: match.reports.map((report) => (report.id === NEW ? { ...report, id: id ?? NEW } : report)),
    decision: decision?.seq === NEW ? { ...decision, seq: recorded?.seq ?? NEW } : decision,
  };
}

function agreementOf({ by, isAgreed, dispute }: NonNullable<ReturnType<typeof openReport>>): string {
  if (by === null) return 'none';
  if (isAgreed) return 'agreed';
  return dispute ? 'disputed' : 'reported';
}

function bodyOf(fixtureId: MatchId, call: ClubCall): object {
  const scored = (score: Score) => {
    const [homeScore, awayScore] = score.split('-').map(Number);
    return { homeScore, awayScore };
  };
  const [home, away] = MATCHES[fixtureId];
  switch (call.path) {
    case 'submit-result':
      return {
        ...{ fixtureId, homeTeam: `Team ${home}`, awayTeam: `Team ${away}`, group: 'A' },
        ...scored(call.score),
      };
    case 'confirm-result':
    case 'withdraw-result':
      return { id: call.id };
    case 'dispute-result':
      return { id: call.id, ...scored(call.score), reason: 'By the model' };
    case 'approve-result':
    case 'reject-result':
      return { id: call.id, ...(call.claim && { claim: call.claim }) };
    case 'reset-match':
      return { matchId: fixtureId };
    case 'undo':
      return { seqs: [call.seq] };
    case 'propose-kickoff':
    case 'accept-kickoff':
    case 'set-kickoff':
      return { fixtureId, at: call.at };
  }
}
