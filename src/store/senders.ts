import type { Db } from './tables.ts';

export const SENDER_LIFETIME_MS = 72 * 3_600_000;

/** The sender of each result of a season, where it is known: reported without a link, in the last three days. */
export async function listSenders(db: Db, season: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('results')
    .select(['id', 'sender'])
    .where('season', '=', season)
    .where('sender', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, sender }) => [id, sender ?? '']));
}

/** Undefined when there is no such result; null when its sender is not known, or not any more. */
export async function findSender(
  db: Db,
  season: number,
  resultId: number,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('results')
    .select('sender')
    .where('season', '=', season)
    .where('id', '=', resultId)
    .executeTakeFirst();
  return row?.sender;
}

/** How much of a sender is shown: enough to tell senders apart. */
const SHOWN_DIGITS = 8;

export function shownSender(sender: string): string {
  return sender.slice(0, SHOWN_DIGITS);
}

/** Those that are blocked now, the block that ends first first. */
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

/** By the shown digits. Returns whether it was blocked. */
export async function unblockSender(db: Db, shown: string, at: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blocked_senders')
    .where('sender', 'like', `${shown}%`)
    .where('blocked_until', '>', at)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Null lifts the block. */
export async function blockSender(db: Db, sender: string, until: string | null): Promise<void> {
  await db.deleteFrom('blocked_senders').where('sender', '=', sender).execute();
  if (until !== null)
    await db.insertInto('blocked_senders').values({ sender, blocked_until: until }).execute();
}
