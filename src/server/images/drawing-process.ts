import { type ChildProcess, fork } from 'node:child_process';

/** Longer than a busy machine takes for the first picture; less than a proxy waits (deploy/nginx.conf). */
const MOST_MS = 30_000;
const IDLE_MS = 60_000;

/** As `drawJobs` sends it. */
type Answer<Drawn> =
  | { readonly id: number; readonly drawn: Drawn }
  | { readonly id: number; readonly error: string }
  | { readonly gaveUp: NotDrawnError['reason'] };

interface Waiting<Drawn> {
  readonly done: (drawn: Drawn) => void;
  readonly failed: (error: Error) => void;
}

/** Something was not drawn, and need not be at fault for that. */
export class NotDrawnError extends Error {
  readonly reason: 'too slow' | 'too much memory' | 'aborted' | 'process ended';

  constructor(reason: NotDrawnError['reason']) {
    super(`Nothing was drawn: ${reason}`);
    this.name = 'NotDrawnError';
    this.reason = reason;
  }
}

export interface DrawingProcess<Job, Drawn> {
  /**
   * Rejects with a `NotDrawnError` if the process is gone, takes too long or needs too much memory, with another error if
   * this cannot be drawn. The signal ends the process: a decoder that has begun cannot be stopped in any other way.
   */
  readonly draw: (job: Job, signal?: AbortSignal) => Promise<Drawn>;
  readonly close: () => void;
}

interface DrawingOptions {
  readonly idleMs?: number;
  readonly mostMs?: number;
}

/** Draws pictures in another process, which the first one starts and which ends when none was asked for in a while. */
export function createDrawingProcess<Job, Drawn = Buffer>(
  program: string,
  { idleMs = IDLE_MS, mostMs = MOST_MS }: DrawingOptions = {},
): DrawingProcess<Job, Drawn> {
  const jobs = new Map<number, Waiting<Drawn>>();
  let nextId = 1;
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    // Nothing of the server's environment, which holds secrets.
    const started = fork(program, {
      env: {},
      // Without threads of V8, which would be started before the program lowers its priority.
      execArgv: ['--max-old-space-size=256', '--v8-pool-size=0'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (answer: Answer<Drawn>) => {
      if ('gaveUp' in answer) {
        if (child === started) stop(answer.gaveUp);
        return;
      }
      const job = jobs.get(answer.id);
      if ('drawn' in answer) job?.done(answer.drawn);
      else job?.failed(new Error(`A picture cannot be drawn: ${answer.error}`));
    });
    const ended = () => {
      if (child !== started) return;
      child = null;
      for (const job of jobs.values()) job.failed(new NotDrawnError('process ended'));
    };
    started.on('exit', ended);
    started.on('error', ended);
    return started;
  };

  const stop = (reason: NotDrawnError['reason']) => {
    const stopped = child;
    child = null;
    stopped?.kill('SIGKILL');
    for (const job of jobs.values()) job.failed(new NotDrawnError(reason));
  };

  return {
    draw: (job, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new NotDrawnError('aborted'));
        clearTimeout(idle);
        child ??= start();
        const id = nextId++;
        const tooLong = setTimeout(stop, mostMs, 'too slow');
        const abort = () => stop('aborted');
        signal?.addEventListener('abort', abort);
        const leave = () => {
          clearTimeout(tooLong);
          signal?.removeEventListener('abort', abort);
          jobs.delete(id);
          if (jobs.size === 0) idle = setTimeout(stop, idleMs, 'process ended').unref();
        };
        jobs.set(id, {
          done: (drawn) => {
            leave();
            resolve(drawn);
          },
          failed: (error) => {
            leave();
            reject(error);
          },
        });
        child.send({ id, job }, (error) => error && jobs.get(id)?.failed(new NotDrawnError('process ended')));
      }),
    close: () => {
      clearTimeout(idle);
      stop('process ended');
      clearTimeout(idle);
    },
  };
}
