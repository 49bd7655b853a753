import type { Channel, NewsKind } from '#domain/news/channels.ts';
import type { Db } from '../db/tables.ts';

/** A queued chat message. */
export interface OutboxLine {
  readonly kind: NewsKind;
  readonly season: number;
  readonly seq: number;
  readonly hash: string;
  readonly text: string;
}

export interface QueuedLine extends OutboxLine {
  readonly id: number;
}

/** Rows per statement: SQLite limits the number of parameters. */
const ROWS_AT_ONCE = 500;

/** Adds messages in order, in the transaction of the change that they report. */
export async function queueNews(
  trx: Db,
  channel: Channel,
  at: string,
  lines: readonly OutboxLine[],
): Promise<void> {
  const rows = lines.map((line) => ({ ...line, channel, created_at: at }));
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await trx
      .insertInto('outbox')
      .values(rows.slice(first, first + ROWS_AT_ONCE))
      .execute();
}

/**
 * Adds a reminder of a pending submission, unless it exists, including one that another process adds at the same
 * moment.
 */
export async function queueReminder(
  db: Db,
  at: string,
  line: OutboxLine & { readonly resultId: number },
): Promise<void> {
  const { resultId, ...row } = line;
  await db
    .insertInto('outbox')
    .values({ ...row, channel: 'staff', result_id: resultId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The results with a reminder. */
export async function listRemindedResults(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('outbox').select('result_id').where('result_id', 'is not', null).execute();
  return new Set(rows.map(({ result_id }) => result_id ?? 0));
}

/** Drops the reminders of results that are no longer pending. Returns how many. */
export async function dropReminders(
  db: Db,
  isWaiting: (resultId: number) => boolean,
  at: string,
): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'result_id'])
    .where('channel', '=', 'staff')
    .where('sent_at', 'is', null)
    .where('result_id', 'is not', null)
    .execute();
  const decided = rows.filter(({ result_id }) => !isWaiting(result_id ?? 0)).map(({ id }) => id);
  if (decided.length > 0) await markSent(db, decided, at);
  return decided.length;
}

/** The oldest unsent lines, in order. */
export async function listQueued(db: Db, channel: Channel, limit: number): Promise<QueuedLine[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'season', 'seq', 'hash', 'text'])
    .where('channel', '=', channel)
    .where('sent_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Whether there ever was a message for the league's channel; with `seq`, whether there was one about that entry. */
export async function hasLeagueNews(db: Db, seq?: number): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', 'league')
    .$if(seq !== undefined, (query) => query.where('seq', '=', seq ?? 0))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counted up to this limit: the exact number does not matter. */
const COUNTED_MAX = 1_000;

/** The number of unsent lines, and the time of the oldest. */
export async function countQueued(
  db: Db,
  channel: Channel,
): Promise<{ readonly count: number; readonly since: string | null }> {
  const rows = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('channel', '=', channel)
    .where('sent_at', 'is', null)
    .orderBy('id')
    .limit(COUNTED_MAX)
    .execute();
  return { count: rows.length, since: rows[0]?.created_at ?? null };
}

export async function markSent(db: Db, ids: readonly number[], at: string): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: at }).where('id', 'in', ids).execute();
}
