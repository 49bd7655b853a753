import type { ScheduleKey } from '#domain/schedule/schedule.ts';
import { compiledOnce } from './compiled-once.ts';
import type { Db } from './tables.ts';

/** What decides whether a match of the current season can be reported now. */
export interface ReportingGate {
  readonly season: number;
  readonly areGroupsClosed: boolean;
  /** A draw is sealed and not done yet: the clubs are about to change. */
  readonly isDrawUnderWay: boolean;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

interface Match {
  readonly fixtureId: number;
  readonly key: ScheduleKey;
}

const selectGate = compiledOnce((db, { fixtureId, key }: Match) =>
  db
    .selectFrom('seasons')
    .leftJoin('schedule', (join) =>
      join.onRef('schedule.season', '=', 'seasons.number').on('schedule.key', '=', key),
    )
    .leftJoin('postponements', (join) =>
      join
        .onRef('postponements.season', '=', 'seasons.number')
        .on('postponements.fixture_id', '=', fixtureId),
    )
    .select(({ selectFrom, fn }) => [
      'seasons.number as season',
      'schedule.opens_at as opensAt',
      fn.coalesce('postponements.closes_at', 'schedule.closes_at').as('closesAt'),
      selectFrom('knockout_places')
        .select(fn.countAll().as('count'))
        .whereRef('knockout_places.season', '=', 'seasons.number')
        .as('places'),
      selectFrom('draws')
        .select(fn.countAll().as('count'))
        .whereRef('draws.season', '=', 'seasons.number')
        .where('sealed_at', 'is not', null)
        .where('done_at', 'is', null)
        .where('given_up_at', 'is', null)
        .as('draws'),
    ])
    .orderBy('seasons.number', 'desc')
    .limit(1),
);

/** One query, since every submission asks it. */
export async function readReportingGate(db: Db, match: Match): Promise<ReportingGate> {
  const [row] = await selectGate(db, match);
  if (!row) throw new Error('There is no season');
  return {
    season: row.season,
    areGroupsClosed: Number(row.places) > 0,
    isDrawUnderWay: Number(row.draws) > 0,
    opensAt: row.opensAt,
    closesAt: row.closesAt,
  };
}
