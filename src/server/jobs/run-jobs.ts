import type { FastifyBaseLogger } from 'fastify';

/** Periodic background work. */
export interface Job {
  readonly everyMs: number;
  /** Run at startup too, instead of only after `everyMs`. */
  readonly isDueAtStart?: boolean;
  readonly run: () => Promise<unknown>;
  /** Logged on failure. The job runs again after `everyMs`. */
  readonly failure: string;
}

/** Runs each job, never twice at the same time. Returns a function that stops them and waits for their end. */
export function runJobs(jobs: readonly Job[], log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  const stops = jobs.map(({ everyMs, isDueAtStart, run, failure }) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> = Promise.resolve();
    let isStopped = false;
    const runOnce = async () => {
      await run().catch((error: unknown) => log.warn({ err: error }, failure));
      if (!isStopped) schedule();
    };
    const start = () => {
      running = runOnce();
    };
    const schedule = () => {
      timer = setTimeout(start, everyMs).unref();
    };
    if (isDueAtStart) start();
    else schedule();
    return async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    };
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
