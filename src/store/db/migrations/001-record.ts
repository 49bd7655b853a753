import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Everything that version 1.0 stores. All times are ISO 8601 text in UTC. */
export async function createSchema(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const generatedId =
    engine === 'sqlite'
      ? sql`integer primary key autoincrement`
      : sql`integer generated always as identity primary key`;

  // The public record.

  await sql`create table record (
    seq integer primary key,
    season integer not null,
    at text not null,
    kind text not null,
    made_by text not null,
    data text not null,
    texts text not null,
    prev text not null,
    hash text not null unique
  )`.execute(db);
  await sql`create index record_of_season on record (season, kind)`.execute(db);
  // Texts can be redacted.
  const chained = ['seq', 'season', 'at', 'kind', 'made_by', 'data', 'prev', 'hash'];
  await makeAppendOnly(db, engine, 'record', chained);
  // Leads from a match, club, result or entry to the entries about it.
  await sql`create table record_subjects (
    subject text not null,
    seq integer not null,
    primary key (subject, seq)
  )`.execute(db);
  await makeAppendOnly(db, engine, 'record_subjects');
  await sql`create table revision (id integer primary key check (id = 1), value integer not null)`.execute(
    db,
  );

  // What belongs to the tournament and is not public.

  await sql`create table dispute_reasons (result_id integer primary key, reason text not null)`.execute(db);
  await sql`create table result_senders (
    result_id integer primary key, sender text not null, submitted_at text not null
  )`.execute(db);
  await sql`create table kickoff_proposals (
    season integer not null,
    fixture_id integer not null,
    pairing text not null,
    at text not null,
    club_id integer not null,
    primary key (season, fixture_id, pairing)
  )`.execute(db);
  await sql`create table draw_secrets (commitment text primary key, secret text not null)`.execute(db);

  // Access.

  await sql`create table sessions (
    token_hash text primary key,
    device text not null,
    created_at text not null,
    expires_at text not null,
    staff integer
  )`.execute(db);
  await sql`create table staff (
    number ${generatedId},
    name text not null,
    role text not null check (role in ('reviewer', 'administrator')),
    key_hash text not null unique,
    device_hash text unique,
    created_at text not null,
    bound_at text,
    revoked_at text
  )`.execute(db);
  await sql`create table club_links (
    key_hash text primary key,
    club_id integer not null,
    created_at text not null,
    used_at text,
    revoked_at text
  )`.execute(db);
  await sql`create unique index one_link_per_club on club_links (club_id) where revoked_at is null`.execute(
    db,
  );
  await sql`create table club_entries (
    number integer primary key,
    name text not null,
    salt text not null,
    contact text not null,
    key_hash text not null unique,
    reason text
  )`.execute(db);
  await sql`create table known_devices (id_hash text primary key, created_at text not null)`.execute(db);
  await sql`create table login_failures (
    client text primary key, failures integer not null, last_failed_at text not null
  )`.execute(db);
  await sql`create table blocked_senders (sender text primary key, blocked_until text not null)`.execute(db);
  await sql`create table secrets (name text primary key, value text not null)`.execute(db);
  await sql`create table admin_record (
    id ${generatedId},
    at text not null,
    action text not null,
    device text not null,
    detail text not null,
    staff integer
  )`.execute(db);
  await makeAppendOnly(db, engine, 'admin_record');
  await sql`create table idempotency_keys (
    key text primary key, body_hash text not null, reply text not null, created_at text not null
  )`.execute(db);

  // Evidence. With SQLite the images are files beside the database.

  await sql`create table evidence (
    season integer not null,
    result_id integer not null,
    club_id integer not null,
    sha256 text not null,
    sent_sha256 text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    created_at text not null,
    primary key (result_id, club_id, sha256)
  )`.execute(db);
  await sql`create index evidence_by_sha256 on evidence (sha256)`.execute(db);
  if (engine === 'postgres')
    await sql`create table pictures (sha256 text primary key, jpeg bytea not null)`.execute(db);

  // News for chats and phones.

  await sql`create table outbox (
    id ${generatedId},
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
  await sql`create table push_subscriptions (
    id ${generatedId},
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
  // In milliseconds of the database's clock, which all processes share.
  if (engine === 'postgres')
    await sql`create table leases (name text primary key, holder text not null, until bigint not null)`.execute(
      db,
    );

  await sql`create table probe (id integer primary key check (id = 1), probed_at text not null)`.execute(db);

  await sql`insert into revision (id, value) values (1, 1)`.execute(db);
}

/** Rows can only be added to the table. Where columns are named, all others can still be updated. */
async function makeAppendOnly(
  db: Kysely<unknown>,
  engine: Engine,
  table: string,
  columns: readonly string[] = [],
): Promise<void> {
  const update = sql.raw(columns.length > 0 ? `update of ${columns.join(', ')}` : 'update');
  const name = (change: string) => sql.id(`${table}_no_${change}`);
  const message = sql.lit(`the table ${table} is append-only`);
  if (engine === 'sqlite') {
    for (const [change, event] of [
      ['update', update],
      ['delete', sql`delete`],
    ] as const)
      await sql`create trigger ${name(change)} before ${event} on ${sql.table(table)}
        begin select raise(abort, ${message}); end`.execute(db);
    return;
  }
  const refuse = sql.id(`refuse_${table}_change`);
  await sql`create function ${refuse}() returns trigger language plpgsql as
    $$ begin raise exception ${message}; end $$`.execute(db);
  await sql`create trigger ${name('update')} before ${update} on ${sql.table(table)}
    for each statement execute function ${refuse}()`.execute(db);
  await sql`create trigger ${name('delete')} before delete or truncate on ${sql.table(table)}
    for each statement execute function ${refuse}()`.execute(db);
}
