import { startEntry } from '../pinned-process.ts';
import type { LoadCount, LoadJob } from './http-load.ts';

export interface Generator {
  readonly load: (job: LoadJob) => Promise<LoadCount>;
  readonly stop: () => Promise<void>;
}

export function startGenerator(): Generator {
  const process = startEntry('generator', 'http-load');
  return {
    async load(job) {
      const count = await process.ask<LoadCount>(job);
      if (count.wrong > 0)
        throw new Error(`${count.wrong} replies were not ${job.expectedStatus}: ${job.request}`);
      return count;
    },
    stop: process.stop,
  };
}
