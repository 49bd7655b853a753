import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export async function createTournament(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const generatedId =
    engine === 'sqlite'
      ? sql`integer primary key autoincrement`
      : sql`integer generated always as identity primary key`;

  await sql`create table clubs (
    id integer primary key,
    group_letter text not null,
    slot integer not null,
    name text not null,
    unique (group_letter, slot)
  )`.execute(db);

  await sql`create table results (
    id ${generatedId},
    fixture_id integer not null,
    home_score integer not null check (home_score between 0 and 50),
    away_score integer not null check (away_score between 0 and 50),
    status text not null check (status in ('pending', 'approved', 'rejected')),
    submitted_by text not null,
    submitted_at text not null,
    admin_notes text,
    decided_at text,
    reset_at text
  )`.execute(db);
  // The rule that a fixture has at most one open result is kept by the database itself.
  await sql`create unique index one_open_result_per_fixture on results (fixture_id)
    where status in ('pending', 'approved') and reset_at is null`.execute(db);
  await sql`create index results_in_play on results (fixture_id) where reset_at is null`.execute(db);

  await sql`create table idempotency_keys (
    key text primary key, body_hash text not null, reply text not null, created_at text not null
  )`.execute(db);
  await sql`create table sessions (
    token_hash text primary key, device text not null, created_at text not null, expires_at text not null
  )`.execute(db);
  await sql`create table known_devices (id_hash text primary key, created_at text not null)`.execute(db);
  await sql`create table login_failures (
    client text primary key, failures integer not null, last_failed_at text not null
  )`.execute(db);
  await sql`create table secrets (name text primary key, value text not null)`.execute(db);
  await sql`create table revision (id integer primary key check (id = 1), value integer not null)`.execute(
    db,
  );
  await sql`create table probe (id integer primary key check (id = 1), probed_at text not null)`.execute(db);

  await sql`create table admin_record (
    id ${generatedId}, at text not null, action text not null, device text not null, detail text not null
  )`.execute(db);
  await makeAppendOnly(db, engine);

  await sql`insert into revision (id, value) values (1, 1)`.execute(db);
  // 'Team 1' to 'Team 64', four a group in order.
  for (const [index, group] of [...'ABCDEFGHIJKLMNOP'].entries()) {
    for (const slot of [1, 2, 3, 4]) {
      const id = index * 4 + slot;
      await sql`insert into clubs (id, group_letter, slot, name)
        values (${id}, ${group}, ${slot}, ${`Team ${id}`})`.execute(db);
    }
  }
}

async function makeAppendOnly(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    for (const change of ['update', 'delete']) {
      await sql`create trigger ${sql.raw(`admin_record_no_${change}`)}
        before ${sql.raw(change)} on admin_record
        begin select raise(abort, 'the admin record is append-only'); end`.execute(db);
    }
    return;
  }
  await sql`create function refuse_admin_record_change() returns trigger language plpgsql as
    $$ begin raise exception 'the admin record is append-only'; end $$`.execute(db);
  await sql`create trigger admin_record_append_only before update or delete or truncate on admin_record
    for each statement execute function refuse_admin_record_change()`.execute(db);
}
