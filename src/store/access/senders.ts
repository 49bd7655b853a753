import type { Db } from '../db/tables.ts';

export const SENDER_LIFETIME_MS = 72 * 3_600_000;

/** The sender of each result submitted without a link in the last three days. */
export async function listSenders(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('result_senders').select(['result_id', 'sender']).execute();
  return new Map(rows.map(({ result_id, sender }) => [result_id, sender]));
}

/** Null if unknown or expired. */
export async function findSender(db: Db, resultId: number): Promise<string | null> {
  const row = await db
    .selectFrom('result_senders')
    .select('sender')
    .where('result_id', '=', resultId)
    .executeTakeFirst();
  return row?.sender ?? null;
}

export async function storeSender(
  db: Db,
  resultId: number,
  sender: string,
  submittedAt: string,
): Promise<void> {
  await db
    .insertInto('result_senders')
    .values({ result_id: resultId, sender, submitted_at: submittedAt })
    .execute();
}

/** When the block of this sender ends; null if it is not blocked. */
export async function blockedUntil(db: Db, sender: string, at: string): Promise<string | null> {
  const row = await db
    .selectFrom('blocked_senders')
    .select('blocked_until')
    .where('sender', '=', sender)
    .where('blocked_until', '>', at)
    .executeTakeFirst();
  return row?.blocked_until ?? null;
}

/** The shown part of a sender: enough to distinguish senders. */
const SHOWN_DIGITS = 8;

export function shownSender(sender: string): string {
  return sender.slice(0, SHOWN_DIGITS);
}

/** Currently blocked senders, the earliest end first. */
export async function listBlockedSenders(
  db: Db,
  at: string,
): Promise<{ readonly sender: string; readonly until: string }[]> {
  const rows = await db
    .selectFrom('blocked_senders')
    .selectAll()
    .where('blocked_until', '>', at)
    .orderBy('blocked_until')
    .orderBy('sender')
    .execute();
  return rows.map(({ sender, blocked_until: until }) => ({ sender: shownSender(sender), until }));
}

/** By the shown digits. */
export async function unblockSender(db: Db, shown: string): Promise<void> {
  await db.deleteFrom('blocked_senders').where('sender', 'like', `${shown}%`).execute();
}

/** Null lifts the block. */
export async function blockSender(db: Db, sender: string, until: string | null): Promise<void> {
  await db.deleteFrom('blocked_senders').where('sender', '=', sender).execute();
  if (until !== null)
    await db.insertInto('blocked_senders').values({ sender, blocked_until: until }).execute();
}
