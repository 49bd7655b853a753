create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
create table clubs (
    id integer primary key,
    group_letter text not null,
    slot integer not null,
    name text not null,
    unique (group_letter, slot)
  );
create table results (
    id integer generated always as identity primary key,
    fixture_id integer not null,
    home_score integer not null check (home_score between 0 and 50),
    away_score integer not null check (away_score between 0 and 50),
    status text not null check (status in ('pending', 'approved', 'rejected')),
    submitted_by text not null,
    submitted_at text not null,
    admin_notes text,
    decided_at text,
    reset_at text
  );
create unique index one_open_result_per_fixture on results (fixture_id)
    where status in ('pending', 'approved') and reset_at is null;
create index results_in_play on results (fixture_id) where reset_at is null;
create table idempotency_keys (
    key text primary key, body_hash text not null, reply text not null, created_at text not null
  );
create table sessions (
    token_hash text primary key, device text not null, created_at text not null, expires_at text not null
  );
create table known_devices (id_hash text primary key, created_at text not null);
create table login_failures (
    client text primary key, failures integer not null, last_failed_at text not null
  );
create table secrets (name text primary key, value text not null);
create table revision (id integer primary key check (id = 1), value integer not null);
create table probe (id integer primary key check (id = 1), probed_at text not null);
create table admin_record (
    id integer generated always as identity primary key, at text not null, action text not null, device text not null, detail text not null
  );
create function refuse_admin_record_change() returns trigger language plpgsql as
    $$ begin raise exception 'the admin record is append-only'; end $$;
create trigger admin_record_append_only before update or delete or truncate on admin_record
    for each statement execute function refuse_admin_record_change();
create table seasons (
    number integer primary key,
    name text,
    announcement text,
    reporting text not null default 'anybody' check (reporting in ('anybody', 'clubs')),
    closed_because text,
    finished_at text
  );
create table clubs_of_seasons (
    season integer not null,
    id integer not null,
    group_letter text not null,
    slot integer not null,
    name text not null,
    primary key (season, id),
    unique (season, group_letter, slot)
  );
drop table clubs;
alter table clubs_of_seasons rename to clubs;
alter table results add column season integer not null default 1;
alter table results add column home_penalties integer check (home_penalties between 0 and 30);
alter table results add column away_penalties integer check (away_penalties between 0 and 30);
alter table results add column after_extra_time integer not null default 0
    check (after_extra_time in (0, 1));
alter table results add column origin text not null default 'captain'
    check (origin in ('captain', 'award'));
drop index one_open_result_per_fixture;
drop index results_in_play;
create unique index one_open_result_per_fixture on results (season, fixture_id)
    where status in ('pending', 'approved') and reset_at is null;
create index results_in_play on results (season, fixture_id) where reset_at is null;
create table deductions (
    id integer generated always as identity primary key,
    season integer not null,
    club_id integer not null,
    points integer not null check (points between 1 and 30),
    reason text not null,
    at text not null,
    revoked_at text
  );
create table withdrawals (
    id integer generated always as identity primary key,
    season integer not null,
    club_id integer not null,
    reason text not null,
    at text not null,
    revoked_at text
  );
create unique index one_withdrawal_per_club on withdrawals (season, club_id)
    where revoked_at is null;
create table replacements (
    id integer generated always as identity primary key,
    season integer not null,
    club_id integer not null,
    from_name text not null,
    to_name text not null,
    reason text not null,
    at text not null
  );
create table schedule (
    season integer not null,
    key text not null,
    opens_at text,
    closes_at text,
    primary key (season, key)
  );
create table postponements (
    season integer not null,
    fixture_id integer not null,
    closes_at text not null,
    reason text not null,
    primary key (season, fixture_id)
  );
create table knockout_places (
    season integer not null,
    bracket text not null check (bracket in ('UCL', 'UEL')),
    position integer not null check (position between 1 and 32),
    club_id integer not null,
    primary key (season, bracket, position)
  );
create table draws (
    id integer generated always as identity primary key,
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
  );
create unique index one_draw_per_season on draws (season) where given_up_at is null;
create table record (
    seq integer primary key,
    at text not null,
    kind text not null,
    made_by text not null,
    data text not null,
    texts text not null,
    prev text not null,
    hash text not null unique
  );
create function refuse_record_change() returns trigger language plpgsql as
    $$ begin raise exception 'the record is append-only'; end $$;
create trigger record_no_delete before delete or truncate on record
    for each statement execute function refuse_record_change();
create trigger record_no_update
    before update of seq, at, kind, made_by, data, prev, hash on record
    for each statement execute function refuse_record_change();
create table club_links (
    key_hash text primary key,
    club_id integer not null,
    created_at text not null,
    used_at text,
    revoked_at text
  );
create unique index one_link_per_club on club_links (club_id) where revoked_at is null;
alter table seasons add column auto_approve text not null default 'off'
    check (auto_approve in ('off', 'agreed', 'agreed-or-silent'));
alter table seasons add column auto_approve_hours integer not null default 24
    check (auto_approve_hours between 1 and 168);
alter table seasons add column auto_approve_after integer not null default 0;
alter table results add column reported_by integer;
alter table results add column agreed_at text;
alter table results add column disputed_by integer;
alter table results add column disputed_at text;
alter table results add column disputed_home_score integer check (disputed_home_score between 0 and 50);
alter table results add column disputed_away_score integer check (disputed_away_score between 0 and 50);
alter table results add column disputed_home_penalties integer check (disputed_home_penalties between 0 and 30);
alter table results add column disputed_away_penalties integer check (disputed_away_penalties between 0 and 30);
alter table results add column dispute_reason text;
alter table results add column replaced_by integer;
alter table results add column sender text;
alter table results add column needs_person integer not null default 0 check (needs_person in (0, 1));
create table blocked_senders (sender text primary key, blocked_until text not null);
create table staff (
    number integer generated always as identity primary key,
    name text not null,
    role text not null check (role in ('reviewer', 'administrator')),
    key_hash text not null unique,
    device_hash text unique,
    created_at text not null,
    bound_at text,
    revoked_at text
  );
alter table sessions add column staff integer;
alter table admin_record add column staff integer;
create table kickoffs (
    season integer not null,
    fixture_id integer not null,
    pairing text not null,
    at text,
    proposed text,
    proposed_by integer,
    primary key (season, fixture_id, pairing)
  );
create table evidence (
    result_id integer not null,
    club_id integer not null,
    sha256 text not null,
    sent_sha256 text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    created_at text not null,
    primary key (result_id, club_id, sha256)
  );
create index evidence_by_sha256 on evidence (sha256);
create table pictures (sha256 text primary key, jpeg bytea not null);
create table outbox (
    id integer generated always as identity primary key,
    channel text not null,
    kind text not null,
    season integer not null,
    seq integer not null,
    hash text not null,
    text text not null,
    result_id integer,
    created_at text not null,
    sent_at text
  );
create index outbox_waiting on outbox (channel, id) where sent_at is null;
create index outbox_sent on outbox (sent_at) where sent_at is not null;
create unique index outbox_of_result on outbox (result_id) where result_id is not null;
create table chat_channels (
    name text primary key,
    failures integer not null,
    retry_at text,
    stopped_at text,
    answer text not null,
    answered_at text not null
  );
