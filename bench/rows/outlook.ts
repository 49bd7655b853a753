import { startEntry } from '../pinned-process.ts';
import type { OutlookTimes } from '../publish/outlook-rounds.ts';
import type { Row } from '../table.ts';

/** For so long nobody may be kept waiting. */
const TARGET_MS = 10;
const ROUNDS = 100;

/** What is still possible in all 16 groups, each with two matches left and changed, in one publication. */
export async function measureOutlook(): Promise<Row> {
  const process = startEntry('server', 'outlook-rounds');
  const { totalMs, longestMs, longestAtFirstMs } = await process.ask<OutlookTimes>({ rounds: ROUNDS });
  await process.stop();
  return {
    name: 'outlook of all 16 groups, two matches open in each',
    measured: `${totalMs.toFixed(1)} ms in slices of at most ${longestMs.toFixed(1)} ms (the very first ${longestAtFirstMs.toFixed(1)} ms)`,
    beside: '',
    ratio: null,
    target: `no slice over ${TARGET_MS} ms`,
    met: longestMs < TARGET_MS,
  };
}
