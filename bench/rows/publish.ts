import { startEntry } from '../pinned-process.ts';
import type { PublishJob, PublishTimes } from '../publish/publish-rounds.ts';
import { growthExponent } from '../statistics.ts';
import type { Row } from '../table.ts';

const TARGET_MS = 10;
/** Exactly linear is 1; the rest allows for noise. */
const EXPONENT_MAX = 1.1;
/** Enough rounds until the code is compiled: with ten, the middle size looked worse than it is. */
const SIZES = [
  { groups: 16, rounds: 300 },
  { groups: 160, rounds: 60 },
  { groups: 1_600, rounds: 4 },
];

/** A publication after one approval, for a tournament of 64, 640 and 6,400 clubs. */
export async function measurePublish(): Promise<Row[]> {
  const measured: PublishTimes[] = [];
  for (const { groups, rounds } of SIZES)
    measured.push(await publishRounds(groups, { rounds, areTiesPlayed: false }));
  const season = await publishRounds(16, { rounds: 300, areTiesPlayed: true });
  const [small, middle, large] = measured;
  if (!small || !middle || !large) throw new Error('A size was not measured');
  const alone = { comparison: '', ratio: null };
  const growth = (part: 'dataMs' | 'pagesMs') => {
    const costOf = (times: PublishTimes) => ({ size: times.clubs, cost: times[part] });
    return [growthExponent(costOf(small), costOf(middle)), growthExponent(costOf(middle), costOf(large))];
  };
  const scaling = (part: 'dataMs' | 'pagesMs') => {
    const powers = growth(part).map((exponent) => exponent.toFixed(2));
    return `${measured.map((times) => ms(times[part])).join(', ')}: to the power of ${powers.join(' and ')}`;
  };
  return [
    {
      name: 'publish with all 96 group fixtures decided: derive and encode all data',
      measured: ms(small.dataMs),
      ...alone,
      target: `under ${TARGET_MS} ms`,
      met: small.dataMs < TARGET_MS,
    },
    {
      name: 'publish with all 158 fixtures decided: derive and encode all data',
      measured: ms(season.dataMs),
      ...alone,
      target: `under ${TARGET_MS} ms`,
      met: season.dataMs < TARGET_MS,
    },
    {
      name: 'publish for 64, 640 and 6,400 clubs',
      measured: scaling('dataMs'),
      ...alone,
      target: 'no worse than linear',
      met: growth('dataMs').every((exponent) => exponent <= EXPONENT_MAX),
    },
    {
      name: 'render home and hub for 64, 640 and 6,400 clubs',
      measured: scaling('pagesMs'),
      ...alone,
      target: 'reported',
      met: null,
    },
  ];
}

async function publishRounds(groups: number, job: PublishJob): Promise<PublishTimes> {
  const process = startEntry('server', 'publish-rounds', { env: { BENCH_GROUPS: String(groups) } });
  const times = await process.ask<PublishTimes>(job);
  await process.stop();
  return times;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms`;
}
