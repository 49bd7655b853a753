import { type Migration, Migrator } from 'kysely';
import type { Engine } from './engine.ts';
import { createTournament } from './migrations/001-tournament.ts';
import type { Db } from './tables.ts';

/** In order. A migration that has been released is never edited: a change is a new one. */
function migrations(engine: Engine): Record<string, Migration> {
  return {
    '001-tournament': { up: (db) => createTournament(db, engine) },
  };
}

/** Brings the schema up to date. Kysely's lock lets two processes start at once; the second one waits. */
export async function migrateToLatest(db: Db, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations(engine) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
