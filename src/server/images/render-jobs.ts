import type { RenderFailedError } from './render-process.ts';

/** An accepted image takes up to 370 MB, on top of 170 MB left by earlier ones: a file that needs more is an attack. */
const MAX_MEMORY_BYTES = 640 * 1024 * 1024;
/** A decoder can fill 100 MB in this time. */
const CHECK_MS = 25;

interface Limits {
  /** CPU seconds for all jobs in progress together. */
  readonly maxSeconds?: number;
}

/** Makes this process a renderer for another: jobs and images are messages. */
export function renderJobs<Job, Rendered = Buffer>(
  render: (job: Job) => Promise<Rendered>,
  { maxSeconds = Number.POSITIVE_INFINITY }: Limits = {},
): void {
  let underWay = 0;
  let checking: NodeJS.Timeout | undefined;

  /** No resource limit works on every operating system. Decoders run on other threads, so this one is free to check. */
  function startChecking() {
    const before = process.cpuUsage();
    checking = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if (user + system > maxSeconds * 1_000_000) abandon('too slow');
      if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) abandon('too much memory');
    }, CHECK_MS);
  }

  process.on('message', async ({ id, job }: { id: number; job: Job }) => {
    if (underWay === 0) startChecking();
    underWay += 1;
    try {
      process.send?.({ id, rendered: await render(job) });
    } catch (error) {
      process.send?.({ id, error: String(error) });
    }
    underWay -= 1;
    if (underWay === 0) clearInterval(checking);
  });
  process.on('disconnect', end);
}

function abandon(reason: RenderFailedError['reason']): void {
  process.send?.({ abandoned: reason }, end);
}

/** `process.exit` would wait for a decoder to finish. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
