import { median, medianRatio } from '../statistics.ts';
import type { Generator } from './generator.ts';
import type { LoadJob } from './http-load.ts';
import { processorSeconds } from './processor-time.ts';

export interface Pace {
  readonly rounds: number;
  readonly roundMs: number;
  /** Before the first round, so that hot code is compiled. */
  readonly warmUpMs: number;
}

/** One of two servers: the process whose CPU time counts, and its request. */
export interface Side extends Omit<LoadJob, 'milliseconds'> {
  readonly pid: number;
}

export interface Comparison {
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
}

/** Alternates between two servers under the same load. */
export async function sideBySide(
  generator: Generator,
  ours: Side,
  theirs: Side,
  pace: Pace,
): Promise<Comparison> {
  for (const side of [ours, theirs]) await rate(generator, side, pace.warmUpMs);
  const rates = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < pace.rounds; round += 1) {
    rates.ours.push(await rate(generator, ours, pace.roundMs));
    rates.theirs.push(await rate(generator, theirs, pace.roundMs));
  }
  return {
    ours: median(rates.ours),
    theirs: median(rates.theirs),
    ratio: medianRatio(rates.ours, rates.theirs),
  };
}

/**
 * Replies per second of the server's CPU time. On a dedicated core that is replies per second; on a shared core it
 * is still the server's capacity.
 */
async function rate(generator: Generator, { pid, ...job }: Side, milliseconds: number): Promise<number> {
  const before = processorSeconds(pid);
  const { replies, seconds } = await generator.load({ ...job, milliseconds });
  const after = processorSeconds(pid);
  return replies / (before === null || after === null ? seconds : after - before);
}
