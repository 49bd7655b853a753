import { type ChildProcess, fork } from 'node:child_process';

/** Longer than a busy machine takes for the first image; less than a proxy waits (deploy/nginx.conf). */
const MAX_MS = 30_000;
const IDLE_MS = 60_000;

/** The messages of `renderJobs`. */
type Answer<Rendered> =
  | { readonly id: number; readonly rendered: Rendered }
  | { readonly id: number; readonly error: string }
  | { readonly abandoned: RenderFailedError['reason'] };

interface Waiting<Rendered> {
  readonly done: (rendered: Rendered) => void;
  readonly failed: (error: Error) => void;
}

/** An image was not rendered, which need not be its own fault. */
export class RenderFailedError extends Error {
  readonly reason: 'too slow' | 'too much memory' | 'aborted' | 'process ended';

  constructor(reason: RenderFailedError['reason']) {
    super(`No image was rendered: ${reason}`);
    this.name = 'RenderFailedError';
    this.reason = reason;
  }
}

export interface RenderProcess<Job, Rendered> {
  /**
   * Rejects with a `RenderFailedError` if the process is gone, takes too long or needs too much memory, with
   * another error if this image cannot be rendered. The signal ends the process: a running decoder cannot be
   * stopped otherwise.
   */
  readonly render: (job: Job, signal?: AbortSignal) => Promise<Rendered>;
  readonly close: () => void;
}

interface RenderOptions {
  readonly idleMs?: number;
  readonly maxMs?: number;
}

/** Renders images in another process, which is started on demand and ends when idle. */
export function createRenderProcess<Job, Rendered = Buffer>(
  program: string,
  { idleMs = IDLE_MS, maxMs = MAX_MS }: RenderOptions = {},
): RenderProcess<Job, Rendered> {
  const jobs = new Map<number, Waiting<Rendered>>();
  let nextId = 1;
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    // Without the server's environment, which contains secrets.
    const started = fork(program, {
      env: {},
      // Without V8 worker threads, which would start before the program lowers its priority.
      execArgv: ['--max-old-space-size=256', '--v8-pool-size=0'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (answer: Answer<Rendered>) => {
      if ('abandoned' in answer) {
        if (child === started) stop(answer.abandoned);
        return;
      }
      const job = jobs.get(answer.id);
      if ('rendered' in answer) job?.done(answer.rendered);
      else job?.failed(new Error(`An image could not be rendered: ${answer.error}`));
    });
    const ended = () => {
      if (child !== started) return;
      child = null;
      for (const job of jobs.values()) job.failed(new RenderFailedError('process ended'));
    };
    started.on('exit', ended);
    started.on('error', ended);
    return started;
  };

  const stop = (reason: RenderFailedError['reason']) => {
    const stopped = child;
    child = null;
    stopped?.kill('SIGKILL');
    for (const job of jobs.values()) job.failed(new RenderFailedError(reason));
  };

  return {
    render: (job, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new RenderFailedError('aborted'));
        clearTimeout(idle);
        child ??= start();
        const id = nextId++;
        const tooLong = setTimeout(stop, maxMs, 'too slow');
        const abort = () => stop('aborted');
        signal?.addEventListener('abort', abort);
        const leave = () => {
          clearTimeout(tooLong);
          signal?.removeEventListener('abort', abort);
          jobs.delete(id);
          if (jobs.size === 0) idle = setTimeout(stop, idleMs, 'process ended').unref();
        };
        jobs.set(id, {
          done: (rendered) => {
            leave();
            resolve(rendered);
          },
          failed: (error) => {
            leave();
            reject(error);
          },
        });
        child.send(
          { id, job },
          (error) => error && jobs.get(id)?.failed(new RenderFailedError('process ended')),
        );
      }),
    close: () => {
      clearTimeout(idle);
      stop('process ended');
      clearTimeout(idle);
    },
  };
}
