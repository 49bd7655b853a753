import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SeededRandom } from '#demo/seeded-random.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import type { App } from '#server/http/fastify-app.ts';
import { startServer } from '#server/start-server.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import { insertAward } from '#store/results.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Bench } from './bench.ts';
import { compareFacts, compareViews, expectSame } from './compare-season.ts';
import { GROUP_MATCH_IDS, isTie, ModelSeason, type Played, TIE_IDS, wayToFinal } from './season-model.ts';

const REASON = 'By the model';
/** A new database after so many calls: what was reset stays in it and would slow the rest. */
const CALLS_PER_DATABASE = 1_000;
/** Few of them, so that calls meet. */
const MATCHES = [...GROUP_MATCH_IDS.slice(0, 8), ...TIE_IDS.slice(0, 31), ...TIE_IDS.slice(31, 37)];

/** A random walk through seasons, by all of their calls, beside a model that a reader checks by eye. */
export async function modelSeason(bench: Bench): Promise<void> {
  const calls = bench.times(24, 6_000);
  await walkOn(bench, 'SQLite', calls, async () => ({ DATA_DIR: await bench.folder() }));
  await walkOn(bench, 'PostgreSQL', calls, async () => ({
    DATA_DIR: await bench.folder(),
    DATABASE_URL: await bench.freshPostgresUrl(),
  }));
}

async function walkOn(
  bench: Bench,
  engine: string,
  calls: number,
  settings: () => Promise<Record<string, string>>,
): Promise<void> {
  const trial = bench.trial(engine);
  let seasons = 0;
  let refused = 0;
  let made = 0;
  for (let done = 0; done < calls && trial.findings.length === 0; done += CALLS_PER_DATABASE) {
    const walk = await Walk.begin(bench.random, await settings());
    try {
      for (let step = 0; step < Math.min(CALLS_PER_DATABASE, calls - done); step += 1) {
        await walk.step();
        made += 1;
      }
      await walk.compareViews();
    } catch (error) {
      trial.found(`${error}\nafter ${walk.told.slice(-12).join('\n')}`);
    } finally {
      await walk.app.close();
    }
    seasons += walk.model.number;
    refused += walk.refused;
    if (!bench.isQuick) console.log(`${engine}: ${done + CALLS_PER_DATABASE} calls`);
  }
  trial.tried = `${made} steps through ${seasons} seasons, ${refused} calls refused as the model says; facts compared after each`;
}

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what the server says is what is to be compared.
  readonly json: any;
}

class Walk {
  model = new ModelSeason(
    1,
    Array.from({ length: 64 }, (_, index) => `Team ${index + 1}`),
  );
  /** The seasons before, as they were when they were finished. */
  readonly #archive: ModelSeason[] = [];
  readonly told: string[] = [];
  refused = 0;
  readonly app: App;
  readonly #context: Context;
  readonly #random: SeededRandom;
  readonly #token: string;
  #names = 0;

  private constructor(app: App, context: Context, random: SeededRandom, token: string) {
    this.app = app;
    this.#context = context;
    this.#random = random;
    this.#token = token;
  }

