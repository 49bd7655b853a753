import { residentMegabytes } from '../../tests/torture/process-size.ts';
import { childrenOf } from '../load/processor-time.ts';

const EVERY_MS = 500;

/** Watches processes and the ones that they start, such as the renderer of share images. */
export interface MemoryWatch {
  /** Replaces the watched processes: one of them may have been restarted. */
  readonly watch: (pids: readonly number[]) => void;
  /** The most that any one process has used, in megabytes. */
  readonly stop: () => { readonly site: number; readonly helper: number };
}

export function watchMemory(first: readonly number[]): MemoryWatch {
  let pids = first;
  const peak = { site: 0, helper: 0 };
  const timer = setInterval(() => {
    const helpers = pids.flatMap(childrenOf);
    peak.site = Math.max(peak.site, ...pids.map(residentMegabytes));
    peak.helper = Math.max(peak.helper, ...helpers.map(residentMegabytes));
  }, EVERY_MS);
  return {
    watch: (next) => {
      pids = next;
    },
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}
