import { sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * Takes note of the half minute whose code was used. Returns false when this one, or a later one, was used before:
 * a code opens the door once.
 */
export async function takeTotpStep(db: Db, step: number): Promise<boolean> {
  const taken = await db
    .insertInto('secrets')
    .values({ name: 'admin-totp-step', value: String(step) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: String(step) })
        .where(sql<number>`cast(secrets.value as bigint)`, '<', step),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}