  static async begin(random: SeededRandom, settings: Record<string, string>): Promise<Walk> {
    const config = readConfig({
      ...{ ADMIN_PASSWORD: PASSWORD, SUBMIT_LIMIT: '0', BACKUP_HOURS: '0', LOG_LEVEL: 'silent' },
      ...settings,
    });
    let now = Date.parse('2026-03-01T20:00:00Z');
    // No two calls at the same moment.
    const clock = () => {
      now += 1;
      return new Date(now);
    };
    const { app, context } = await startServer(config, { clock, clientDir: resolve('dist/client') });
    const login = await app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { password: PASSWORD },
    });
    return new Walk(app, context, random, login.json().token);
  }

  async step(): Promise<void> {
    const random = this.#random;
    const id = random.pick(MATCHES);
    // A few clubs, among them those that come far: the first ones of their groups.
    const clubId = random.pick([1, 2, 3, 5, 6, 9, 65]);
    const steps: readonly [weight: number, act: () => Promise<unknown>][] = [
      [14, () => this.#forward()],
      [10, () => this.#award(id)],
      [10, () => this.#submit(id)],
      [6, () => this.#approve()],
      [3, () => this.#deduct(clubId)],
      [3, () => this.#revoke()],
      [2, () => this.#withdraw(clubId)],
      [2, () => this.#replace(clubId)],
      [6, () => this.#resetMatch(id)],
      [1, () => this.#resetAll()],
      [3, () => this.#close()],
      [2, () => this.#reopen()],
      [2, () => this.#pots()],
      [2, () => this.#seal()],
      [3, () => this.#hold()],
      [3, () => this.#reveal(random.integer(1, 40))],
      [1, () => this.#unseal()],
      [2, () => this.#finish()],
      [1, () => this.#reopenSeason()],
      [1, () => this.#announce()],
    ];
    await random.pick(steps.flatMap(([weight, act]) => Array<typeof act>(weight).fill(act)))();
    await compareFacts(this.model, this.#read);
  }

  async #call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer> {
    const reply = await this.app.inject({
      method,
      url: `/api/ucl/${path}`,
      headers: { authorization: `Bearer ${this.#token}` },
      ...(body && { payload: body }),
    });
    const json = reply.json();
    if (method !== 'GET')
      this.told.push(
        `${path} ${JSON.stringify(body)?.slice(0, 200)}: ${reply.statusCode} ${json.code ?? ''}`,
      );
    return { status: reply.statusCode, json };
  }

  /** Makes a change that the model refuses with this code, or takes. Returns the reply to one that is taken. */
  async #change(
    path: string,
    body: object | undefined,
    refusal: string | null | undefined | false,
    method: 'POST' | 'PUT' = 'POST',
  ): Promise<Answer['json'] | null> {
    const { status, json } = await this.#call(method, path, body);
    expectSame(`${path} ${JSON.stringify(body)}`, status < 300 ? null : json.code, refusal || null);
    if (refusal) this.refused += 1;
    return refusal ? null : json;
  }

  /** Whatever brings the season a step nearer to its end. */
  async #forward(): Promise<void> {
    const { model } = this;
    if (model.draw === 'sealed') return this.#hold();
    if (model.draw === 'drawing') return this.#reveal(64 - model.revealed);
    if (!model.places) {
      await this.#decideGroups();
      return this.#close();
    }
    const ready = TIE_IDS.filter((id) => model.isReady(id) && model.winnerOf(id) === undefined);
    if (ready.length === 0) return this.#finish();
    for (const id of ready.slice(0, this.#random.integer(1, ready.length))) await this.#award(id);
  }

  /** Of the groups all that is undecided: what was reported by the call, the rest straight into the database, which is quicker. */
  async #decideGroups(): Promise<void> {
    const { model } = this;
    const { store, publisher, clock } = this.#context;
    for (const id of model.undecidedMatches()) {
      if (model.open.has(id)) {
        await this.#award(id);
        continue;
      }
      const score = this.#score(id);
      const stored = await insertAward(store.db, {
        season: await currentSeason(store.db),
        fixtureId: id,
        ...{ homeScore: score.home, awayScore: score.away, homePenalties: null, awayPenalties: null },
        afterExtraTime: false,
        submittedBy: 'Administrator',
        submittedAt: clock().toISOString(),
        reason: REASON,
      });
      model.open.set(id, {
        ...{ id: stored.id, ...score, origin: 'award', status: 'approved', byWithdrawal: false },
      });
    }
    model.hasBegun = true;
    await publisher.publish();
  }

  #score(id: number): Pick<Played, 'home' | 'away' | 'penalties'> {
    const [home, away, penalties] = this.#random.pick<
      readonly [number, number, readonly [number, number] | null]
    >(
      isTie(id)
        ? [
            [1, 0, null],
            [0, 2, null],
            [1, 1, [4, 3]],
            [0, 0, [2, 4]],
          ]
        : [
            [1, 0, null],
            [0, 2, null],
            [2, 2, null],
          ],
    );
    return { home, away, penalties };
  }

  async #award(id: number): Promise<void> {
    const { model } = this;
    const isBothAbsent = this.#random.chance(0.1);
    const score = isBothAbsent ? { home: 0, away: 0, penalties: null } : this.#score(id);
    const ties = model.laterOpen(id);
    const refusal =
      (model.isDrawUnderWay && 'draw_state') ||
      (!isTie(id) && model.places && 'groups_closed') ||
      (!model.isReady(id) && 'tie_not_ready') ||
      (model.isDecidedByWithdrawal(id) && 'club_withdrawn') ||
      (ties.length > 0 && 'later_ties_decided');
    const reply = await this.#change(
      'award-result',
      isBothAbsent
        ? { fixtureId: id, kind: 'both-absent', reason: REASON }
        : { fixtureId: id, kind: 'ruling', ...sent(score), reason: REASON },
      refusal,
    );
    if (!reply) return;
    model.open.set(id, {
      ...{ id: reply.result.id, ...score, origin: 'award', status: 'approved', byWithdrawal: false },
    });
    model.hasBegun = true;
  }

  async #submit(id: number): Promise<void> {
    const { model } = this;
    const score = this.#score(id);
    const [home, away] = model.sidesOf(id);
    const nameOf = (side: typeof home) => (typeof side === 'number' ? model.names[side - 1] : 'Nobody');
    const group = isTie(id) ? (id >= 9501 ? 'UEL' : 'UCL') : String.fromCharCode(Math.floor(id / 100));
    const refusal =
      (model.isDrawUnderWay && 'draw_state') ||
      (!isTie(id) && model.places && 'groups_closed') ||
      (!model.isReady(id) && 'tie_not_ready') ||
      (model.isWalkover(id) && 'club_withdrawn') ||
      (model.open.has(id) && 'result_exists');
    const teams = { homeTeam: nameOf(home), awayTeam: nameOf(away) };
    const reply = await this.#change(
      'submit-result',
      { fixtureId: id, ...teams, group, ...sent(score) },
      refusal,
    );
    if (!reply) return;
    model.open.set(id, {
      ...{ id: reply.id, ...score, origin: 'captain', status: 'pending', byWithdrawal: false },
    });
    model.hasBegun = true;
  }

  async #approve(): Promise<void> {
    const pending = [...this.model.open.values()].filter(({ status }) => status === 'pending');
    if (pending.length === 0) return;
    const result = this.#random.pick(pending);
    await this.#change('approve-result', { id: result.id }, null);
    result.status = 'approved';
  }

  async #deduct(clubId: number): Promise<void> {
    const points = this.#random.pick([0, 1, 3, 30, 31]);
    const refusal =
      ((points === 0 || points === 31) && 'invalid_points') ||
      (clubId === 65 && 'unknown_club') ||
      (this.model.places && 'groups_closed');
    const reply = await this.#change('deduct-points', { clubId, points, reason: REASON }, refusal);
    if (reply) this.model.deductions.push({ id: reply.deduction.id, clubId, points, isRevoked: false });
  }

  async #revoke(): Promise<void> {
    const deduction = this.model.deductions.length > 0 ? this.#random.pick(this.model.deductions) : undefined;
    const refusal =
      (!deduction && 'unknown_deduction') ||
      (deduction?.isRevoked && 'deduction_revoked') ||
      (this.model.places && 'groups_closed');
    const reply = await this.#change('revoke-deduction', { id: deduction?.id ?? 2_000_000_000 }, refusal);
    if (reply && deduction) deduction.isRevoked = true;
  }

  async #withdraw(clubId: number): Promise<void> {
    const { model } = this;
    const refusal =
      (model.isDrawUnderWay && 'draw_state') ||
      (clubId === 65 && 'unknown_club') ||
      (model.withdrawn.includes(clubId) && 'club_withdrawn');
    const tie = TIE_IDS.find(
      (id) => model.isReady(id) && model.winnerOf(id) === undefined && model.sidesOf(id).includes(clubId),
    );
    const reply = await this.#change('withdraw-club', { clubId, reason: REASON }, refusal);
    if (!reply) return;
    model.withdrawn.push(clubId);
    if (tie !== undefined) model.open.delete(tie);
    const awarded = model.places ? [] : model.awardForWithdrawn();
    expectSame('awarded by a withdrawal', reply.awarded.toSorted(), awarded);
    if (awarded.length > 0) model.hasBegun = true;
  }

  async #replace(clubId: number): Promise<void> {
    const { model } = this;
    const isTaken = this.#random.chance(0.3);
    this.#names += 1;
    const name = isTaken ? String(model.names[40]) : `Reserves ${this.#names}`;
    const refusal =
      (model.isDrawUnderWay && 'draw_state') ||
      (clubId === 65 && 'unknown_club') ||
      (model.withdrawn.includes(clubId) && 'club_withdrawn') ||
      (isTaken && 'invalid_club_name');
    const reply = await this.#change('replace-club', { clubId, name, reason: REASON }, refusal);
    if (reply) model.names[clubId - 1] = name;
  }

  async #resetMatch(id: number): Promise<void> {
    const { model } = this;
    const ties = model.laterOpen(id);
    const isShown = this.#random.chance(0.7);
    const alsoReset = isShown ? ties : this.#random.pick([[], [9031]]);
    const isAgreed = isDeepStrictEqual(alsoReset, ties);
    const refusal =
      (!isTie(id) && model.places && 'groups_closed') ||
      (model.isDecidedByWithdrawal(id) && 'club_withdrawn') ||
      (!isAgreed && 'later_ties_decided');
    const reply = await this.#change('reset-match', { matchId: id, alsoReset }, refusal);
    if (!reply) return;
    const reset = [id, ...wayToFinal(id)].filter((match) => model.open.delete(match));
    expectSame('number of results that were reset', reply.reset, reset.length);
    model.awardForWithdrawn();
  }

  async #resetAll(): Promise<void> {
    const { model } = this;
    const reply = await this.#change('reset-tournament', {}, null);
    expectSame('number of all results', reply?.reset, model.open.size);
    model.open.clear();
    for (const deduction of model.deductions) deduction.isRevoked = true;
    model.withdrawn = [];
    model.places = null;
  }

  async #close(): Promise<void> {
    const { model } = this;
    const open = model.undecidedMatches();
    const refusal =
      (model.isDrawUnderWay && 'draw_state') ||
      (model.places && 'groups_closed') ||
      (open.length > 0 && 'groups_open');
    const reply = await this.#change('close-groups', undefined, refusal);
    if (!reply) return;
    model.places = reply.places;
    const seated = [...reply.places.ucl, ...reply.places.uel].toSorted((a, b) => a - b);
    expectSame(
      'everybody has one place',
      seated,
      model.names.map((_, index) => index + 1),
    );
  }

  async #reopen(): Promise<void> {
    const { model } = this;
    const hasPlayed = TIE_IDS.some((id) => model.open.has(id));
    const refusal = (!model.places && 'groups_open') || (hasPlayed && 'knockouts_begun');
    if (await this.#change('reopen-groups', undefined, refusal)) model.places = null;
  }

  async #pots(): Promise<void> {
    const { model } = this;
    const isAllowed = ['none', 'pots'].includes(model.draw) && model.open.size === 0;
    if (await this.#change('draw/pots', { clubs: drawList() }, !isAllowed && 'draw_state', 'PUT'))
      model.draw = 'pots';
  }

  async #seal(): Promise<void> {
    const { model } = this;
    const isAllowed = model.draw === 'pots' && model.open.size === 0;
    if (!(await this.#change('draw/seal', {}, !isAllowed && 'draw_state'))) return;
    model.draw = 'sealed';
    model.revealed = 0;
    model.hasBegun = true;
  }

  async #hold(): Promise<void> {
    const { model } = this;
    const refusal = model.draw !== 'sealed' && 'draw_state';
    if (await this.#change('draw/hold', { phrase: 'Floodlights' }, refusal)) model.draw = 'drawing';
  }

  async #reveal(count: number): Promise<void> {
    const { model } = this;
    const refusal =
      (model.draw !== 'drawing' && 'draw_state') || (count > 64 - model.revealed && 'invalid_reveal');
    const reply = await this.#change('draw/reveal', { count }, refusal);
    if (!reply) return;
    model.revealed += count;
    expectSame('number of balls', reply.steps.length, model.revealed);
    if (model.revealed < 64) return;
    model.draw = 'done';
    for (const { club, pot, group } of reply.steps)
      model.names['ABCDEFGHIJKLMNOP'.indexOf(group) * 4 + pot - 1] = reply.clubs[club - 1].name;
    for (const deduction of model.deductions) deduction.isRevoked = true;
  }

  async #unseal(): Promise<void> {
    const { model } = this;
    if (await this.#change('draw/unseal', { reason: REASON }, !model.isDrawUnderWay && 'draw_state'))
      model.draw = 'pots';
  }

  async #finish(): Promise<void> {
    const { model } = this;
    const keepClubs = this.#random.chance(0.5);
    const body = { name: `Season ${model.number}`, keepClubs };
    if (!(await this.#change('finish-season', body, !model.isFinished && 'season_open'))) return;
    this.#archive.push(model);
    const names = model.names.map((name, index) => (keepClubs ? name : `Team ${index + 1}`));
    this.model = new ModelSeason(model.number + 1, names);
  }

  async #reopenSeason(): Promise<void> {
    const { model } = this;
    const refusal = (model.number === 1 && 'unknown_season') || (model.hasBegun && 'season_begun');
    if (!(await this.#change('reopen-season', undefined, refusal))) return;
    this.model = this.#archive.pop() ?? model;
  }

  async #announce(): Promise<void> {
    const text = this.#random.pick([null, 'Kick-off at 20:00', 'Final tonight']);
    await this.#change('announcement', { text }, null, 'PUT');
    this.model.announcement = text;
  }

  async compareViews(): Promise<void> {
    await compareViews(this.#context, this.#archive, this.#read);
  }

  readonly #read = async (url: string) => (await this.app.inject({ url })).json();
}

function sent({ home, away, penalties }: Pick<Played, 'home' | 'away' | 'penalties'>) {
  const [homePenalties, awayPenalties] = penalties ?? [null, null];
  return { homeScore: home, awayScore: away, homePenalties, awayPenalties };
}
