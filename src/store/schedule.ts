import { type Postponement, SCHEDULE_KEYS, type ScheduleEntry } from '#domain/schedule/schedule.ts';
import type { Db } from './tables.ts';

/** In the order in which they are played. */
export async function listSchedule(db: Db, season: number): Promise<ScheduleEntry[]> {
  const entries = await db
    .selectFrom('schedule')
    .select(['key', 'opens_at as opensAt', 'closes_at as closesAt'])
    .where('season', '=', season)
    .execute();
  return entries.toSorted((a, b) => SCHEDULE_KEYS.indexOf(a.key) - SCHEDULE_KEYS.indexOf(b.key));
}

/** The whole schedule is replaced. */
export async function replaceSchedule(
  db: Db,
  season: number,
  entries: readonly ScheduleEntry[],
): Promise<void> {
  await db.deleteFrom('schedule').where('season', '=', season).execute();
  if (entries.length === 0) return;
  await db
    .insertInto('schedule')
    .values(
      entries.map(({ key, opensAt, closesAt }) => ({ season, key, opens_at: opensAt, closes_at: closesAt })),
    )
    .execute();
}

export function listPostponements(db: Db, season: number): Promise<Postponement[]> {
  return db
    .selectFrom('postponements')
    .select(['fixture_id as fixtureId', 'closes_at as closesAt', 'reason'])
    .where('season', '=', season)
    .orderBy('fixture_id')
    .execute();
}

export async function postponeMatch(
  db: Db,
  season: number,
  { fixtureId, closesAt, reason }: Postponement,
): Promise<void> {
  await db
    .insertInto('postponements')
    .values({ season, fixture_id: fixtureId, closes_at: closesAt, reason })
    .onConflict((conflict) =>
      conflict.columns(['season', 'fixture_id']).doUpdateSet({ closes_at: closesAt, reason }),
    )
    .execute();
}

/** The match closes with its matchday or round again. */
export async function removePostponement(db: Db, season: number, fixtureId: number): Promise<void> {
  await db
    .deleteFrom('postponements')
    .where('season', '=', season)
    .where('fixture_id', '=', fixtureId)
    .execute();
}
