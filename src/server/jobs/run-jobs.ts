import type { FastifyBaseLogger } from 'fastify';

/** Work that the server does again and again, beside its requests. */
export interface Job {
  readonly everyMs: number;
  /** The first time at once, instead of after that time. */
  readonly isDueAtStart?: boolean;
  readonly run: () => Promise<unknown>;
  /** Logged when it fails. It is tried again after the usual time. */
  readonly failure: string;
}

/** Runs each job, never twice at once, until they are stopped. Returns how to stop them and wait for their end. */
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
