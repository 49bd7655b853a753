import { sql } from 'kysely';
import { KEY_LIFETIME_MS } from '../access/idempotency-keys.ts';
import { DEVICE_LIFETIME_MS } from '../access/known-devices.ts';
import { LOCKOUT_MS } from '../access/login-failures.ts';
import { SENDER_LIFETIME_MS } from '../access/senders.ts';
import { SUBSCRIPTION_LIFETIME_MS } from '../delivery/push.ts';
import type { Store } from './open-store.ts';
import type { Tables } from './tables.ts';

const EXPIRED_SESSIONS_KEPT_MS = 24 * 3_600_000;
/** Longer than any submission is pending: each is reminded of once. */
const SENT_NEWS_KEPT_MS = 365 * 24 * 3_600_000;

/** How long a row is kept after the time in this column. */
const KEPT_AFTER: readonly (readonly [keyof Tables, column: string, milliseconds: number])[] = [
  ['idempotency_keys', 'created_at', KEY_LIFETIME_MS],
  ['login_failures', 'last_failed_at', LOCKOUT_MS],
  // For a day after its end, so that its owner sees that it expired.
  ['sessions', 'expires_at', EXPIRED_SESSIONS_KEPT_MS],
  ['result_senders', 'submitted_at', SENDER_LIFETIME_MS],
  ['blocked_senders', 'blocked_until', 0],
  ['outbox', 'sent_at', SENT_NEWS_KEPT_MS],
  ['push_subscriptions', 'renewed_at', SUBSCRIPTION_LIFETIME_MS],
  ['push_deadlines', 'told_at', SENT_NEWS_KEPT_MS],
  ['known_devices', 'created_at', DEVICE_LIFETIME_MS],
];

/** A row further in the future was written before the clock was set back, and would stay until it has caught up. */
const EARLIEST_FUTURE: typeof KEPT_AFTER = [
  ['idempotency_keys', 'created_at', KEY_LIFETIME_MS],
  ['login_failures', 'last_failed_at', LOCKOUT_MS],
  ['sessions', 'created_at', EXPIRED_SESSIONS_KEPT_MS],
  ['result_senders', 'submitted_at', SENDER_LIFETIME_MS],
  ['blocked_senders', 'blocked_until', SENDER_LIFETIME_MS],
];

export async function deleteExpired({ db }: Pick<Store, 'db'>, now: Date): Promise<void> {
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  for (const [table, column, kept] of KEPT_AFTER)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${at(-kept)}`.execute(db);
  for (const [table, column, ahead] of EARLIEST_FUTURE)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} > ${at(ahead)}`.execute(db);
}
