import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** The devices that want to be notified, and what they were told of. */
export async function addPush(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const id =
    engine === 'sqlite'
      ? sql`integer primary key autoincrement`
      : sql`integer generated always as identity primary key`;
  await sql`create table push_subscriptions (
    id ${id},
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    season integer not null,
    clubs text not null,
    key_hash text,
    told_seq integer not null,
    renewed_at text not null
  )`.execute(db);
  await sql`create table push_deadlines (
    season integer not null,
    fixture_id integer not null,
    closes_at text not null,
    told_at text not null,
    primary key (season, fixture_id, closes_at)
  )`.execute(db);
}
