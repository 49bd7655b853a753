import type { Db } from '../db/tables.ts';

export const KEY_LIFETIME_MS = 24 * 3_600_000;

export interface StoredReply {
  /** The hash of the first call with this key. */
  readonly callHash: string;
  readonly reply: string;
}

/** The stored reply for this key; null if the key is unused or expired. */
export async function findReply(db: Db, key: string, now: Date): Promise<StoredReply | null> {
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash as callHash', 'reply'])
    .where('key', '=', key)
    .where('created_at', '>=', new Date(now.getTime() - KEY_LIFETIME_MS).toISOString())
    .executeTakeFirst();
  return kept ?? null;
}

export async function storeReply(
  db: Db,
  key: string,
  { callHash, reply }: StoredReply,
  now: Date,
): Promise<void> {
  const kept = { body_hash: callHash, reply, created_at: now.toISOString() };
  await db
    .insertInto('idempotency_keys')
    .values({ key, ...kept })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(kept))
    .execute();
}

/** Replaces a stored reply. */
export async function rewriteReply(db: Db, key: string, reply: string): Promise<void> {
  await db.updateTable('idempotency_keys').set({ reply }).where('key', '=', key).execute();
}
