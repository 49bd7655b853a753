import type { Channel, NewsKind } from '#domain/news/channels.ts';
import type { Db } from '../db/tables.ts';

/** News on its way to a chat. */
export interface OutboxLine {
  readonly kind: NewsKind;
  readonly season: number;
  readonly seq: number;
  readonly hash: string;
  readonly text: string;
}

export interface WaitingLine extends OutboxLine {
  readonly id: number;
}

/** Rows of one statement: SQLite takes a limited number of values. */
const ROWS_AT_ONCE = 500;

/** Adds news, in its order, within the transaction of what it tells. */
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

/** Adds the news that a report waits, unless that was told before, also by another process at this moment. */
export async function queueWait(
  db: Db,
  at: string,
  line: OutboxLine & { readonly resultId: number },
): Promise<void> {
  const { resultId, ...told } = line;
  await db
    .insertInto('outbox')
    .values({ ...told, channel: 'staff', result_id: resultId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The results of which it was told that they wait. */
export async function listToldResults(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('outbox').select('result_id').where('result_id', 'is not', null).execute();
  return new Set(rows.map(({ result_id }) => result_id ?? 0));
}

/** Nobody has to be told any more that these results wait. Returns how many lines it has taken out. */
export async function dropWaits(
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

/** The oldest that were not sent yet, in their order. */
export async function listWaiting(db: Db, channel: Channel, limit: number): Promise<WaitingLine[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'season', 'seq', 'hash', 'text'])
    .where('channel', '=', channel)
    .where('sent_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Whether there ever was news for a channel; with a number, whether it was of that entry of the record. */
export async function hasNewsOf(db: Db, channel: Channel, seq?: number): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', channel)
    .$if(seq !== undefined, (query) => query.where('seq', '=', seq ?? 0))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counted no further than this: nobody needs to know it exactly. */
const COUNTED_MAX = 1_000;

/** How much was not sent yet, and since when the oldest waits. */
export async function countWaiting(
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
