import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Everything that version 1.0 stores. All times are ISO 8601 text in UTC. */
export async function createSchema(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const generatedId =
    engine === 'sqlite'
      ? sql`integer primary key autoincrement`
      : sql`integer generated always as identity primary key`;

  // The tournament. Whatever belongs to a season has its number.

  await sql`create table seasons (
    number integer primary key,
    name text,
    announcement text,
    reporting text not null default 'anybody' check (reporting in ('anybody', 'clubs')),
    closed_because text,
    finished_at text,
    auto_approve text not null default 'off' check (auto_approve in ('off', 'agreed', 'agreed-or-silent')),
    auto_approve_hours integer not null default 24 check (auto_approve_hours between 1 and 168),
    auto_approve_after integer not null default 0
  )`.execute(db);
  // Ids are places in the draw: the next season gives them to other clubs.
  await sql`create table clubs (
    season integer not null,
    id integer not null,
    group_letter text not null,
    slot integer not null,
    name text not null,
    primary key (season, id),
    unique (season, group_letter, slot)
  )`.execute(db);
  await sql`create table results (
    id ${generatedId},
    season integer not null,
    fixture_id integer not null,
    home_score integer not null check (home_score between 0 and 50),
    away_score integer not null check (away_score between 0 and 50),
    home_penalties integer check (home_penalties between 0 and 30),
    away_penalties integer check (away_penalties between 0 and 30),
    after_extra_time integer not null default 0 check (after_extra_time in (0, 1)),
    origin text not null default 'captain' check (origin in ('captain', 'award')),
    status text not null check (status in ('pending', 'approved', 'rejected')),
    submitted_by text not null,
    submitted_at text not null,
    admin_notes text,
    decided_at text,
    reset_at text,
    reported_by integer,
    agreed_at text,
    disputed_by integer,
    disputed_at text,
    disputed_home_score integer check (disputed_home_score between 0 and 50),
    disputed_away_score integer check (disputed_away_score between 0 and 50),
    disputed_home_penalties integer check (disputed_home_penalties between 0 and 30),
    disputed_away_penalties integer check (disputed_away_penalties between 0 and 30),
    dispute_reason text,
    replaced_by integer,
    sender text,
    needs_person integer not null default 0 check (needs_person in (0, 1))
  )`.execute(db);
  // The database itself enforces that a match has at most one open result.
  await sql`create unique index one_open_result_per_fixture on results (season, fixture_id)
    where status in ('pending', 'approved') and reset_at is null`.execute(db);
  await sql`create index results_in_play on results (season, fixture_id) where reset_at is null`.execute(db);
  await sql`create table deductions (
    id ${generatedId},
    season integer not null,
    club_id integer not null,
    points integer not null check (points between 1 and 30),
    reason text not null,
    at text not null,
    revoked_at text
  )`.execute(db);
  await sql`create table withdrawals (
    id ${generatedId},
    season integer not null,
    club_id integer not null,
    reason text not null,
    at text not null,
    revoked_at text
  )`.execute(db);
  await sql`create unique index one_withdrawal_per_club on withdrawals (season, club_id)
    where revoked_at is null`.execute(db);
  await sql`create table replacements (
    id ${generatedId},
    season integer not null,
    club_id integer not null,
    from_name text not null,
    to_name text not null,
    reason text not null,
    at text not null
  )`.execute(db);
  await sql`create table schedule (
    season integer not null,
    key text not null,
    opens_at text,
    closes_at text,
    primary key (season, key)
  )`.execute(db);
  await sql`create table postponements (
    season integer not null,
    fixture_id integer not null,
    closes_at text not null,
    reason text not null,
    primary key (season, fixture_id)
  )`.execute(db);
  await sql`create table kickoffs (
    season integer not null,
    fixture_id integer not null,
    pairing text not null,
    at text,
    proposed text,
    proposed_by integer,
    primary key (season, fixture_id, pairing)
  )`.execute(db);
  await sql`create table knockout_places (
    season integer not null,
    bracket text not null check (bracket in ('UCL', 'UEL')),
    position integer not null check (position between 1 and 32),
    club_id integer not null,
    primary key (season, bracket, position)
  )`.execute(db);
  await sql`create table draws (
    id ${generatedId},
    season integer not null,
    clubs text not null,
    input_hash text,
    commitment text,
    secret text,
    draw_at text,
    phrase_from text,
    phrase text,
    revealed integer not null default 0 check (revealed between 0 and 64),
    seconds_per_ball integer,
    next_ball_at text,
    sealed_at text,
    done_at text,
    given_up_at text,
    given_up_because text
  )`.execute(db);
  await sql`create unique index one_draw_per_season on draws (season) where given_up_at is null`.execute(db);

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
  await addFirstSeason(db);
}

/** 'Team 1' to 'Team 64', four per group in order. */
async function addFirstSeason(db: Kysely<unknown>): Promise<void> {
  await sql`insert into seasons (number) values (1)`.execute(db);
  for (const [index, group] of [...'ABCDEFGHIJKLMNOP'].entries()) {
    for (const slot of [1, 2, 3, 4]) {
      const id = index * 4 + slot;
      await sql`insert into clubs (season, id, group_letter, slot, name)
        values (1, ${id}, ${group}, ${slot}, ${`Team ${id}`})`.execute(db);
    }
  }
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
