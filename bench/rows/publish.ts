import { startEntry } from '../pinned-process.ts';
import { growthExponent } from '../statistics.ts';
import type { Row } from '../table.ts';

const TARGET_MS = 10;
/** Exactly linear is 1; a little is left for the noise of the measurement. */
const EXPONENT_MAX = 1.1;
const SIZES = [
  { groups: 16, rounds: 300 },
  { groups: 160, rounds: 10 },
  { groups: 1_600, rounds: 2 },
];

/** Deriving and encoding all data and the pages of the crowd, for a tournament of 64, 640 and 6,400 clubs. */
export async function measurePublish(): Promise<Row[]> {
  const measured: { clubs: number; milliseconds: number }[] = [];
  for (const { groups, rounds } of SIZES) {
    const process = startEntry('server', 'publish-rounds', { env: { BENCH_GROUPS: String(groups) } });
    measured.push(await process.ask({ rounds }));
    await process.stop();
  }
  const [small, middle, large] = measured;
  if (!small || !middle || !large) throw new Error('A size was not measured');
  const cost = ({ clubs, milliseconds }: typeof small) => ({ size: clubs, cost: milliseconds });
  const exponents = [growthExponent(cost(small), cost(middle)), growthExponent(cost(middle), cost(large))];
  const ms = (milliseconds: number) => milliseconds.toFixed(milliseconds < 100 ? 1 : 0);
  return [
    {
      name: 'publish for 64 clubs: derive, render home and hub, encode all data',
      measured: `${ms(small.milliseconds)} ms`,
      beside: '',
      ratio: null,
      target: `under ${TARGET_MS} ms`,
      met: small.milliseconds < TARGET_MS,
    },
    {
      name: 'publish for 64, 640 and 6,400 clubs',
      measured: `${ms(small.milliseconds)}, ${ms(middle.milliseconds)}, ${ms(large.milliseconds)} ms: to the power of ${exponents.map((exponent) => exponent.toFixed(2)).join(' and ')}`,
      beside: '',
      ratio: null,
      target: 'no worse than linear',
      met: exponents.every((exponent) => exponent <= EXPONENT_MAX),
    },
  ];
}
