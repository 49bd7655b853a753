import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** Five minutes. No clock is off by that much unless it was set back since. */
const STEPS_AHEAD_MAX = 10;

/**
 * Uses up the time step of a code. Returns false when this step, or a later one, was used before: no code works twice. A
 * step from the future does not count: it would refuse every code until the clock has caught up.
 */
export async function takeTotpStep(db: Db, step: number): Promise<boolean> {
  const taken = await db
    .insertInto('secrets')
    .values({ name: 'admin-totp-step', value: String(step) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: String(step) })
        .where((row) => {
          const last = sql<number>`cast(secrets.value as bigint)`;
          return row.or([row(last, '<', step), row(last, '>', step + STEPS_AHEAD_MAX)]);
        }),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}
