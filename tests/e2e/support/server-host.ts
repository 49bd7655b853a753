import { fork } from 'node:child_process';
import { once } from 'node:events';

interface Answer {
  readonly id: number;
  readonly reply?: string;
  readonly error?: string;
}

export interface ServerHost {
  /** Returns the URL of a server with these settings. */
  readonly start: (settings: Record<string, string>) => Promise<string>;
  readonly stop: (url: string) => Promise<void>;
  readonly close: () => Promise<unknown>;
}

/** A separate process for the servers of many tests, so that they do not slow down the tests. */
export function openServerHost(): ServerHost {
  const child = fork('tests/e2e/support/server-host.mjs');
  const waiting = new Map<number, (answer: Answer) => void>();
  child.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer));
  let calls = 0;
  const call = async (name: 'start' | 'stop', argument: object | string): Promise<string> => {
    const id = calls++;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    child.send({ id, call: name, argument });
    const { reply = '', error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(error);
    return reply;
  };
  return {
    start: (settings) => call('start', settings),
    stop: async (url) => void (await call('stop', url)),
    close: () => {
      child.disconnect();
      return once(child, 'exit');
    },
  };
}
