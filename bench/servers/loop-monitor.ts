// Loaded into the server before it starts (node --import): reports the event loop delay and the memory.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

export interface LoopReport {
  readonly delayP99Ms: number;
  readonly delayMaxMs: number;
  readonly residentMb: number;
  /** The heap and the external memory of its objects. */
  readonly usedMb: number;
}

// Node's delays include the sampling interval, so it is short.
const delays = monitorEventLoopDelay({ resolution: 1 });

/** 'collect' needs a server that was started with `--expose-gc`. */
export type LoopOrder = 'begin' | 'report' | 'collect';

process.on('message', async (message: LoopOrder) => {
  if (message === 'begin') {
    delays.enable();
    delays.reset();
  }
  if (message === 'collect') {
    // Compressors release their memory a moment after a collection, and then there may be more to collect.
    let before: number;
    do {
      before = usedMb();
      globalThis.gc?.();
      await delay(1_000);
      globalThis.gc?.();
    } while (usedMb() < before - 1);
  }
  const report: LoopReport = {
    delayP99Ms: delays.percentile(99) / 1e6,
    delayMaxMs: delays.max / 1e6,
    residentMb: process.memoryUsage.rss() / 1e6,
    usedMb: usedMb(),
  };
  process.send?.(report);
});

function usedMb(): number {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

// The channel must neither keep the server alive nor outlive the benchmark.
process.on('disconnect', () => process.exit(0));
