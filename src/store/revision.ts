import { sql } from 'kysely';
import { compiledOnce } from './compiled-once.ts';
import type { Engine } from './engine.ts';
import type { Db } from './tables.ts';

export const REVISION_CHANNEL = 'ces_revision';

const addOne = compiledOnce((db) =>
  db
    .updateTable('revision')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('id', '=', 1),
);

/**
 * Raises the revision inside a transaction that changes public data. Its row then stays locked until the
 * commit, so that changes are committed one after another and a reader of revision N has seen every change up
 * to N. The administrator's transactions raise it first, so that two decisions never wait for each other.
 */
export async function raiseRevision(trx: Db, engine: Engine): Promise<void> {
  await addOne(trx, {});
  // Delivered by PostgreSQL at the commit, to every process that listens.
  if (engine === 'postgres') {
    await sql`select pg_notify(${REVISION_CHANNEL}, value::text) from revision`.execute(trx);
  }
}

export async function currentRevision(db: Db): Promise<number> {
  const { value } = await db.selectFrom('revision').select('value').executeTakeFirstOrThrow();
  return value;
}
