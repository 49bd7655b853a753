import { median, medianRatio } from '../statistics.ts';
import type { Generator } from './generator.ts';
import type { LoadJob } from './http-load.ts';
import { processorSeconds } from './processor-time.ts';

export interface Pace {
  readonly rounds: number;
  readonly roundMs: number;
  /** Before the first round: what is hot is to be compiled by then. */
  readonly warmUpMs: number;
}

/** One of two servers: whose processor time counts, and what it is asked. */
export interface Side extends Omit<LoadJob, 'milliseconds'> {
  readonly pid: number;
}

export interface Comparison {
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
}

/** Lets two servers take turns under the same load. */
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
 * Replies per second of the server's processor time. On a core of its own that is replies per second; where others use
 * the core as well, it is still what this server can do.
 */
async function rate(generator: Generator, { pid, ...job }: Side, milliseconds: number): Promise<number> {
  const before = processorSeconds(pid);
  const { replies, seconds } = await generator.load({ ...job, milliseconds });
  const after = processorSeconds(pid);
  return replies / (before === null || after === null ? seconds : after - before);
}
