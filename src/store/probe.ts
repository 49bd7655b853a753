import type { Db } from './tables.ts';

/** Really writes, since only that tells whether the disk still takes anything. */
export async function probeStorage(db: Db, now: Date): Promise<void> {
  const probed_at = now.toISOString();
  await db
    .insertInto('probe')
    .values({ id: 1, probed_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ probed_at }))
    .execute();
}
