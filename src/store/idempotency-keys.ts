import type { Db } from './tables.ts';

export const KEY_LIFETIME_MS = 24 * 3_600_000;

interface KeptReply {
  /** Of the call that came with the key first. */
  readonly callHash: string;
  /** The reply as it was sent. */
  readonly reply: string;
}

/**
 * Claims a key for this transaction, or returns what was answered under it before. A second call with the same key
 * waits here until the transaction of the first one has ended.
 */
export async function claimKey(db: Db, key: string, callHash: string, now: Date): Promise<KeptReply | null> {
  await db
    .deleteFrom('idempotency_keys')
    .where('key', '=', key)
    .where('created_at', '<', expiry(now))
    .execute();
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ key, body_hash: callHash, reply: '', created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply'])
    .where('key', '=', key)
    .executeTakeFirst();
  // Deleted as expired between the two queries: the key is free again.
  if (!kept) return claimKey(db, key, callHash, now);
  return { callHash: kept.body_hash, reply: kept.reply };
}

export async function keepReply(db: Db, key: string, reply: string): Promise<void> {
  await db.updateTable('idempotency_keys').set({ reply }).where('key', '=', key).execute();
}

function expiry(now: Date): string {
  return new Date(now.getTime() - KEY_LIFETIME_MS).toISOString();
}
