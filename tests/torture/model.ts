import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { App } from '#server/http/fastify-app.ts';
import { readConfig } from '#server/start/config.ts';
import { startServer } from '#server/start/start-server.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import type { Bench } from './bench.ts';
import { ModelLeague } from './model-league.ts';
import { arbitraryStep, type Step } from './model-steps.ts';

/** A new database after this many sequences: reset results stay in it and would slow down the rest. */
const SEQUENCES_PER_DATABASE = 250;

/** Random sequences of all calls, compared with a model that can be checked by eye. */
export async function model(bench: Bench): Promise<void> {
  const sequences = bench.times(6, 5_000);
  await compareOn(bench, 'SQLite', sequences, async () => ({ DATA_DIR: await bench.folder() }));
  await compareOn(bench, 'PostgreSQL', sequences, async () => ({
    DATA_DIR: await bench.folder(),
    DATABASE_URL: await bench.freshPostgresUrl(),
  }));
}

async function compareOn(
  bench: Bench,
  engine: string,
  sequences: number,
  settings: () => Promise<Record<string, string>>,
): Promise<void> {
  const trial = bench.trial(engine);
  let steps = 0;
  let run = 0;
  for (let done = 0; done < sequences && trial.findings.length === 0; done += SEQUENCES_PER_DATABASE) {
    const opened = await settings();
    const league = await openLeague(opened);
    const property = fc.asyncProperty(
      fc.array(arbitraryStep, { minLength: 1, maxLength: 25, size: 'max' }),
      async (list) => {
        steps += list.length;
        await follow(league, list);
      },
    );
    const seed = (bench.seed + done) | 0;
    const report = await fc.check(property, {
      seed,
      numRuns: Math.min(SEQUENCES_PER_DATABASE, sequences - done),
      // Shrinking runs every smaller sequence: useful, but not without limit.
      interruptAfterTimeLimit: bench.isQuick ? 60_000 : 600_000,
      markInterruptAsFailure: false,
    });
    run += report.numRuns;
    await league.app.close();
    await rm(String(opened.DATA_DIR), { recursive: true, force: true });
    if (report.failed)
      trial.found(
        `fast-check seed ${seed}, path ${report.counterexamplePath}: ${report.errorInstance}\nafter ${JSON.stringify(report.counterexample?.[0])}`,
      );
    if (!bench.isQuick)
      console.log(`${engine}: ${Math.min(sequences, done + SEQUENCES_PER_DATABASE)} sequences`);
  }
  trial.tried = `${run} sequences, ${steps} calls, all views compared after each sequence`;
}

interface OpenLeague {
  readonly app: App;
  readonly token: string;
}

async function openLeague(settings: Record<string, string>): Promise<OpenLeague> {
  const config = readConfig({
    ADMIN_PASSWORD: PASSWORD,
    SUBMIT_LIMIT: '0',
    BACKUP_HOURS: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const { app } = await startServer(config, { clock: () => new Date(), clientDir: resolve('dist/client') });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { password: PASSWORD },
  });
  return { app, token: reply.json().token };
}

async function follow({ app, token }: OpenLeague, steps: readonly Step[]): Promise<void> {
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown, key?: string) => {
    const reply = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: reply.statusCode, json: reply.json() };
  };
  const expect = (what: string, actual: unknown, expected: unknown) => {
    if (!isDeepStrictEqual(actual, expected))
      throw new Error(`${what}: expected ${JSON.stringify(expected)}, was ${JSON.stringify(actual)}`);
  };

  const begun = new ModelLeague();
  await call('POST', '/api/ucl/reset-tournament', {});
  await call('PUT', '/api/ucl/clubs', { clubs: begun.names.map((name, index) => ({ id: index + 1, name })) });
  for (const step of steps) await begun.take(step, call, expect);
  await begun.compareViews(call, expect);
}
