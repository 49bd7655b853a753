import type { Selectable } from 'kysely';
import type { Club } from '#domain/clubs/clubs.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { compiledOnce } from './compiled-once.ts';
import type { Db, Tables } from './tables.ts';

export async function listClubs(db: Db): Promise<Club[]> {
  const rows = await db.selectFrom('clubs').selectAll().orderBy('id').execute();
  return rows.map(toClub);
}

const selectClubsOfGroup = compiledOnce((db, { group }: { readonly group: Group }) =>
  db.selectFrom('clubs').selectAll().where('group_letter', '=', group),
);

export async function listClubsOfGroup(db: Db, group: Group): Promise<Club[]> {
  const rows = await selectClubsOfGroup(db, { group });
  return rows.map(toClub);
}

export async function renameClub(db: Db, id: number, name: string): Promise<void> {
  await db.updateTable('clubs').set({ name }).where('id', '=', id).execute();
}

function toClub(row: Selectable<Tables['clubs']>): Club {
  return { id: row.id, group: row.group_letter, slot: row.slot, name: row.name };
}
