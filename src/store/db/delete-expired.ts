import { KEY_LIFETIME_MS } from '../access/idempotency-keys.ts';
import { DEVICE_LIFETIME_MS } from '../access/known-devices.ts';
import { LOCKOUT_MS } from '../access/login-failures.ts';
import { SENDER_LIFETIME_MS } from '../access/senders.ts';
import { SUBSCRIPTION_LIFETIME_MS } from '../delivery/push.ts';
import type { Store } from './open-store.ts';

const EXPIRED_SESSIONS_KEPT_MS = 24 * 3_600_000;
/** Longer than any report waits, of which is told once. */
const SENT_NEWS_KEPT_MS = 365 * 24 * 3_600_000;

/**
 * Deletes expired rows. A session stays for a day after its end, so that its owner is told that it expired. A row from
 * as far in the future was written before the clock was set back, and would stay until the clock has caught up.
 */
export async function deleteExpired({ db }: Pick<Store, 'db'>, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const ahead = (ms: number) => ago(-ms);
  await db
    .deleteFrom('idempotency_keys')
    .where((row) =>
      row.or([row('created_at', '<', ago(KEY_LIFETIME_MS)), row('created_at', '>', ahead(KEY_LIFETIME_MS))]),
    )
    .execute();
  await db
    .deleteFrom('login_failures')
    .where((row) =>
      row.or([row('last_failed_at', '<', ago(LOCKOUT_MS)), row('last_failed_at', '>', ahead(LOCKOUT_MS))]),
    )
    .execute();
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('expires_at', '<', ago(EXPIRED_SESSIONS_KEPT_MS)),
        row('created_at', '>', ahead(EXPIRED_SESSIONS_KEPT_MS)),
      ]),
    )
    .execute();
  await db
    .deleteFrom('result_senders')
    .where((row) =>
      row.or([
        row('submitted_at', '<', ago(SENDER_LIFETIME_MS)),
        row('submitted_at', '>', ahead(SENDER_LIFETIME_MS)),
      ]),
    )
    .execute();
  await db
    .deleteFrom('blocked_senders')
    .where((row) =>
      row.or([
        row('blocked_until', '<', now.toISOString()),
        row('blocked_until', '>', ahead(SENDER_LIFETIME_MS)),
      ]),
    )
    .execute();
  await db.deleteFrom('outbox').where('sent_at', '<', ago(SENT_NEWS_KEPT_MS)).execute();
  await db.deleteFrom('push_subscriptions').where('renewed_at', '<', ago(SUBSCRIPTION_LIFETIME_MS)).execute();
  await db.deleteFrom('push_deadlines').where('told_at', '<', ago(SENT_NEWS_KEPT_MS)).execute();
  await db.deleteFrom('known_devices').where('created_at', '<', ago(DEVICE_LIFETIME_MS)).execute();
}
