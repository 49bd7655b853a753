import type { Db } from '../db/tables.ts';

/** A device on which the site was not opened for this long is removed. */
export const SUBSCRIPTION_LIFETIME_MS = 365 * 24 * 3_600_000;

/** A device's push endpoint, and the keys that encrypt messages for it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface NamedClub {
  readonly id: number;
  readonly name: string;
}

export interface PushSubscription extends PushTarget {
  readonly id: number;
  /** The season that the club ids belong to. */
  readonly season: number;
  /** The followed clubs, with their ids and names at the time of `renewedAt`. */
  readonly clubs: readonly NamedClub[];
  readonly renewedAt: string;
  /** The hash of the club access key on the device. */
  readonly keyHash: string | null;
  /** The last record entry that the device was notified of, or that it did not need. */
  readonly notifiedSeq: number;
}

/** A known device keeps its position in the record. */
export async function storeSubscription(
  db: Db,
  { endpoint, p256dh, auth, season, clubs, keyHash, notifiedSeq, renewedAt }: Omit<PushSubscription, 'id'>,
): Promise<void> {
  const stored = JSON.stringify(clubs.map(({ id, name }) => ({ id, name })));
  const kept = { p256dh, auth, season, clubs: stored, key_hash: keyHash, renewed_at: renewedAt };
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, told_seq: notifiedSeq, ...kept })
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

/** Oldest first. */
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
      'told_seq as notifiedSeq',
      'renewed_at as renewedAt',
    ])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, clubs: JSON.parse(row.clubs) as NamedClub[] }));
}

/** These devices were notified of everything up to this entry. */
export async function markNotified(db: Db, ids: readonly number[], seq: number): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('push_subscriptions').set({ told_seq: seq }).where('id', 'in', ids).execute();
}

/** A device notified beyond the end of the record was notified before a restore. */
export async function rewindNotified(db: Db, seq: number): Promise<void> {
  await db.updateTable('push_subscriptions').set({ told_seq: seq }).where('told_seq', '>', seq).execute();
}

export interface NotifiedDeadline {
  readonly season: number;
  readonly fixtureId: number;
  readonly closesAt: string;
}

export async function listNotifiedDeadlines(db: Db, season: number): Promise<NotifiedDeadline[]> {
  return db
    .selectFrom('push_deadlines')
    .select(['season', 'fixture_id as fixtureId', 'closes_at as closesAt'])
    .where('season', '=', season)
    .execute();
}

export async function markDeadlineNotified(
  db: Db,
  { season, fixtureId, closesAt }: NotifiedDeadline,
  at: string,
): Promise<void> {
  await db
    .insertInto('push_deadlines')
    .values({ season, fixture_id: fixtureId, closes_at: closesAt, told_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
