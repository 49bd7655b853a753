import type { Club } from '#domain/clubs/clubs.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { ScheduleKey } from '#domain/schedule/schedule.ts';
import type { ReportingMode } from '#domain/season/season.ts';
import { compiledOnce } from './compiled-once.ts';
import type { Db } from './tables.ts';

/** What decides whether a match of the current season can be reported now. */
export interface ReportingGate {
  readonly season: number;
  readonly mode: ReportingMode;
  readonly closedBecause: string | null;
  readonly areGroupsClosed: boolean;
  /** Until when reports without a link are not taken from this sender; null when they are. */
  readonly blockedUntil: string | null;
  /** A draw is sealed and not done yet: the clubs are about to change. */
  readonly isDrawUnderWay: boolean;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  /** Who plays a match of the groups; null for a tie, which follows from the whole season. */
  readonly clubs: { readonly home: Club; readonly away: Club } | null;
}

/** A match of the plan, with its places in the draw if it has any. */
interface Match {
  readonly fixtureId: number;
  readonly key: ScheduleKey;
  readonly group: Group | null;
  readonly homeSlot: number | null;
  readonly awaySlot: number | null;
}

/** A report of the match: where it comes from, if without a link, and when. */
type Report = Match & { readonly sender: string | null; readonly at: string };

const selectGate = compiledOnce((db, { fixtureId, key, group, homeSlot, awaySlot, sender, at }: Report) =>
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
    .leftJoin('clubs as home', (join) =>
      join
        .onRef('home.season', '=', 'seasons.number')
        .on('home.group_letter', '=', group)
        .on('home.slot', '=', homeSlot),
    )
    .leftJoin('clubs as away', (join) =>
      join
        .onRef('away.season', '=', 'seasons.number')
        .on('away.group_letter', '=', group)
        .on('away.slot', '=', awaySlot),
    )
    .leftJoin('blocked_senders', (join) =>
      join.on('blocked_senders.sender', '=', sender).on('blocked_senders.blocked_until', '>', at),
    )
    .select(({ selectFrom, fn }) => [
      'seasons.number as season',
      'seasons.reporting as mode',
      'seasons.closed_because as closedBecause',
      'blocked_senders.blocked_until as blockedUntil',
      'home.id as homeId',
      'home.name as homeName',
      'away.id as awayId',
      'away.name as awayName',
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
export async function readReportingGate(db: Db, match: Report): Promise<ReportingGate> {
  const [row] = await selectGate(db, match);
  if (!row) throw new Error('There is no season');
  return {
    season: row.season,
    mode: row.mode,
    closedBecause: row.closedBecause,
    blockedUntil: row.blockedUntil,
    areGroupsClosed: Number(row.places) > 0,
    isDrawUnderWay: Number(row.draws) > 0,
    opensAt: row.opensAt,
    closesAt: row.closesAt,
    clubs: clubsOf(match, row),
  };
}

interface ClubColumns {
  readonly homeId: number | null;
  readonly homeName: string | null;
  readonly awayId: number | null;
  readonly awayName: string | null;
}

function clubsOf({ group, homeSlot, awaySlot }: Match, row: ClubColumns): ReportingGate['clubs'] {
  const club = (id: number | null, name: string | null, slot: number | null): Club | null =>
    id === null || name === null || slot === null || group === null ? null : { id, name, group, slot };
  const home = club(row.homeId, row.homeName, homeSlot);
  const away = club(row.awayId, row.awayName, awaySlot);
  return home && away && { home, away };
}
