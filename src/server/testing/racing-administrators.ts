import { expect, onTestFinished } from 'vitest';
import type { Engine } from '#store/db/engine.ts';
import { startServer } from '../start/start-server.ts';
import { expectDerived } from './expect-derived.ts';
import type { SeasonCalls } from './season-calls.ts';
import type { TestServer } from './test-server.ts';

/** 'POST close-groups', and its body. */
export type SentCall = readonly [
  call: string,
  body?: object | undefined,
  /** For a caller other than the administrator. */
  headers?: Record<string, string>,
];

/** Two administrators who act at the same moment: on one process, or with PostgreSQL on two that share a database. */
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
   * Both at the same time. The outcome is one of these, each given as the replies to the first and the second call,
   * and every process publishes the stored state.
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

  /** The same call by both: one succeeds, the other gets an error. */
  const raceTwice = (call: SentCall, code: string) => race(call, call, [`done, ${code}`, `${code}, done`]);

  return { race, raceTwice };
}
