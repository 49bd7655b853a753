import { type ChildProcess, fork } from 'node:child_process';
import { Refusal } from '../http/refusal.ts';

/** Longer than a busy machine takes for the first picture; less than a proxy waits (deploy/nginx.conf). */
const MOST_MS = 30_000;
const IDLE_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;

interface Answer {
  readonly id: number;
  readonly png?: Uint8Array;
  readonly error?: string;
}

interface Waiting {
  readonly done: (png: Buffer) => void;
  readonly failed: (error: Error) => void;
}

export interface DrawingProcess<Job> {
  /** Rejects with a `Refusal` if the process is gone or takes too long, with another error if this cannot be drawn. */
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
      for (const job of jobs.values()) job.failed(notDrawn());
    };
    started.on('exit', ended);
    started.on('error', ended);
    return started;
  };

  const stop = () => {
    const stopped = child;
    child = null;
    stopped?.kill('SIGKILL');
    for (const job of jobs.values()) job.failed(notDrawn());
  };

  return {
    draw: (job) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        child ??= start();
        const id = nextId++;
        const tooLong = setTimeout(stop, mostMs);
        const leave = () => {
          clearTimeout(tooLong);
          jobs.delete(id);
          if (jobs.size === 0) idle = setTimeout(stop, idleMs).unref();
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
        child.send({ id, job }, (error) => error && jobs.get(id)?.failed(notDrawn()));
      }),
    close: () => {
      clearTimeout(idle);
      stop();
      clearTimeout(idle);
    },
  };
}

function notDrawn(): Refusal {
  return new Refusal('picture_not_drawn', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
