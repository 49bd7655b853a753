import type { Db } from '../db/tables.ts';

/** A device on which nobody has opened the site for so long is forgotten. */
export const SUBSCRIPTION_LIFETIME_MS = 365 * 24 * 3_600_000;

/** Where a device is notified, and the keys that only it can read the message with. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushSubscription extends PushTarget {
  readonly id: number;
  /** The season in which the clubs have their ids. */
  readonly season: number;
  /** The ids of the clubs that the device follows. */
  readonly clubs: readonly number[];
  /** Of the club's link that the device holds. */
  readonly keyHash: string | null;
  /** The last entry of the open record that it was told of, or did not want to be. */
  readonly toldSeq: number;
}

/** A device that is known keeps its place in the record. */
export async function keepSubscription(
  db: Db,
  { endpoint, p256dh, auth, season, clubs, keyHash, toldSeq }: Omit<PushSubscription, 'id'>,
  at: string,
): Promise<void> {
  const kept = { p256dh, auth, season, clubs: JSON.stringify(clubs), key_hash: keyHash, renewed_at: at };
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, told_seq: toldSeq, ...kept })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(kept))
    .execute();
}

export async function deleteSubscriptions(db: Db, endpoints: readonly string[]): Promise<void> {
  if (endpoints.length === 0) return;
  await db.deleteFrom('push_subscriptions').where('endpoint', 'in', endpoints).execute();
}

export async function isSubscribed(db: Db, endpoint: string): Promise<boolean> {
  const found = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return found !== undefined;
}

export async function countSubscriptions(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('push_subscriptions')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasSubscriptions(db: Db): Promise<boolean> {
  return (await db.selectFrom('push_subscriptions').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The oldest first. */
export async function listSubscriptions(db: Db): Promise<PushSubscription[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select([
      'id',
      'endpoint',
      'p256dh',
      'auth',
      'season',
      'clubs',
      'key_hash as keyHash',
      'told_seq as toldSeq',
    ])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, clubs: JSON.parse(row.clubs) as number[] }));
}

/** These were told of everything up to this entry. */
export async function noteTold(db: Db, ids: readonly number[], seq: number): Promise<void> {
  await db.updateTable('push_subscriptions').set({ told_seq: seq }).where('id', 'in', ids).execute();
}

/** Whoever has heard of more than the record holds was told before it was put back to a backup. */
export async function forgetLaterThan(db: Db, seq: number): Promise<void> {
  await db.updateTable('push_subscriptions').set({ told_seq: seq }).where('told_seq', '>', seq).execute();
}

export interface ToldDeadline {
  readonly season: number;
  readonly fixtureId: number;
  readonly closesAt: string;
}

export async function listToldDeadlines(db: Db, season: number): Promise<ToldDeadline[]> {
  return db
    .selectFrom('push_deadlines')
    .select(['season', 'fixture_id as fixtureId', 'closes_at as closesAt'])
    .where('season', '=', season)
    .execute();
}

export async function noteToldDeadline(
  db: Db,
  { season, fixtureId, closesAt }: ToldDeadline,
  at: string,
): Promise<void> {
  await db
    .insertInto('push_deadlines')
    .values({ season, fixture_id: fixtureId, closes_at: closesAt, told_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