create table chat_choices (kind text primary key, choice text not null);
create table leases (name text primary key, holder text not null, until bigint not null);
insert into kysely_migration (name, timestamp) overriding system value values ('001-tournament', '2026-11-16T19:02:43.576Z');
insert into kysely_migration (name, timestamp) overriding system value values ('002-season', '2026-11-16T19:02:43.654Z');
insert into kysely_migration (name, timestamp) overriding system value values ('003-record', '2026-11-16T19:02:43.667Z');
insert into kysely_migration (name, timestamp) overriding system value values ('004-club-links', '2026-11-16T19:02:43.704Z');
insert into kysely_migration (name, timestamp) overriding system value values ('005-staff', '2026-11-16T19:02:43.718Z');
insert into kysely_migration (name, timestamp) overriding system value values ('006-kickoffs', '2026-11-16T19:02:43.723Z');
insert into kysely_migration (name, timestamp) overriding system value values ('007-evidence', '2026-11-16T19:02:43.740Z');
insert into kysely_migration (name, timestamp) overriding system value values ('008-outbox', '2026-11-16T19:02:43.779Z');
insert into kysely_migration_lock (id, is_locked) overriding system value values ('migration_lock', 0);
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 3, 'A', 3, 'Team 3');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 4, 'A', 4, 'Team 4');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 6, 'B', 2, 'Team 6');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 7, 'B', 3, 'Team 7');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 8, 'B', 4, 'Team 8');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 9, 'C', 1, 'Team 9');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 10, 'C', 2, 'Team 10');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 11, 'C', 3, 'Team 11');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 12, 'C', 4, 'Team 12');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 13, 'D', 1, 'Team 13');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 14, 'D', 2, 'Team 14');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 15, 'D', 3, 'Team 15');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 16, 'D', 4, 'Team 16');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 17, 'E', 1, 'Team 17');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 18, 'E', 2, 'Team 18');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 19, 'E', 3, 'Team 19');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 20, 'E', 4, 'Team 20');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 21, 'F', 1, 'Team 21');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 22, 'F', 2, 'Team 22');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 23, 'F', 3, 'Team 23');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 24, 'F', 4, 'Team 24');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 25, 'G', 1, 'Team 25');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 26, 'G', 2, 'Team 26');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 27, 'G', 3, 'Team 27');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 28, 'G', 4, 'Team 28');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 29, 'H', 1, 'Team 29');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 30, 'H', 2, 'Team 30');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 31, 'H', 3, 'Team 31');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 32, 'H', 4, 'Team 32');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 33, 'I', 1, 'Team 33');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 34, 'I', 2, 'Team 34');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 35, 'I', 3, 'Team 35');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 36, 'I', 4, 'Team 36');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 37, 'J', 1, 'Team 37');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 38, 'J', 2, 'Team 38');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 39, 'J', 3, 'Team 39');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 40, 'J', 4, 'Team 40');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 41, 'K', 1, 'Team 41');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 42, 'K', 2, 'Team 42');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 43, 'K', 3, 'Team 43');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 44, 'K', 4, 'Team 44');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 45, 'L', 1, 'Team 45');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 46, 'L', 2, 'Team 46');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 47, 'L', 3, 'Team 47');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 48, 'L', 4, 'Team 48');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 49, 'M', 1, 'Team 49');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 50, 'M', 2, 'Team 50');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 51, 'M', 3, 'Team 51');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 52, 'M', 4, 'Team 52');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 53, 'N', 1, 'Team 53');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 54, 'N', 2, 'Team 54');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 55, 'N', 3, 'Team 55');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 56, 'N', 4, 'Team 56');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 57, 'O', 1, 'Team 57');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 58, 'O', 2, 'Team 58');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 59, 'O', 3, 'Team 59');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 60, 'O', 4, 'Team 60');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 62, 'P', 2, 'Team 62');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 63, 'P', 3, 'Team 63');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 1, 'A', 1, 'Águilas del Norte');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 2, 'A', 2, 'O''Brien''s XI');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 5, 'B', 1, '東京シティ');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 64, 'P', 4,  E'Team "64" \\ Zürich');
insert into clubs (season, id, group_letter, slot, name) overriding system value values (1, 61, 'P', 1, 'Reserve – FC');
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (1, 6500, 2, 1, 'approved', 'Team Captain', '2026-03-01T20:00:23.000Z', 'Seen on O''Brien''s stream', '2026-03-01T20:00:26.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e362dde0d2378ff61b788469f454bbba', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (2, 6501, 0, 3, 'rejected', 'Team Captain', '2026-03-01T20:00:28.000Z', 'No proof – <b>send it</b>', '2026-03-01T20:00:31.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e362dde0d2378ff61b788469f454bbba', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (3, 6501, 1, 1, 'pending', 'Team Captain', '2026-03-01T20:00:33.000Z', null, null, null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e362dde0d2378ff61b788469f454bbba', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (4, 6502, 4, 0, 'approved', 'Team Captain', '2026-03-01T20:00:35.000Z', 'Approved by admin', '2026-03-01T20:00:39.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e362dde0d2378ff61b788469f454bbba', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (5, 6600, 1, 0, 'approved', 'Team Captain', '2026-03-01T20:00:41.000Z', 'Approved by admin', '2026-03-01T20:00:44.000Z', '2026-03-01T20:00:54.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e362dde0d2378ff61b788469f454bbba', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (6, 6601, 2, 2, 'pending', 'Team Captain', '2026-03-01T20:00:46.000Z', null, null, '2026-03-01T20:00:54.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e362dde0d2378ff61b788469f454bbba', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (7, 6602, 9, 9, 'rejected', 'Team Captain', '2026-03-01T20:00:48.000Z', 'Rejected by admin', '2026-03-01T20:00:51.000Z', '2026-03-01T20:00:54.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e362dde0d2378ff61b788469f454bbba', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (8, 6600, 3, 3, 'approved', 'Team Captain', '2026-03-01T20:00:56.000Z', 'Approved by admin', '2026-03-01T20:00:59.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e362dde0d2378ff61b788469f454bbba', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (9, 6700, 5, 5, 'pending', 'Team Captain', '2026-03-01T20:01:01.000Z', null, null, '2026-03-01T20:01:04.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e362dde0d2378ff61b788469f454bbba', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (10, 8005, 0, 0, 'pending', 'Team Captain', '2026-03-01T20:01:06.000Z', null, null, null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e362dde0d2378ff61b788469f454bbba', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (11, 6702, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:18.000Z', 'Did not appear', '2026-03-01T20:01:18.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (12, 7902, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:30.000Z', 'No squad', '2026-03-01T20:01:30.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (13, 7904, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:30.000Z', 'No squad', '2026-03-01T20:01:30.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (14, 7905, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:30.000Z', 'No squad', '2026-03-01T20:01:30.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (15, 6703, 9, 0, 'pending', 'Team Captain', '2026-03-01T20:01:44.000Z', null, null, '2026-03-01T20:01:46.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, 16, 'e362dde0d2378ff61b788469f454bbba', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (16, 6703, 2, 0, 'pending', 'Team Captain', '2026-03-01T20:01:46.000Z', null, null, null, 1, null, null, 0, 'captain', 10, null, 11, '2026-03-01T21:00:00.000Z', 1, 1, null, null, 'The server went down – O''Brien saw it', null, null, 0);
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('kept-key-6501', 'f1909c82737b85dd4ceab7dee6a86bf50f4e769bf9c13be2b783317e4beb072a', '{"id":3,"fixtureId":6501,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 3","homeScore":1,"awayScore":1,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:33.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":6,"hash":"e954710944da475746dc72f1b717945f8769bf1ef5293c846943a21699a665bd"}}', '2026-03-01T20:00:33.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6500-2-1', 'b7e22023af4b6a2bdfb6f5415c5bab817d946cc0e101c5058ad5f93265949192', '{"id":1,"fixtureId":6500,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"O''Brien''s XI","homeScore":2,"awayScore":1,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:23.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":2,"hash":"30e29d11c1176c5248a9afb54595c08cf01d9be6abec37ed10ad62245aa94403"}}', '2026-03-01T20:00:23.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6501-0-3', 'd0dead514329150f4cc854da659ac37490e75bce82201505ea79a35f1a3bc693', '{"id":2,"fixtureId":6501,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 3","homeScore":0,"awayScore":3,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:28.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":4,"hash":"ae5e8f65219939ab09fff70b82f40c6b1781740247762dd5ebb916c24921567d"}}', '2026-03-01T20:00:28.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6502-4-0', '754e380f7b15563682ef66d78ef0f55487d7479aaf850bff7ffe0285c5d7fe7c', '{"id":4,"fixtureId":6502,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 4","homeScore":4,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:35.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":7,"hash":"52fa26ee462d52e0a74243b17149094968529296c3c3265c9077c90386403d4c"}}', '2026-03-01T20:00:35.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6600-1-0', 'b04cf6e9c6c98e53f0d26ee9184a7624734ec08888dd20677594bdf8f8460ec2', '{"id":5,"fixtureId":6600,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 6","homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:41.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":9,"hash":"500a87bb47b6ccbdc6f598a359f95e098392788b59e89d195cd062153ff64df2"}}', '2026-03-01T20:00:41.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6600-3-3', 'e524f700898fad1f3db5bc7ff248d8c5a49f6226487b439e79d2d14aef4d2a9c', '{"id":8,"fixtureId":6600,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 6","homeScore":3,"awayScore":3,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:56.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":15,"hash":"19655910b0517955b3f147b62f0c121d5de587008c0fed43d95e4936ac353ad7"}}', '2026-03-01T20:00:56.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6601-2-2', '8d79fe060e289d4befa2bd8d027810ba250c96a2402435b53c3aa95d0412b9ff', '{"id":6,"fixtureId":6601,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 7","homeScore":2,"awayScore":2,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:46.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":11,"hash":"8eb4ecb1a5a6221cfd725a5852386158405676f962808b11c3ca14fc74d34c10"}}', '2026-03-01T20:00:46.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6602-9-9', '911780bcd18052270f4a69a73ca396da0d08e1fdfd99bbe6351e5eb688b1c42b', '{"id":7,"fixtureId":6602,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 8","homeScore":9,"awayScore":9,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:48.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":12,"hash":"e37af1388326e3deb7826f3ba4c86f065d65d16a98189248732b4e6d31fb8539"}}', '2026-03-01T20:00:48.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6700-5-5', '857b223bc15512c0fe0e31f672573ec320ee0ff464fc6e17a92ad98e14dff520', '{"id":9,"fixtureId":6700,"stage":"group","round":null,"homeTeam":"Team 9","awayTeam":"Team 10","homeScore":5,"awayScore":5,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"C","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:01:01.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":17,"hash":"24e23c6fbf05af64ac279a553b7abb158607e01696b9325713f7b7707f78b8fd"}}', '2026-03-01T20:01:01.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-8005-0-0', '2c017f01993285706defc7b22824a77aeaa4dd670522164ddc66410a83455b10',  E'{"id":10,"fixtureId":8005,"stage":"group","round":null,"homeTeam":"Team 63","awayTeam":"Team \\"64\\" \\\\ Zürich","homeScore":0,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"P","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:01:06.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":19,"hash":"53d22d679ef9332befe1314d1355c4e0a4765db86ea099a2d7fe7250d0d72290"}}', '2026-03-01T20:01:06.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-of-a-decision', 'fcbead7a48ec5c3346d902d183b866ba0261e6959b6891e6f6c60058fee57525', '{"result":{"id":4,"fixtureId":6502,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 4","homeScore":4,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:35.000Z","late":false,"origin":"captain","submissionStatus":"approved","adminNotes":"Approved by admin","reportedBy":null,"agreement":"none","dispute":null},"recorded":{"seq":8,"hash":"3741fa8ecd0a45c2b14457c5dbe2c578105ad40626ce3a15720c86af71020311"}}', '2026-03-01T20:00:39.000Z');
insert into sessions (token_hash, device, created_at, expires_at, staff) overriding system value values ('95a06fb865a3aec577ebf488abd9b8bdf8d8ca4d132366df48258136915f056c', 'Unknown browser', '2026-03-01T20:00:19.000Z', '2026-03-01T22:00:19.000Z', null);
insert into sessions (token_hash, device, created_at, expires_at, staff) overriding system value values ('ca84a1acdbe44573bd493da2aa172133171bdad53c7e2a3020591a9966202a2d', 'Unknown browser', '2026-03-01T20:01:52.000Z', '2026-03-01T22:01:52.000Z', 1);
insert into known_devices (id_hash, created_at) overriding system value values ('40c71123828ca076aa5531b894c266c2121928191775ffb7194e6ee1a5ea44b5', '2026-03-01T20:00:19.000Z');
insert into known_devices (id_hash, created_at) overriding system value values ('5cfbce0e72896d10e582c5eeb06611021fabe154a21e56f987b6b650b9e0e9c8', '2026-03-01T20:00:14.000Z');
insert into login_failures (client, failures, last_failed_at) overriding system value values ('address 2001:db8:1:2::/64', 1, '2026-03-01T20:00:10.000Z');
insert into login_failures (client, failures, last_failed_at) overriding system value values ('address 203.0.113.9', 2, '2026-03-01T20:00:08.000Z');
insert into secrets (name, value) overriding system value values ('admin-password-hash', 'scrypt$32768$8$3$aq2tU9fVanozAfsP_CHF0A$313h01rViOPWIEQHGd0lAQ9gROD9OYRB_k7id3BUFl0');
insert into secrets (name, value) overriding system value values ('admin-totp-key-hash', 'none');
insert into secrets (name, value) overriding system value values ('admin-totp-step', '59079840');
insert into secrets (name, value) overriding system value values ('sender-salt', '24ce26d541fbc401119e4c386fb69221fe09f65dc15d5add06e2da1544ce386c');
insert into revision (id, value) overriding system value values (1, 39);
insert into probe (id, probed_at) overriding system value values (1, '2026-03-01T20:02:05.000Z');
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (1, '2026-03-01T20:00:05.000Z', 'change-password', 'Server console', '{}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (2, '2026-03-01T20:00:14.000Z', 'login', 'Unknown browser', '{}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (3, '2026-03-01T20:00:16.000Z', 'logout', 'Unknown browser', '{}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (4, '2026-03-01T20:00:19.000Z', 'login', 'Unknown browser', '{}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (5, '2026-03-01T20:00:21.000Z', 'rename-clubs', 'Unknown browser',  E'{"season":1,"renamed":[{"clubId":1,"from":"Team 1","to":"Águilas del Norte"},{"clubId":2,"from":"Team 2","to":"O''Brien''s XI"},{"clubId":5,"from":"Team 5","to":"東京シティ"},{"clubId":64,"from":"Team 64","to":"Team \\"64\\" \\\\ Zürich"}],"seqs":[1]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (6, '2026-03-01T20:00:26.000Z', 'approve-result', 'Unknown browser', '{"season":1,"fixtureId":6500,"home":{"clubId":1,"name":"Águilas del Norte"},"away":{"clubId":2,"name":"O''Brien''s XI"},"resultId":1,"homeScore":2,"awayScore":1,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"adminNotes":"Seen on O''Brien''s stream","seqs":[3]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (7, '2026-03-01T20:00:31.000Z', 'reject-result', 'Unknown browser', '{"season":1,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"away":{"clubId":3,"name":"Team 3"},"resultId":2,"homeScore":0,"awayScore":3,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"adminNotes":"No proof – <b>send it</b>","seqs":[5]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (8, '2026-03-01T20:00:39.000Z', 'approve-result', 'Unknown browser', '{"season":1,"fixtureId":6502,"home":{"clubId":1,"name":"Águilas del Norte"},"away":{"clubId":4,"name":"Team 4"},"resultId":4,"homeScore":4,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"seqs":[8]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (9, '2026-03-01T20:00:44.000Z', 'approve-result', 'Unknown browser', '{"season":1,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"away":{"clubId":6,"name":"Team 6"},"resultId":5,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"seqs":[10]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (10, '2026-03-01T20:00:51.000Z', 'reject-result', 'Unknown browser', '{"season":1,"fixtureId":6602,"home":{"clubId":5,"name":"東京シティ"},"away":{"clubId":8,"name":"Team 8"},"resultId":7,"homeScore":9,"awayScore":9,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"seqs":[13]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (11, '2026-03-01T20:00:54.000Z', 'reset-group', 'Unknown browser', '{"season":1,"scope":"group","only":null,"match":null,"group":"B","takenOut":[5,6,7],"putIn":[],"deductions":[],"withdrawals":[],"places":null,"seqs":[14]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (12, '2026-03-01T20:00:59.000Z', 'approve-result', 'Unknown browser', '{"season":1,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"away":{"clubId":6,"name":"Team 6"},"resultId":8,"homeScore":3,"awayScore":3,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"seqs":[16]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (13, '2026-03-01T20:01:04.000Z', 'reset-match', 'Unknown browser', '{"season":1,"scope":"match","only":null,"match":{"fixtureId":6700,"home":{"clubId":9,"name":"Team 9"},"away":{"clubId":10,"name":"Team 10"}},"group":null,"takenOut":[9],"putIn":[],"deductions":[],"withdrawals":[],"places":null,"seqs":[18]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (14, '2026-03-01T20:01:09.000Z', 'set-schedule', 'Unknown browser', '{"season":1,"entries":[{"key":"md1","opensAt":null,"closesAt":"2026-03-09T00:00:00.000Z"}],"seqs":[20]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (15, '2026-03-01T20:01:12.000Z', 'set-announcement', 'Unknown browser', '{"season":1,"text":"Matchday 1 ends on Sunday, 23:59 GMT.","seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (16, '2026-03-01T20:01:15.000Z', 'postpone-match', 'Unknown browser', '{"season":1,"fixtureId":6701,"closesAt":"2026-03-12T00:00:00.000Z","before":null,"reason":"Servers down","seqs":[21]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (17, '2026-03-01T20:01:18.000Z', 'award-result', 'Unknown browser', '{"season":1,"fixtureId":6702,"home":{"clubId":9,"name":"Team 9"},"away":{"clubId":12,"name":"Team 12"},"resultId":11,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"takenOut":[],"putIn":[{"resultId":11,"fixtureId":6702,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false}],"award":"no-show","reason":"Did not appear","seqs":[22]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (18, '2026-03-01T20:01:21.000Z', 'deduct-points', 'Unknown browser', '{"season":1,"clubId":9,"name":"Team 9","deductionId":1,"points":3,"reason":"Ineligible player","seqs":[23]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (19, '2026-03-01T20:01:24.000Z', 'revoke-deduction', 'Unknown browser', '{"season":1,"clubId":9,"name":"Team 9","deductionId":1,"points":3,"reason":"Ineligible player","seqs":[24]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (20, '2026-03-01T20:01:27.000Z', 'deduct-points', 'Unknown browser', '{"season":1,"clubId":10,"name":"Team 10","deductionId":2,"points":1,"reason":"Late roster","seqs":[25]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (21, '2026-03-01T20:01:30.000Z', 'withdraw-club', 'Unknown browser', '{"season":1,"clubId":60,"name":"Team 60","withdrawalId":1,"takenOut":[],"putIn":[{"resultId":12,"fixtureId":7902,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false},{"resultId":13,"fixtureId":7904,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false},{"resultId":14,"fixtureId":7905,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false}],"reason":"No squad","seqs":[26]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (22, '2026-03-01T20:01:33.000Z', 'replace-club', 'Unknown browser', '{"season":1,"clubId":61,"from":"Team 61","to":"Reserve – FC","reason":"Moved up","seqs":[27]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (23, '2026-03-01T20:01:36.000Z', 'set-reporting', 'Unknown browser', '{"season":1,"reporting":"anybody","isClosed":false,"autoApprove":"agreed","autoApproveHours":48,"seqs":[28]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (24, '2026-03-01T20:01:39.000Z', 'make-club-links', 'Unknown browser', '{"season":1,"clubIds":[10,11],"seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (25, '2026-03-01T20:01:42.000Z', 'make-club-links', 'Unknown browser', '{"season":1,"clubIds":[10],"seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (26, '2026-03-01T20:01:49.000Z', 'make-staff', 'Unknown browser', '{"number":1,"name":"Zoë O''Brien","role":"administrator","seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (27, '2026-03-01T20:01:52.000Z', 'login', 'Unknown browser', '{}', 1);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (28, '2026-03-01T20:01:54.000Z', 'make-staff', 'Unknown browser', '{"number":2,"name":"Ann","role":"reviewer","seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (29, '2026-03-01T20:01:57.000Z', 'revoke-staff', 'Unknown browser', '{"number":2,"name":"Ann","seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (30, '2026-03-01T20:02:00.000Z', 'set-kickoff', 'Unknown browser', '{"season":1,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"away":{"clubId":11,"name":"Team 11"},"at":"2026-03-04T20:30:00.000Z","seqs":[32]}', null);
insert into seasons (number, name, announcement, reporting, closed_because, finished_at, auto_approve, auto_approve_hours, auto_approve_after) overriding system value values (1, null, 'Matchday 1 ends on Sunday, 23:59 GMT.', 'anybody', null, null, 'agreed', 48, 14);
insert into deductions (id, season, club_id, points, reason, at, revoked_at) overriding system value values (1, 1, 9, 3, 'Ineligible player', '2026-03-01T20:01:21.000Z', '2026-03-01T20:01:24.000Z');
insert into deductions (id, season, club_id, points, reason, at, revoked_at) overriding system value values (2, 1, 10, 1, 'Late roster', '2026-03-01T20:01:27.000Z', null);
insert into withdrawals (id, season, club_id, reason, at, revoked_at) overriding system value values (1, 1, 60, 'No squad', '2026-03-01T20:01:30.000Z', null);
insert into replacements (id, season, club_id, from_name, to_name, reason, at) overriding system value values (1, 1, 61, 'Team 61', 'Reserve – FC', 'Moved up', '2026-03-01T20:01:33.000Z');
insert into schedule (season, key, opens_at, closes_at) overriding system value values (1, 'md1', null, '2026-03-09T00:00:00.000Z');
insert into postponements (season, fixture_id, closes_at, reason) overriding system value values (1, 6701, '2026-03-12T00:00:00.000Z', 'Servers down');
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 1, 1);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 2, 6);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 3, 9);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 4, 14);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 5, 17);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 6, 22);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 7, 25);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 8, 30);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 9, 33);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 10, 38);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 11, 41);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 12, 46);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 13, 49);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 14, 54);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 15, 57);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 16, 62);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 17, 5);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 18, 2);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 19, 13);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 20, 10);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 21, 21);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 22, 18);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 23, 29);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 24, 26);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 25, 37);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 26, 34);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 27, 45);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 28, 42);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 29, 53);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 30, 50);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 31, 61);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UCL', 32, 58);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 1, 3);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 2, 8);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 3, 11);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 4, 16);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 5, 19);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 6, 24);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 7, 27);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 8, 32);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 9, 35);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 10, 40);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 11, 43);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 12, 48);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 13, 51);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 14, 56);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 15, 59);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 16, 64);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 17, 7);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 18, 4);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 19, 15);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 20, 12);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 21, 23);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 22, 20);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 23, 31);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 24, 28);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 25, 39);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 26, 36);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 27, 47);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 28, 44);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 29, 55);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 30, 52);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 31, 63);
insert into knockout_places (season, bracket, position, club_id) overriding system value values (1, 'UEL', 32, 60);
insert into draws (id, season, clubs, input_hash, commitment, secret, draw_at, phrase_from, phrase, revealed, seconds_per_ball, next_ball_at, sealed_at, done_at, given_up_at, given_up_because) overriding system value values (1, 1, '[{"name":"Team 1 – drawn","pot":1,"keepApart":null},{"name":"Team 2 – drawn","pot":2,"keepApart":null},{"name":"Team 3 – drawn","pot":3,"keepApart":null},{"name":"Team 4 – drawn","pot":4,"keepApart":null},{"name":"Team 5 – drawn","pot":1,"keepApart":null},{"name":"Team 6 – drawn","pot":2,"keepApart":null},{"name":"Team 7 – drawn","pot":3,"keepApart":null},{"name":"Team 8 – drawn","pot":4,"keepApart":null},{"name":"Team 9 – drawn","pot":1,"keepApart":null},{"name":"Team 10 – drawn","pot":2,"keepApart":null},{"name":"Team 11 – drawn","pot":3,"keepApart":null},{"name":"Team 12 – drawn","pot":4,"keepApart":null},{"name":"Team 13 – drawn","pot":1,"keepApart":null},{"name":"Team 14 – drawn","pot":2,"keepApart":null},{"name":"Team 15 – drawn","pot":3,"keepApart":null},{"name":"Team 16 – drawn","pot":4,"keepApart":null},{"name":"Team 17 – drawn","pot":1,"keepApart":null},{"name":"Team 18 – drawn","pot":2,"keepApart":null},{"name":"Team 19 – drawn","pot":3,"keepApart":null},{"name":"Team 20 – drawn","pot":4,"keepApart":null},{"name":"Team 21 – drawn","pot":1,"keepApart":null},{"name":"Team 22 – drawn","pot":2,"keepApart":null},{"name":"Team 23 – drawn","pot":3,"keepApart":null},{"name":"Team 24 – drawn","pot":4,"keepApart":null},{"name":"Team 25 – drawn","pot":1,"keepApart":null},{"name":"Team 26 – drawn","pot":2,"keepApart":null},{"name":"Team 27 – drawn","pot":3,"keepApart":null},{"name":"Team 28 – drawn","pot":4,"keepApart":null},{"name":"Team 29 – drawn","pot":1,"keepApart":null},{"name":"Team 30 – drawn","pot":2,"keepApart":null},{"name":"Team 31 – drawn","pot":3,"keepApart":null},{"name":"Team 32 – drawn","pot":4,"keepApart":null},{"name":"Team 33 – drawn","pot":1,"keepApart":null},{"name":"Team 34 – drawn","pot":2,"keepApart":null},{"name":"Team 35 – drawn","pot":3,"keepApart":null},{"name":"Team 36 – drawn","pot":4,"keepApart":null},{"name":"Team 37 – drawn","pot":1,"keepApart":null},{"name":"Team 38 – drawn","pot":2,"keepApart":null},{"name":"Team 39 – drawn","pot":3,"keepApart":null},{"name":"Team 40 – drawn","pot":4,"keepApart":null},{"name":"Team 41 – drawn","pot":1,"keepApart":null},{"name":"Team 42 – drawn","pot":2,"keepApart":null},{"name":"Team 43 – drawn","pot":3,"keepApart":null},{"name":"Team 44 – drawn","pot":4,"keepApart":null},{"name":"Team 45 – drawn","pot":1,"keepApart":null},{"name":"Team 46 – drawn","pot":2,"keepApart":null},{"name":"Team 47 – drawn","pot":3,"keepApart":null},{"name":"Team 48 – drawn","pot":4,"keepApart":null},{"name":"Team 49 – drawn","pot":1,"keepApart":null},{"name":"Team 50 – drawn","pot":2,"keepApart":null},{"name":"Team 51 – drawn","pot":3,"keepApart":null},{"name":"Team 52 – drawn","pot":4,"keepApart":null},{"name":"Team 53 – drawn","pot":1,"keepApart":null},{"name":"Team 54 – drawn","pot":2,"keepApart":null},{"name":"Team 55 – drawn","pot":3,"keepApart":null},{"name":"Team 56 – drawn","pot":4,"keepApart":null},{"name":"Team 57 – drawn","pot":1,"keepApart":null},{"name":"Team 58 – drawn","pot":2,"keepApart":null},{"name":"Team 59 – drawn","pot":3,"keepApart":null},{"name":"Team 60 – drawn","pot":4,"keepApart":null},{"name":"Team 61 – drawn","pot":1,"keepApart":null},{"name":"Team 62 – drawn","pot":2,"keepApart":null},{"name":"Team 63 – drawn","pot":3,"keepApart":null},{"name":"Team 64 – drawn","pot":4,"keepApart":null}]', 'abababababababababababababababababababababababababababababababab', 'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd', 'efefefefefefefefefefefefefefefefefefefefefefefefefefefefefefefef', '2026-02-20T20:00:00.000Z', 'The lottery of 20 February', null, 0, null, null, '2026-02-19T20:00:00.000Z', null, '2026-02-20T12:00:00.000Z', 'A club was missing');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (1, '2026-03-01T20:00:21.000Z', 'renamed', 'admin',  E'{"renamed":[{"clubId":1,"from":"Team 1","to":"Águilas del Norte"},{"clubId":2,"from":"Team 2","to":"O''Brien''s XI"},{"clubId":5,"from":"Team 5","to":"東京シティ"},{"clubId":64,"from":"Team 64","to":"Team \\"64\\" \\\\ Zürich"}],"season":1}', '{}', '0000000000000000000000000000000000000000000000000000000000000000', 'e52294cc604b98ccbdf091e8d8990b46d2888c4e01ee4629427aeb8e57bb03b6');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (2, '2026-03-01T20:00:23.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":2,"name":"O''Brien''s XI"},"awayPenalties":null,"awayScore":1,"fixtureId":6500,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":2,"resultId":1,"season":1}', '{}', 'e52294cc604b98ccbdf091e8d8990b46d2888c4e01ee4629427aeb8e57bb03b6', '30e29d11c1176c5248a9afb54595c08cf01d9be6abec37ed10ad62245aa94403');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (3, '2026-03-01T20:00:26.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":2,"name":"O''Brien''s XI"},"awayPenalties":null,"awayScore":1,"fixtureId":6500,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":2,"resultId":1,"season":1,"textHashes":{"adminNotes":"c50d14ce2aac7828968a3d87b7a0fd2b02c4ef2ec399653594f6063aee8cb8f4"}}', '{"adminNotes":{"salt":"5b797032d39e6d7f3a70902b1e1e2f53","text":"Seen on O''Brien''s stream"}}', '30e29d11c1176c5248a9afb54595c08cf01d9be6abec37ed10ad62245aa94403', 'd02006411a71f2c3fc2f52bd8b8664eda33d4e84c5f3cf7db0343326900d3149');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (4, '2026-03-01T20:00:28.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":3,"name":"Team 3"},"awayPenalties":null,"awayScore":3,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":0,"resultId":2,"season":1}', '{}', 'd02006411a71f2c3fc2f52bd8b8664eda33d4e84c5f3cf7db0343326900d3149', 'ae5e8f65219939ab09fff70b82f40c6b1781740247762dd5ebb916c24921567d');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (5, '2026-03-01T20:00:31.000Z', 'rejected', 'admin', '{"afterExtraTime":false,"away":{"clubId":3,"name":"Team 3"},"awayPenalties":null,"awayScore":3,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":0,"resultId":2,"season":1,"textHashes":{"adminNotes":"85f09de3b7012b891b2950781cc72f5787442a3866d42addef9df53046fdb50c"}}', '{"adminNotes":{"salt":"0b6671b46e7113b8a37794a92359b507","text":"No proof – <b>send it</b>"}}', 'ae5e8f65219939ab09fff70b82f40c6b1781740247762dd5ebb916c24921567d', 'f8ebf870f55a70677fbc42d6e42c7f58d2a9b12a92de6c142974314833aa9096');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (6, '2026-03-01T20:00:33.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":3,"name":"Team 3"},"awayPenalties":null,"awayScore":1,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":1,"resultId":3,"season":1}', '{}', 'f8ebf870f55a70677fbc42d6e42c7f58d2a9b12a92de6c142974314833aa9096', 'e954710944da475746dc72f1b717945f8769bf1ef5293c846943a21699a665bd');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (7, '2026-03-01T20:00:35.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":4,"name":"Team 4"},"awayPenalties":null,"awayScore":0,"fixtureId":6502,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":4,"resultId":4,"season":1}', '{}', 'e954710944da475746dc72f1b717945f8769bf1ef5293c846943a21699a665bd', '52fa26ee462d52e0a74243b17149094968529296c3c3265c9077c90386403d4c');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (8, '2026-03-01T20:00:39.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":4,"name":"Team 4"},"awayPenalties":null,"awayScore":0,"fixtureId":6502,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":4,"resultId":4,"season":1}', '{}', '52fa26ee462d52e0a74243b17149094968529296c3c3265c9077c90386403d4c', '3741fa8ecd0a45c2b14457c5dbe2c578105ad40626ce3a15720c86af71020311');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (9, '2026-03-01T20:00:41.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":0,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":1,"resultId":5,"season":1}', '{}', '3741fa8ecd0a45c2b14457c5dbe2c578105ad40626ce3a15720c86af71020311', '500a87bb47b6ccbdc6f598a359f95e098392788b59e89d195cd062153ff64df2');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (10, '2026-03-01T20:00:44.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":0,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":1,"resultId":5,"season":1}', '{}', '500a87bb47b6ccbdc6f598a359f95e098392788b59e89d195cd062153ff64df2', '1848491ae20b306a043b7ad057cb31c8cefed9c698d10fc7e42c62bdc185e22a');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (11, '2026-03-01T20:00:46.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":7,"name":"Team 7"},"awayPenalties":null,"awayScore":2,"fixtureId":6601,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":2,"resultId":6,"season":1}', '{}', '1848491ae20b306a043b7ad057cb31c8cefed9c698d10fc7e42c62bdc185e22a', '8eb4ecb1a5a6221cfd725a5852386158405676f962808b11c3ca14fc74d34c10');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (12, '2026-03-01T20:00:48.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":8,"name":"Team 8"},"awayPenalties":null,"awayScore":9,"fixtureId":6602,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":9,"resultId":7,"season":1}', '{}', '8eb4ecb1a5a6221cfd725a5852386158405676f962808b11c3ca14fc74d34c10', 'e37af1388326e3deb7826f3ba4c86f065d65d16a98189248732b4e6d31fb8539');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (13, '2026-03-01T20:00:51.000Z', 'rejected', 'admin', '{"afterExtraTime":false,"away":{"clubId":8,"name":"Team 8"},"awayPenalties":null,"awayScore":9,"fixtureId":6602,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":9,"resultId":7,"season":1}', '{}', 'e37af1388326e3deb7826f3ba4c86f065d65d16a98189248732b4e6d31fb8539', 'f50457a893d0fb68f84cdac5163b62d80a0abf96339f5782abadcc8065ebee66');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (14, '2026-03-01T20:00:54.000Z', 'reset', 'admin', '{"deductions":[],"group":"B","match":null,"only":null,"places":null,"putIn":[],"scope":"group","season":1,"takenOut":[5,6,7],"withdrawals":[]}', '{}', 'f50457a893d0fb68f84cdac5163b62d80a0abf96339f5782abadcc8065ebee66', '31ec81d5867da24b4a2f9b631edca31214d43d73a406e8ccd07f2c4f9eb5ac16');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (15, '2026-03-01T20:00:56.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":3,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":3,"resultId":8,"season":1}', '{}', '31ec81d5867da24b4a2f9b631edca31214d43d73a406e8ccd07f2c4f9eb5ac16', '19655910b0517955b3f147b62f0c121d5de587008c0fed43d95e4936ac353ad7');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (16, '2026-03-01T20:00:59.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":3,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":3,"resultId":8,"season":1}', '{}', '19655910b0517955b3f147b62f0c121d5de587008c0fed43d95e4936ac353ad7', 'e0bf9994004266176ddac17f0128380b309ae2fc79e9aac9cb4f0f14a3a1732f');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (17, '2026-03-01T20:01:01.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":10,"name":"Team 10"},"awayPenalties":null,"awayScore":5,"fixtureId":6700,"home":{"clubId":9,"name":"Team 9"},"homePenalties":null,"homeScore":5,"resultId":9,"season":1}', '{}', 'e0bf9994004266176ddac17f0128380b309ae2fc79e9aac9cb4f0f14a3a1732f', '24e23c6fbf05af64ac279a553b7abb158607e01696b9325713f7b7707f78b8fd');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (18, '2026-03-01T20:01:04.000Z', 'reset', 'admin', '{"deductions":[],"group":null,"match":{"away":{"clubId":10,"name":"Team 10"},"fixtureId":6700,"home":{"clubId":9,"name":"Team 9"}},"only":null,"places":null,"putIn":[],"scope":"match","season":1,"takenOut":[9],"withdrawals":[]}', '{}', '24e23c6fbf05af64ac279a553b7abb158607e01696b9325713f7b7707f78b8fd', 'ccc2e4d521540f7c10a9e6d5b1b19f5ea2d5408b968e65372eb29861b44008d7');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (19, '2026-03-01T20:01:06.000Z', 'reported', 'captain',  E'{"afterExtraTime":false,"away":{"clubId":64,"name":"Team \\"64\\" \\\\ Zürich"},"awayPenalties":null,"awayScore":0,"fixtureId":8005,"home":{"clubId":63,"name":"Team 63"},"homePenalties":null,"homeScore":0,"resultId":10,"season":1}', '{}', 'ccc2e4d521540f7c10a9e6d5b1b19f5ea2d5408b968e65372eb29861b44008d7', '53d22d679ef9332befe1314d1355c4e0a4765db86ea099a2d7fe7250d0d72290');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (20, '2026-03-01T20:01:09.000Z', 'scheduled', 'admin', '{"entries":[{"closesAt":"2026-03-09T00:00:00.000Z","key":"md1","opensAt":null}],"season":1}', '{}', '53d22d679ef9332befe1314d1355c4e0a4765db86ea099a2d7fe7250d0d72290', 'e6e654b33ee89c70dbc7d4c2a7d730af299a62f0900dd579082db1854f22c34f');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (21, '2026-03-01T20:01:15.000Z', 'postponed', 'admin', '{"before":null,"closesAt":"2026-03-12T00:00:00.000Z","fixtureId":6701,"season":1,"textHashes":{"reason":"317dc1d4b8068014b2145561ef9828b64124d43ae3cfefd84b6b18b2cb77564f"}}', '{"reason":{"salt":"dfe74b7dd2bc1816920f59da4263a2d2","text":"Servers down"}}', 'e6e654b33ee89c70dbc7d4c2a7d730af299a62f0900dd579082db1854f22c34f', '931c5a138228547c9a358423f5507945f48a10ab7253749da2f8e3bbf27da35e');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (22, '2026-03-01T20:01:18.000Z', 'awarded', 'admin', '{"afterExtraTime":false,"award":"no-show","away":{"clubId":12,"name":"Team 12"},"awayPenalties":null,"awayScore":0,"fixtureId":6702,"home":{"clubId":9,"name":"Team 9"},"homePenalties":null,"homeScore":1,"putIn":[{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":6702,"homePenalties":null,"homeScore":1,"resultId":11}],"resultId":11,"season":1,"takenOut":[],"textHashes":{"reason":"e3b640bd1afc3ec79c5325c3844fa35bf973e7f26bc5d60ef9103c81de54bda3"}}', '{"reason":{"salt":"7321d56a452f8cdaa83c1f16b55d0845","text":"Did not appear"}}', '931c5a138228547c9a358423f5507945f48a10ab7253749da2f8e3bbf27da35e', '1e8f53b0467f76273640052ebad125838789d070d5216d6e86a29ee1f445cb87');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (23, '2026-03-01T20:01:21.000Z', 'deducted', 'admin', '{"clubId":9,"deductionId":1,"name":"Team 9","points":3,"season":1,"textHashes":{"reason":"66d4fd4968d0638fd3eb64f8b699b3a6c320dbace5158e577cd5f4fe8b7a8d92"}}', '{"reason":{"salt":"e53bb06a9bc546afb23fb66107ec994a","text":"Ineligible player"}}', '1e8f53b0467f76273640052ebad125838789d070d5216d6e86a29ee1f445cb87', '9d218ce31bcf4eaa3777e589b6ce0ea450d6ad9294bc5a9b7db24991a903de07');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (24, '2026-03-01T20:01:24.000Z', 'revoked', 'admin', '{"clubId":9,"deductionId":1,"name":"Team 9","points":3,"season":1,"textHashes":{"reason":"c4a609535cb4a58eec67cd7e1ebac2b588497dace8093b2833dfe17f73334000"}}', '{"reason":{"salt":"7bb41be451e8083b6165721bdf2e7fc7","text":"Ineligible player"}}', '9d218ce31bcf4eaa3777e589b6ce0ea450d6ad9294bc5a9b7db24991a903de07', '918da692520c33ca1c25468371f32d681d415c47086c0e9263ac3a1eb445fbdd');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (25, '2026-03-01T20:01:27.000Z', 'deducted', 'admin', '{"clubId":10,"deductionId":2,"name":"Team 10","points":1,"season":1,"textHashes":{"reason":"f6f8819e81eb1fcb95b41c6cd8fb8a066f2231efde08eb3735c9e1b407048e28"}}', '{"reason":{"salt":"190e7f07de71ac6f51d83f86494d3332","text":"Late roster"}}', '918da692520c33ca1c25468371f32d681d415c47086c0e9263ac3a1eb445fbdd', '5a630891c9bb83aa7e44975b6fa7c7b9d8f2aaab84d095a30810a06d286e6dd5');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (26, '2026-03-01T20:01:30.000Z', 'club-withdrawn', 'admin', '{"clubId":60,"name":"Team 60","putIn":[{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":7902,"homePenalties":null,"homeScore":1,"resultId":12},{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":7904,"homePenalties":null,"homeScore":1,"resultId":13},{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":7905,"homePenalties":null,"homeScore":1,"resultId":14}],"season":1,"takenOut":[],"textHashes":{"reason":"8ded52abd66d57cc958d854b221b55c6ac6c0c12dec0bf5ed7ee04457fbc9c05"},"withdrawalId":1}', '{"reason":{"salt":"0b5054fe90bf45caec6873aab2db533c","text":"No squad"}}', '5a630891c9bb83aa7e44975b6fa7c7b9d8f2aaab84d095a30810a06d286e6dd5', '427ce98c43a6db4c835665df7cd911a97bec05facdede2d204e0d424f203e0c8');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (27, '2026-03-01T20:01:33.000Z', 'club-replaced', 'admin', '{"clubId":61,"from":"Team 61","season":1,"textHashes":{"reason":"85bc50a373fbf65c5ab2b4f5211ffcb1c3fb25efd939d3114a69de6918d2d527"},"to":"Reserve – FC"}', '{"reason":{"salt":"b120f705aeb5038ee391d632049658de","text":"Moved up"}}', '427ce98c43a6db4c835665df7cd911a97bec05facdede2d204e0d424f203e0c8', '4ba5c49716d929be42a1b87c644281105843c953b6a9a95c0aad84908fbd8004');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (28, '2026-03-01T20:01:36.000Z', 'reporting-set', 'admin', '{"autoApprove":"agreed","autoApproveHours":48,"isClosed":false,"reporting":"anybody","season":1}', '{}', '4ba5c49716d929be42a1b87c644281105843c953b6a9a95c0aad84908fbd8004', '2bd888b17885d30d25429bcaa1240cdd7d3963bb25199d57dba5b30bd155dbb6');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (29, '2026-03-01T20:01:44.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":11,"name":"Team 11"},"awayPenalties":null,"awayScore":0,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"homePenalties":null,"homeScore":9,"resultId":15,"season":1}', '{}', '2bd888b17885d30d25429bcaa1240cdd7d3963bb25199d57dba5b30bd155dbb6', 'f503589b9faac0eb9e3c1392114e1874ec5df936885ceeb2285a8cadcbf635e3');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (30, '2026-03-01T20:01:46.000Z', 'replaced', 'club:10', '{"afterExtraTime":false,"away":{"clubId":11,"name":"Team 11"},"awayPenalties":null,"awayScore":0,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"homePenalties":null,"homeScore":9,"replacedBy":16,"resultId":15,"season":1}', '{}', 'f503589b9faac0eb9e3c1392114e1874ec5df936885ceeb2285a8cadcbf635e3', 'da8d356871bfb0e555d652a4563190a7e7a57018361c5e0b5e551e3c4151faea');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (31, '2026-03-01T20:01:46.000Z', 'reported', 'club:10', '{"afterExtraTime":false,"away":{"clubId":11,"name":"Team 11"},"awayPenalties":null,"awayScore":0,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"homePenalties":null,"homeScore":2,"resultId":16,"season":1}', '{}', 'da8d356871bfb0e555d652a4563190a7e7a57018361c5e0b5e551e3c4151faea', 'ad3e4d82170cc256fdebf3ba6e1c39de8d22daa78a35854c636a876397444ef0');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (32, '2026-03-01T20:02:00.000Z', 'kickoff-agreed', 'admin', '{"at":"2026-03-04T20:30:00.000Z","away":{"clubId":11,"name":"Team 11"},"before":null,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"season":1}', '{}', 'ad3e4d82170cc256fdebf3ba6e1c39de8d22daa78a35854c636a876397444ef0', '81e23068ea5a5ab1c5ff5a1f9ce90f8414f7289838ae89ce3d5319627903bb27');
insert into club_links (key_hash, club_id, created_at, used_at, revoked_at) overriding system value values ('08e74b0defa34d516ca6b23668a7e36e26814cf1ba418215a04e906b1cb2ae0b', 10, '2026-03-01T20:01:42.000Z', '2026-03-01T20:02:04.000Z', null);
insert into club_links (key_hash, club_id, created_at, used_at, revoked_at) overriding system value values ('38019272c65ce66966cdd0dba3e22ea3ec2225d3ea4900e1ad98a369e4c8c5b4', 11, '2026-03-01T20:01:39.000Z', null, null);
insert into club_links (key_hash, club_id, created_at, used_at, revoked_at) overriding system value values ('c2eea18f871e654e0adbd65e162c2ef4f109b9995e49f5667ed2c26e34d0f0af', 10, '2026-03-01T20:01:39.000Z', null, '2026-03-01T20:01:42.000Z');
insert into blocked_senders (sender, blocked_until) overriding system value values ('12121212121212121212121212121212', '2026-03-02T20:00:00.000Z');
insert into staff (number, name, role, key_hash, device_hash, created_at, bound_at, revoked_at) overriding system value values (1, 'Zoë O''Brien', 'administrator', 'd08b71f1251aaec3a8c9b863697c6117f4609253fd52e44b853dc8e220d489c8', 'ddd03a371853ecbf5632f323c4fb3a2b52be7166ec8f97870e1a807a49a65c79', '2026-03-01T20:01:49.000Z', '2026-03-01T20:01:52.000Z', null);
insert into staff (number, name, role, key_hash, device_hash, created_at, bound_at, revoked_at) overriding system value values (2, 'Ann', 'reviewer', '806d577ea4ce6a58a4e2b41d00c8af4d5f674097fa30205d8b1ff159a139dc51', null, '2026-03-01T20:01:54.000Z', null, '2026-03-01T20:01:57.000Z');
insert into kickoffs (season, fixture_id, pairing, at, proposed, proposed_by) overriding system value values (1, 6703, '10.0 11.0', '2026-03-04T20:30:00.000Z', '2026-03-05T21:00:00.000Z', 10);
insert into evidence (result_id, club_id, sha256, sent_sha256, width, height, bytes, created_at) overriding system value values (16, 10, 'd15d9b430e825893a597c236483bdfd98151a12cc9a4542f1b52a1239a1077d4', '8bb89a81df1d8393baa1d39fc1cd42a161156dd5717acd28565bf561947ccc4c', 16, 9, 268, '2026-03-01T20:02:04.000Z');
insert into pictures (sha256, jpeg) overriding system value values ('d15d9b430e825893a597c236483bdfd98151a12cc9a4542f1b52a1239a1077d4', '\xffd8ffdb0043000604040504040605050506060607090e0909080809120d0d0a0e1512161615121414171a211c17181f1914141d271d1f2223252525161c292c28242b21242524ffdb00430106060609080911090911241814182424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424ffc00011080009001003012200021101031101ffc4001500010100000000000000000000000000000006ffc40014100100000000000000000000000000000000ffc40014010100000000000000000000000000000006ffc40014110100000000000000000000000000000000ffda000c03010002110311003f009000b45dffd9');
insert into outbox (id, channel, kind, season, seq, hash, text, result_id, created_at, sent_at) overriding system value values (1, 'league', 'results', 1, 4, 'abababababababababababababababababababababababababababababababab', '**Group A** Á 2–1 B', null, '2026-03-01T21:30:00.000Z', '2026-03-01T21:30:00.000Z');
insert into outbox (id, channel, kind, season, seq, hash, text, result_id, created_at, sent_at) overriding system value values (2, 'staff', 'waits', 1, 4, 'abababababababababababababababababababababababababababababababab', '**Waits**', 16, '2026-03-01T21:30:00.000Z', null);
insert into chat_channels (name, failures, retry_at, stopped_at, answer, answered_at) overriding system value values ('staff', 1, '2026-03-01T21:30:00.000Z', '2026-03-01T21:30:00.000Z', '404', '2026-03-01T21:30:00.000Z');
insert into chat_choices (kind, choice) overriding system value values ('draw', '"end"');
insert into leases (name, holder, until) overriding system value values ('chat league', 'one', '1');
select setval(pg_get_serial_sequence('admin_record', 'id'), max(id)) from admin_record;
select setval(pg_get_serial_sequence('deductions', 'id'), max(id)) from deductions;
select setval(pg_get_serial_sequence('draws', 'id'), max(id)) from draws;
select setval(pg_get_serial_sequence('outbox', 'id'), max(id)) from outbox;
select setval(pg_get_serial_sequence('replacements', 'id'), max(id)) from replacements;
select setval(pg_get_serial_sequence('results', 'id'), max(id)) from results;
select setval(pg_get_serial_sequence('staff', 'number'), max(number)) from staff;
select setval(pg_get_serial_sequence('withdrawals', 'id'), max(id)) from withdrawals;
