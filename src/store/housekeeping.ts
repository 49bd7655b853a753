import { expiry } from './idempotency-keys.ts';
import { LOCKOUT_MS } from './login-failures.ts';
import type { Db } from './tables.ts';

const EXPIRED_SESSIONS_KEPT_MS = 24 * 3_600_000;

/** Removes what has run out. An expired session stays a day, so that its owner is told that it expired. */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', expiry(now)).execute();
  await db.deleteFrom('login_failures').where('last_failed_at', '<', ago(LOCKOUT_MS)).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', ago(EXPIRED_SESSIONS_KEPT_MS)).execute();
}
