import { CompiledQuery } from 'kysely';
import type { Engine } from './engine.ts';
import type { Db } from './tables.ts';

/** Any number that no other advisory lock of this database has. */
const KEY = 20_260_301;

const LOCKS = {
  shared: CompiledQuery.raw(`select pg_advisory_xact_lock_shared(${KEY})`),
  exclusive: CompiledQuery.raw(`select pg_advisory_xact_lock(${KEY})`),
} as const;

/**
 * Held until the transaction ends. Shared by changes that only add a result and decide nothing for each other; exclusive
 * for all others, which must neither miss such a result that is not committed yet nor wait for it while they hold the
 * revision that it needs. SQLite has one writer at a time anyway.
 */
export async function lockChanges(trx: Db, engine: Engine, mode: keyof typeof LOCKS): Promise<void> {
  if (engine === 'postgres') await trx.executeQuery(LOCKS[mode]);
}
