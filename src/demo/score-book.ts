import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { ReportedScore } from '#domain/results/results.ts';
import { type SeededRandom, seededRandom, seedOf } from './seeded-random.ts';

/** The score of every match of a season. It depends on the match only, so the order of play makes no difference. */
export type ScoreBook = (match: FixtureRow) => ReportedScore;

const GOALS_MAX = 9;
const HOME_GOALS = 1.7;
const AWAY_GOALS = 1.4;
/** How much more often the best club scores against the weakest. */
const GAP = 1.6;
const EXTRA_TIME = 0.25;

export function scoreBook(seed: number, season: number): ScoreBook {
  const strengthOf = (name: string | undefined | null) =>
    seededRandom(seedOf(seed, `strength of ${name}`)).fraction();

  return ({ id, stage, home, away }) => {
    const random = seededRandom(seedOf(seed, `season ${season} match ${id}`));
    const lead = GAP * (strengthOf(home?.name) - strengthOf(away?.name));
    const homeScore = goals(random, HOME_GOALS * Math.exp(lead / 2));
    const awayScore = goals(random, AWAY_GOALS * Math.exp(-lead / 2));
    const isTie = stage === 'knockout';
    const isLevel = homeScore === awayScore;
    return {
      homeScore,
      awayScore,
      ...(isTie && isLevel ? shootOut(random) : { homePenalties: null, awayPenalties: null }),
      afterExtraTime: isTie && !isLevel && Math.abs(homeScore - awayScore) === 1 && random.chance(EXTRA_TIME),
    };
  };
}

/** Goals are rare and independent: a Poisson distribution. */
function goals(random: SeededRandom, mean: number): number {
  const stop = Math.exp(-mean);
  let count = 0;
  for (let left = random.fraction(); left > stop && count < GOALS_MAX; left *= random.fraction()) count += 1;
  return count;
}

function shootOut(random: SeededRandom): Pick<ReportedScore, 'homePenalties' | 'awayPenalties'> {
  const winner = random.integer(3, 6);
  const loser = winner - random.integer(1, 2);
  return random.chance(0.5)
    ? { homePenalties: winner, awayPenalties: loser }
    : { homePenalties: loser, awayPenalties: winner };
}
