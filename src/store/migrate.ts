import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Engine } from './engine.ts';
import { createTournament } from './migrations/001-tournament.ts';
import { addSeasons } from './migrations/002-season.ts';
import { addRecord } from './migrations/003-record.ts';
import { addClubLinks } from './migrations/004-club-links.ts';
import { addStaff } from './migrations/005-staff.ts';
import { addKickoffs } from './migrations/006-kickoffs.ts';
import { addEvidence } from './migrations/007-evidence.ts';
import { addOutbox } from './migrations/008-outbox.ts';
import { addPush } from './migrations/009-push.ts';
import type { Db } from './tables.ts';

/** In order, by the name of their file. One that has been released is never edited: a change is a new one. */
export const MIGRATIONS: Readonly<Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>> = {
  '001-tournament': createTournament,
  '002-season': addSeasons,
  '003-record': addRecord,
  '004-club-links': addClubLinks,
  '005-staff': addStaff,
  '006-kickoffs': addKickoffs,
  '007-evidence': addEvidence,
  '008-outbox': addOutbox,
  '009-push': addPush,
};

export class DatabaseTooNewError extends Error {
  constructor(migration: string) {
    super(
      `The database was written by a newer version of this server (${migration}). Start that version, or put back a ` +
        'backup that was made before the upgrade',
    );
    this.name = 'DatabaseTooNewError';
  }
}

/** Brings the schema up to date. Of two processes that start at once, the second waits for Kysely's lock. */
export async function migrateToLatest(db: Db, engine: Engine): Promise<void> {
  const { error } = await migratorOf(db, engine).migrateToLatest();
  if (!error) return;
  // Kysely has only words for it.
  const unknown = /executed migration (\S+) is missing/.exec(String(error))?.[1];
  throw unknown ? new DatabaseTooNewError(unknown) : error;
}

/** Whether an older version of this server has written the database. */
export async function isUpgradeDue(db: Db, engine: Engine): Promise<boolean> {
  const migrations = await migratorOf(db, engine).getMigrations();
  const done = migrations.filter(({ executedAt }) => executedAt);
  return done.length > 0 && done.length < migrations.length;
}

/** Creates the schema as it was when this migration was the newest. */
export async function migrateTo(db: Db, engine: Engine, migration: string): Promise<void> {
  const { error } = await migratorOf(db, engine).migrateTo(migration);
  if (error) throw error;
}

function migratorOf(db: Db, engine: Engine): Migrator {
  const migrations = Object.entries(MIGRATIONS).map(([name, migrate]): [string, Migration] => [
    name,
    { up: (trx) => migrate(trx, engine) },
  ]);
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(migrations) } });
}
