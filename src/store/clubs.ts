import type { Selectable } from 'kysely';
import type { Club } from '#domain/clubs/clubs.ts';
import type { Db, Tables } from './tables.ts';

export async function listClubs(db: Db, season: number): Promise<Club[]> {
  const rows = await db.selectFrom('clubs').selectAll().where('season', '=', season).orderBy('id').execute();
  return rows.map(toClub);
}

export async function renameClub(db: Db, season: number, id: number, name: string): Promise<void> {
  await db.updateTable('clubs').set({ name }).where('season', '=', season).where('id', '=', id).execute();
}

/** The clubs of a season that begins. */
export async function insertClubs(db: Db, season: number, clubs: readonly Club[]): Promise<void> {
  await db
    .insertInto('clubs')
    .values(clubs.map(({ id, group, slot, name }) => ({ season, id, group_letter: group, slot, name })))
    .execute();
}

function toClub(row: Selectable<Tables['clubs']>): Club {
  return { id: row.id, group: row.group_letter, slot: row.slot, name: row.name };
}
