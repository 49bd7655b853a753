import { CompiledQuery } from 'kysely';
import type { Engine } from './engine.ts';
import { REVISION_CHANNEL } from './revision.ts';
import type { Db } from './tables.ts';

const RAISE = {
  sqlite: CompiledQuery.raw('update revision set value = value + 1'),
  // The notification is delivered at the commit, to every process that listens.
  postgres: CompiledQuery.raw(
    `with raised as (update revision set value = value + 1 returning value)
     select pg_notify('${REVISION_CHANNEL}', value::text) from raised`,
  ),
} as const satisfies Record<Engine, CompiledQuery>;

/**
 * Raises the revision inside a transaction that changes public data. Its row stays locked until the commit, so
 * changes are committed one after another, and a reader of revision N has seen every change up to N.
 *
 * Only `server/actions/change-tournament.ts` imports this file, and `restore.ts`, which changes a database that nobody
 * reads yet: the linter refuses any other import, and the table's type any other update.
 */
export async function raiseRevision(trx: Db, engine: Engine): Promise<void> {
  await trx.executeQuery(RAISE[engine]);
}
