import { randomBytes } from 'node:crypto';
import type { Db } from './tables.ts';

/** More than any request stores, and random, so that no engine can compress it. */
const PADDING = randomBytes(24 * 1024).toString('base64');

/**
 * Really writes, since only that tells whether the disk still takes anything. On a full disk a small row may
 * still fit where a submission does not, so the row is made large and then small again.
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
