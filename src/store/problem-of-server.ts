import { Kysely } from 'kysely';
import { MIGRATIONS } from './migrate.ts';
import { dialectOf, type StoreLocation } from './open-store.ts';
import type { Tables } from './tables.ts';

/** Why this PostgreSQL database cannot be used as it is, or null. Nothing in it is changed; throws when it cannot be reached. */
export async function problemOfServer(location: StoreLocation): Promise<string | null> {
  const db = new Kysely<Tables & { kysely_migration: { name: string } }>({
    dialect: await dialectOf(location),
  });
  try {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    if (!tables.some(({ name }) => name === 'kysely_migration'))
      return 'holds no tournament yet: start the server, or ces move';
    const applied = await db.selectFrom('kysely_migration').select('name').execute();
    return applied.some(({ name }) => !(name in MIGRATIONS)) ? 'was written by a newer version' : null;
  } finally {
    await db.destroy();
  }
}
