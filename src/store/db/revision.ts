import { CompiledQuery } from 'kysely';
import type { Engine } from './engine.ts';
import type { Db } from './tables.ts';

/** The channel on which PostgreSQL notifies every process of a new revision. */
export const REVISION_CHANNEL = 'ces_revision';

export async function currentRevision(db: Db): Promise<number> {
  const { value } = await db.selectFrom('revision').select('value').executeTakeFirstOrThrow();
  return value;
}

/** Held until the transaction ends: changes are serialised across processes. SQLite has one writer at a time anyway. */
export async function lockRevision(trx: Db, engine: Engine): Promise<void> {
  if (engine === 'postgres')
    await trx.executeQuery(CompiledQuery.raw('select value from revision for update'));
}

const RAISE = {
  sqlite: CompiledQuery.raw('update revision set value = value + 1'),
  // The notification is delivered at the commit, to every listening process.
  postgres: CompiledQuery.raw(
    `with raised as (update revision set value = value + 1 returning value)
     select pg_notify('${REVISION_CHANNEL}', value::text) from raised`,
  ),
} as const satisfies Record<Engine, CompiledQuery>;

/** Raises the revision in a transaction that changes public or staff data. */
export async function raiseRevision(trx: Db, engine: Engine): Promise<void> {
  await trx.executeQuery(RAISE[engine]);
}
