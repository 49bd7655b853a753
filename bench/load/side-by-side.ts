import { median, medianRatio } from '../statistics.ts';
import type { Generator } from './generator.ts';
import type { LoadJob } from './http-load.ts';

export interface Pace {
  readonly rounds: number;
  readonly roundMs: number;
}

export interface Comparison {
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
}

/** Lets two servers take turns under the same load. The first round of each only warms it up. */
export async function sideBySide(
  generator: Generator,
  ours: Omit<LoadJob, 'milliseconds'>,
  theirs: Omit<LoadJob, 'milliseconds'>,
  { rounds, roundMs }: Pace,
): Promise<Comparison> {
  const counts = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const milliseconds = roundMs;
    const mine = await generator.load({ ...ours, milliseconds });
    const other = await generator.load({ ...theirs, milliseconds });
    if (round === 0) continue;
    counts.ours.push(mine.requestsPerSecond);
    counts.theirs.push(other.requestsPerSecond);
  }
  return {
    ours: median(counts.ours),
    theirs: median(counts.theirs),
    ratio: medianRatio(counts.ours, counts.theirs),
  };
}
