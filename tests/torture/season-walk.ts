import { resolve } from 'node:path';
import type { SeededRandom } from '#demo/seeded-random.ts';
import type { Context } from '#server/context.ts';
import type { App } from '#server/http/fastify-app.ts';
import { readConfig } from '#server/start/config.ts';
import { startServer } from '#server/start/start-server.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import { compareFacts, compareViews, expectSame } from './compare-season.ts';
import { DEFAULT, ModelSeason } from './season-model.ts';

export const REASON = 'By the model';

/** A running season on its own server, together with its model. */
export class Walk {
  model = new ModelSeason(1, DEFAULT);
  /** The finished seasons, as of their end. */
  readonly archive: ModelSeason[] = [];
  /** The calls so far, with their replies. */
  readonly calls: string[] = [];
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

  /** Makes a change that the model rejects with this code, or accepts. Returns the reply to an accepted one. */
  async change(
    path: string,
    body: object | undefined,
    refusal: string | null | undefined | false,
    method: 'POST' | 'PUT' = 'POST',
    // biome-ignore lint/suspicious/noExplicitAny: replies are compared as they are.
  ): Promise<any> {
    const reply = await this.app.inject({
      method,
      url: `/api/ucl/${path}`,
      headers: { authorization: `Bearer ${this.#token}` },
      ...(body && { payload: body }),
    });
    const json = reply.json();
    const call = `${path} ${JSON.stringify(body)}`;
    this.calls.push(`${call.slice(0, 200)}: ${reply.statusCode} ${json.code ?? ''}`);
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

  /** An unused club name. */
  newName(): string {
    this.#names += 1;
    return `Reserves ${this.#names}`;
  }

  readonly #read = async (url: string) => (await this.app.inject({ url })).json();
}
