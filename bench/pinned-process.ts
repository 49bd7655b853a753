import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** The measured server and the load generator have a core each, unless a row needs more processes than that. */
export type Core = 'server' | 'generator' | 'any';
const CORES: Record<Core, string> = { server: '0', generator: '1', any: '0,1' };

export const ARE_PINNED =
  availableParallelism() >= 2 && spawnSync('taskset', ['-c', '0,1', 'true']).status === 0;

export interface PinnedProcess {
  readonly child: ChildProcess;
  /** Sends one message and waits for its answer. */
  readonly ask: <Answer>(message: object | string) => Promise<Answer>;
  readonly stop: () => Promise<void>;
  /** Without a warning, like a crash. */
  readonly kill: () => Promise<void>;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** Options of node itself. */
  readonly nodeOptions?: readonly string[];
  readonly stdout?: 'ignore' | 'pipe';
}

/** A built entry of the benchmark, in a separate process. */
export function startEntry(core: Core, entry: string, options: Options = {}): PinnedProcess {
  return startPinned(core, process.execPath, [join(import.meta.dirname, `${entry}.js`)], options);
}

export function startPinned(
  core: Core,
  program: string,
  args: readonly string[],
  { env = {}, nodeOptions = [], stdout = 'ignore' }: Options = {},
): PinnedProcess {
  const pin = ARE_PINNED ? ['taskset', '-c', CORES[core]] : [];
  // Thousands of connections need the maximum number of open files.
  const raiseLimit = 'ulimit -n "$(ulimit -Hn)"; exec "$@"';
  const child = spawn('sh', ['-c', raiseLimit, 'sh', ...pin, program, ...nodeOptions, ...args], {
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, ...env },
  });
  const exited = once(child, 'exit');
  // If the benchmark fails; the other processes notice it by their channel, and nginx has none.
  const endWithBenchmark = () => child.kill();
  process.once('exit', endWithBenchmark);
  void exited.then(() => process.off('exit', endWithBenchmark));
  let isStopping = false;
  exited.then(([code, signal]) => {
    if (!isStopping) throw new Error(`${[program, ...args].join(' ')} ended unexpectedly: ${code ?? signal}`);
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    isStopping = true;
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };
  return {
    child,
    async ask<Answer>(message: object | string) {
      const answered = once(child, 'message');
      child.send(message);
      const [answer] = (await answered) as [Answer];
      return answer;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
