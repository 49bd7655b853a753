import { type ChildProcess, fork } from 'node:child_process';

/** Longer than a busy machine takes for the first picture; less than a proxy waits (deploy/nginx.conf). */
const MOST_MS = 30_000;
const IDLE_MS = 60_000;

interface Answer {
  readonly id: number;
  readonly png?: Uint8Array;
  readonly error?: string;
}

interface Waiting {
  readonly done: (png: Buffer) => void;
  readonly failed: (error: Error) => void;
}

/** Something was not drawn, and need not be at fault for that. */
export class NotDrawnError extends Error {
  readonly reason: 'too slow' | 'process ended';

  constructor(reason: NotDrawnError['reason']) {
    super(`Nothing was drawn: ${reason}`);
    this.name = 'NotDrawnError';
    this.reason = reason;
  }
}

export interface DrawingProcess<Job> {
  /** Rejects with a `NotDrawnError` if the process is gone or takes too long, with another error if this cannot be drawn. */
  readonly draw: (job: Job) => Promise<Buffer>;
  readonly close: () => void;
}

interface DrawingOptions {
  readonly idleMs?: number;
  readonly mostMs?: number;
}

/** Draws pictures in another process, which the first one starts and which ends when none was asked for in a while. */
export function createDrawingProcess<Job>(
  program: string,
  { idleMs = IDLE_MS, mostMs = MOST_MS }: DrawingOptions = {},
): DrawingProcess<Job> {
  const jobs = new Map<number, Waiting>();
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
    started.on('message', ({ id, png, error }: Answer) => {
      const job = jobs.get(id);
      if (png) job?.done(Buffer.from(png));
      else job?.failed(new Error(`A picture cannot be drawn: ${error}`));
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
    draw: (job) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        child ??= start();
        const id = nextId++;
        const tooLong = setTimeout(stop, mostMs, 'too slow');
        const leave = () => {
          clearTimeout(tooLong);
          jobs.delete(id);
          if (jobs.size === 0) idle = setTimeout(stop, idleMs, 'process ended').unref();
        };
        jobs.set(id, {
          done: (png) => {
            leave();
            resolve(png);
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
