import type { Club } from '#domain/clubs.ts';
import type { Db } from './tables.ts';

export async function listClubs(db: Db): Promise<Club[]> {
  const rows = await db.selectFrom('clubs').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ id: row.id, group: row.group_letter, slot: row.slot, name: row.name }));
}

export async function renameClub(db: Db, id: number, name: string): Promise<void> {
  await db.updateTable('clubs').set({ name }).where('id', '=', id).execute();
}
