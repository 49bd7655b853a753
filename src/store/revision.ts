import type { Db } from './tables.ts';

/** Where PostgreSQL tells every process of a new revision. */
export const REVISION_CHANNEL = 'ces_revision';

export async function currentRevision(db: Db): Promise<number> {
  const { value } = await db.selectFrom('revision').select('value').executeTakeFirstOrThrow();
  return value;
}
