// Loaded into the server before it starts (node --import): tells how late its event loop runs and what it weighs.
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface LoopReport {
  readonly delayP99Ms: number;
  readonly delayMaxMs: number;
  readonly residentMb: number;
}

// The delays that Node counts include the pause between two looks, so the pause is short.
const delays = monitorEventLoopDelay({ resolution: 1 });

process.on('message', (message: 'begin' | 'report') => {
  if (message === 'begin') {
    delays.enable();
    delays.reset();
  }
  const report: LoopReport = {
    delayP99Ms: delays.percentile(99) / 1e6,
    delayMaxMs: delays.max / 1e6,
    residentMb: process.memoryUsage.rss() / 1e6,
  };
  process.send?.(report);
});
// The channel must not keep the server alive, nor die with the bench and leave it behind.
process.on('disconnect', () => process.exit(0));
