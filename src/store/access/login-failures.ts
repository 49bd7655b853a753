import type { Db } from '../db/tables.ts';

const FAILURES_ALLOWED = 3;
export const LOCKOUT_MS = 5 * 60_000;

/**
 * Counts an attempt before its password is checked, so that simultaneous guesses cannot bypass the limit. Returns
 * null if the attempt is allowed, otherwise the time of the next possible one.
 */
export async function countAttempt(db: Db, client: string, now: Date): Promise<Date | null> {
  await clampToNow(db, client, now);
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
        // A blocked client's row is not updated: further attempts do not extend the lockout.
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
  // A successful login in another process may have cleared the failures between the two queries.
  return row ? new Date(Date.parse(row.last_failed_at) + LOCKOUT_MS) : countAttempt(db, client, now);
}

/** For an attempt whose password was not checked after all. */
export async function uncountAttempt(db: Db, client: string): Promise<void> {
  await db
    .updateTable('login_failures')
    .set((row) => ({ failures: row('failures', '-', 1) }))
    .where('client', '=', client)
    .where('failures', '>', 0)
    .execute();
}

/** A failure in the future was recorded before the clock was set back. It blocks for five minutes from now instead. */
async function clampToNow(db: Db, client: string, now: Date): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ last_failed_at: now.toISOString() })
    .where('client', '=', client)
    .where('last_failed_at', '>', now.toISOString())
    .execute();
}

export async function clearFailures(db: Db, client: string): Promise<void> {
  await db.deleteFrom('login_failures').where('client', '=', client).execute();
}

/** After a new password, clients that failed with the old one can try again immediately. */
export async function clearAllFailures(db: Db): Promise<void> {
  await db.deleteFrom('login_failures').execute();
}
