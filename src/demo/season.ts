import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { Format } from '#domain/clubs/format.ts';
import { SCHEDULE_KEYS, type ScheduleKey } from '#domain/schedule/schedule.ts';
import type { DemoClock } from './demo-clock.ts';
import type { League } from './league.ts';
import type { ScoreBook } from './score-book.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A season that is being generated. */
export interface Season {
  readonly league: League;
  readonly clock: DemoClock;
  readonly random: SeededRandom;
  readonly scores: ScoreBook;
  readonly format: Format;
}

/** Matches of a matchday or round for which a result can be submitted. */
export async function openMatches(league: League, key: ScheduleKey): Promise<FixtureRow[]> {
  const { fixtures } = await league.read('/api/ucl/fixtures');
  return fixtures.filter((match) => keyOf(match) === key && acceptsResult(match));
}

export function acceptsResult({ status, home, away }: FixtureRow): boolean {
  return status === 'PENDING' && typeof home?.clubId === 'number' && typeof away?.clubId === 'number';
}

export function keyOf({ round, matchday }: FixtureRow): ScheduleKey | undefined {
  return SCHEDULE_KEYS.find((key) => key === (round ?? `md${matchday}`));
}
