import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type Job, runJobs } from './run-jobs.ts';

const EVERY_MS = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A job, the number of its runs, and the log. */
function open(run: () => Promise<unknown>, more: Partial<Job> = {}) {
  const logged: string[] = [];
  const counted = { count: 0 };
  const job: Job = {
    everyMs: EVERY_MS,
    failure: 'It failed',
    ...more,
    run: () => {
      counted.count += 1;
      return run();
    },
  };
  const log = { warn: (_: object, message: string) => logged.push(message) } as never;
  const stop = runJobs([job], log);
  return { counted, logged, stop };
}

it('runs a job repeatedly until it is stopped', async () => {
  const { counted, stop } = open(async () => {});
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(counted.count).toBe(3);
  await stop();
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(counted.count).toBe(3);
});

it('runs at startup on request', async () => {
  const { counted, stop } = open(async () => {}, { isDueAtStart: true });
  expect(counted.count).toBe(1);
  await stop();
});

it('never runs a job twice at the same time, and waits for it when it is stopped', async () => {
  let finish = () => {};
  const { counted, stop } = open(() => new Promise<void>((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect(counted.count).toBe(1);
  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(isStopped).toBe(false);
  finish();
  await stopping;
});

it('logs a failure and tries again', async () => {
  const { counted, logged, stop } = open(() => Promise.reject(new Error('No')));
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect([counted.count, logged]).toEqual([2, ['It failed', 'It failed']]);
  await stop();
});
