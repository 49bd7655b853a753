import { BRACKETS, type Bracket } from '#domain/fixtures/stages.ts';
import { type Places, placesIn } from '#domain/knockouts/bracket-places.ts';
import type { Db } from './tables.ts';

/** Null while the groups are open. */
export async function readPlaces(db: Db, season: number): Promise<Places | null> {
  const rows = await db
    .selectFrom('knockout_places')
    .select(['bracket', 'club_id'])
    .where('season', '=', season)
    .orderBy('position')
    .execute();
  if (rows.length === 0) return null;
  const idsOf = (bracket: Bracket) => rows.filter((row) => row.bracket === bracket).map((row) => row.club_id);
  return { ucl: idsOf('UCL'), uel: idsOf('UEL') };
}

export async function writePlaces(db: Db, season: number, places: Places): Promise<void> {
  const rows = BRACKETS.flatMap((bracket) =>
    placesIn(places, bracket).map((clubId, index) => ({
      season,
      bracket,
      position: index + 1,
      club_id: clubId,
    })),
  );
  await db.insertInto('knockout_places').values(rows).execute();
}

export async function clearPlaces(db: Db, season: number): Promise<void> {
  await db.deleteFrom('knockout_places').where('season', '=', season).execute();
}
