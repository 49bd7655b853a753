import { randomBytes } from 'node:crypto';
import type { Db } from './tables.ts';

/** Larger than any request stores, and random, so that it cannot be compressed. */
const PADDING = randomBytes(24 * 1024).toString('base64');

/**
 * The write probe of the health check: only a write shows whether there is disk space left. A small row may still
 * fit into a free page when a submission no longer does, so the row is made large, and then small again.
 */
export async function probeStorage(db: Db, now: Date): Promise<void> {
  const small = { probed_at: now.toISOString() };
  const large = { probed_at: small.probed_at + PADDING };
  await db
    .insertInto('probe')
    .values({ id: 1, ...large })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(large))
    .execute();
  await db.updateTable('probe').set(small).execute();
}
