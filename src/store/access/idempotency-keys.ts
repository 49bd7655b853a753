import type { Db } from '../db/tables.ts';

export const KEY_LIFETIME_MS = 24 * 3_600_000;

export interface KeptReply {
  /** Of the call that came with the key first. */
  readonly callHash: string;
  /** The reply as it was sent. */
  readonly reply: string;
}

/** What was answered under this key before; null when it is free, or was used too long ago. */
export async function findKeptReply(db: Db, key: string, now: Date): Promise<KeptReply | null> {
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash as callHash', 'reply'])
    .where('key', '=', key)
    .where('created_at', '>=', new Date(now.getTime() - KEY_LIFETIME_MS).toISOString())
    .executeTakeFirst();
  return kept ?? null;
}

/** Answers the key with this reply from now on. */
export async function keepReply(
  db: Db,
  key: string,
  { callHash, reply }: KeptReply,
  now: Date,
): Promise<void> {
  const kept = { body_hash: callHash, reply, created_at: now.toISOString() };
  await db
    .insertInto('idempotency_keys')
    .values({ key, ...kept })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(kept))
    .execute();
}

/** Puts another reply in the place of one that is kept. */
export async function rewriteReply(db: Db, key: string, reply: string): Promise<void> {
  await db.updateTable('idempotency_keys').set({ reply }).where('key', '=', key).execute();
}
