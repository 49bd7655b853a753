import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** News that waits to be sent to a chat, how sending goes, and what is chosen to be sent. */
export async function addOutbox(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const id =
    engine === 'sqlite'
      ? sql`integer primary key autoincrement`
      : sql`integer generated always as identity primary key`;
  await sql`create table outbox (
    id ${id},
    channel text not null,
    kind text not null,
    season integer not null,
    seq integer not null,
    hash text not null,
    text text not null,
    result_id integer,
    created_at text not null,
    sent_at text
  )`.execute(db);
  await sql`create index outbox_waiting on outbox (channel, id) where sent_at is null`.execute(db);
  await sql`create index outbox_sent on outbox (sent_at) where sent_at is not null`.execute(db);
  await sql`create unique index outbox_of_result on outbox (result_id) where result_id is not null`.execute(
    db,
  );
  await sql`create table chat_channels (
    name text primary key,
    failures integer not null,
    retry_at text,
    stopped_at text,
    answer text not null,
    answered_at text not null
  )`.execute(db);
  await sql`create table chat_choices (kind text primary key, choice text not null)`.execute(db);
  if (engine === 'sqlite') return;
  // In milliseconds of the database's clock, which all processes share.
  await sql`create table leases (name text primary key, holder text not null, until bigint not null)`.execute(
    db,
  );
}
