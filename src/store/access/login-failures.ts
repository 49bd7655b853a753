import type { Db } from '../db/tables.ts';

const FAILURES_ALLOWED = 3;
export const LOCKOUT_MS = 5 * 60_000;

/**
 * Counts an attempt before its password is checked, so that guesses sent at once cannot slip past the
 * limit together. Returns null when the attempt may go on, else the time from which the next one may.
 */
export async function countAttempt(db: Db, client: string, now: Date): Promise<Date | null> {
  await takeForPresent(db, client, now);
  const forgottenBefore = new Date(now.getTime() - LOCKOUT_MS).toISOString();
  const counted = await db
    .insertInto('login_failures')
    .values({ client, failures: 1, last_failed_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('client')
        .doUpdateSet((row) => ({
          failures: row
            .case()
            .when('login_failures.last_failed_at', '<=', forgottenBefore)
            .then(1)
            .else(row('login_failures.failures', '+', 1))
            .end(),
          last_failed_at: now.toISOString(),
        }))
        // A blocked client is left alone: trying on does not lengthen the wait.
        .where((row) =>
          row.or([
            row('login_failures.failures', '<', FAILURES_ALLOWED),
            row('login_failures.last_failed_at', '<=', forgottenBefore),
          ]),
        ),
    )
    .returning('failures')
    .executeTakeFirst();
  if (counted) return null;
  const row = await db
    .selectFrom('login_failures')
    .select('last_failed_at')
    .where('client', '=', client)
    .executeTakeFirst();
  // A log-in that succeeds in another process has the failures forgotten between the two queries.
  return row ? new Date(Date.parse(row.last_failed_at) + LOCKOUT_MS) : countAttempt(db, client, now);
}

/** The password was not checked after all, so the attempt tells nothing. */
export async function takeBackAttempt(db: Db, client: string): Promise<void> {
  await db
    .updateTable('login_failures')
    .set((row) => ({ failures: row('failures', '-', 1) }))
    .where('client', '=', client)
    .where('failures', '>', 0)
    .execute();
}

/** A failure from the future was noted before the clock was set back. It blocks for five minutes from now, not from then. */
async function takeForPresent(db: Db, client: string, now: Date): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ last_failed_at: now.toISOString() })
    .where('client', '=', client)
    .where('last_failed_at', '>', now.toISOString())
    .execute();
}

export async function forgetFailures(db: Db, client: string): Promise<void> {
  await db.deleteFrom('login_failures').where('client', '=', client).execute();
}
