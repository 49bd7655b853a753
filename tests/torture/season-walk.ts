import { resolve } from 'node:path';
import type { SeededRandom } from '#demo/seeded-random.ts';
import type { Context } from '#server/context.ts';
import type { App } from '#server/http/fastify-app.ts';
import { readConfig } from '#server/start/config.ts';
import { startServer } from '#server/start/start-server.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import { compareFacts, compareViews, expectSame } from './compare-season.ts';
import { ModelSeason } from './season-model.ts';

export const REASON = 'By the model';

/** A season under way on a server of its own, beside the model of it. */
export class Walk {
  model = new ModelSeason(
    1,
    Array.from({ length: 64 }, (_, index) => `Team ${index + 1}`),
  );
  /** The seasons before, as they were when they were finished. */
  readonly archive: ModelSeason[] = [];
  /** The calls so far, with what they were answered. */
  readonly told: string[] = [];
  refused = 0;
  readonly app: App;
  readonly context: Context;
  readonly random: SeededRandom;
  readonly #token: string;
  #names = 0;

  private constructor(app: App, context: Context, random: SeededRandom, token: string) {
    this.app = app;
    this.context = context;
    this.random = random;
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

  /** Makes a change that the model refuses with this code, or takes. Returns the reply to one that is taken. */
  async change(
    path: string,
    body: object | undefined,
    refusal: string | null | undefined | false,
    method: 'POST' | 'PUT' = 'POST',
    // biome-ignore lint/suspicious/noExplicitAny: what the server says is what is to be compared.
  ): Promise<any> {
    const reply = await this.app.inject({
      method,
      url: `/api/ucl/${path}`,
      headers: { authorization: `Bearer ${this.#token}` },
      ...(body && { payload: body }),
    });
    const json = reply.json();
    const call = `${path} ${JSON.stringify(body)}`;
    this.told.push(`${call.slice(0, 200)}: ${reply.statusCode} ${json.code ?? ''}`);
    expectSame(call, reply.statusCode < 300 ? null : json.code, refusal || null);
    if (refusal) this.refused += 1;
    return refusal ? null : json;
  }

  compareFacts(): Promise<void> {
    return compareFacts(this.model, this.#read);
  }

  compareViews(): Promise<void> {
    return compareViews(this.context, this.archive, this.#read);
  }

  /** Of a club that nobody knows yet. */
  newName(): string {
    this.#names += 1;
    return `Reserves ${this.#names}`;
  }

  readonly #read = async (url: string) => (await this.app.inject({ url })).json();
}
