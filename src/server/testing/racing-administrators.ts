import { expect, onTestFinished } from 'vitest';
import type { Engine } from '#store/db/engine.ts';
import { startServer } from '../start/start-server.ts';
import { expectDerived } from './expect-derived.ts';
import type { SeasonCalls } from './season-calls.ts';
import type { TestServer } from './test-server.ts';

/** 'POST close-groups', and what is sent with it. */
export type SentCall = readonly [
  call: string,
  body?: object | undefined,
  /** Of somebody else than the administrator. */
  headers?: Record<string, string>,
];

/** Two administrators who act at the same moment: on one process, with PostgreSQL on two that share a database. */
export async function racingAdministrators(server: TestServer, calls: SeasonCalls, engine: Engine) {
  const processes = [server];
  if (engine === 'postgres') {
    const { config, clock, clientDir } = server.context;
    const { app, context } = await startServer(config, { clock, clientDir, logStream: { write: () => {} } });
    onTestFinished(() => app.close());
    processes.push({ ...server, app, context });
  }

  const send = async (index: number, [name, body, headers = calls.admin]: SentCall): Promise<string> => {
    const [method, path] = name.split(' ') as ['POST' | 'PUT', string];
    const reply = await processes[index % processes.length]?.app.inject({
      method,
      url: `/api/ucl/${path}`,
      headers,
      ...(body && { payload: body }),
    });
    return reply && reply.statusCode < 300 ? 'done' : reply?.json().code;
  };

  /**
   * Both at once. How it ends is one of the outcomes, each told as what the first and the second call are answered, and
   * every process tells the public what follows from the rows.
   */
  const race = async (first: SentCall, second: SentCall, outcomes: readonly string[]): Promise<string> => {
    const outcome = (await Promise.all([send(0, first), send(1, second)])).join(', ');
    expect(outcomes, `${first[0]} and ${second[0]}`).toContain(outcome);
    for (const { app, context } of processes) {
      await context.publisher.publish();
      await expectDerived(context, (url) => app.inject({ url }));
    }
    return outcome;
  };

  /** The same call by both: one is made, the other is told why not. */
  const raceTwice = (call: SentCall, code: string) => race(call, call, [`done, ${code}`, `${code}, done`]);

  return { race, raceTwice };
}
