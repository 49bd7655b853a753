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
insert into kysely_migration (name, timestamp) overriding system value values ('001-tournament', '2026-11-16T08:52:01.739Z');
insert into kysely_migration (name, timestamp) overriding system value values ('002-season', '2026-11-16T08:52:01.902Z');
insert into kysely_migration (name, timestamp) overriding system value values ('003-record', '2026-11-16T08:52:01.922Z');
insert into kysely_migration (name, timestamp) overriding system value values ('004-club-links', '2026-11-16T08:52:01.956Z');
insert into kysely_migration (name, timestamp) overriding system value values ('005-staff', '2026-11-16T08:52:01.961Z');
insert into kysely_migration (name, timestamp) overriding system value values ('006-kickoffs', '2026-11-16T08:52:01.979Z');
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
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (1, 6500, 2, 1, 'approved', 'Team Captain', '2026-03-01T20:00:22.000Z', 'Seen on O''Brien''s stream', '2026-03-01T20:00:25.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e84a66113c58d896ac3275996fd99b16', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (2, 6501, 0, 3, 'rejected', 'Team Captain', '2026-03-01T20:00:27.000Z', 'No proof – <b>send it</b>', '2026-03-01T20:00:30.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e84a66113c58d896ac3275996fd99b16', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (3, 6501, 1, 1, 'pending', 'Team Captain', '2026-03-01T20:00:32.000Z', null, null, null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e84a66113c58d896ac3275996fd99b16', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (4, 6502, 4, 0, 'approved', 'Team Captain', '2026-03-01T20:00:34.000Z', 'Approved by admin', '2026-03-01T20:00:37.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e84a66113c58d896ac3275996fd99b16', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (5, 6600, 1, 0, 'approved', 'Team Captain', '2026-03-01T20:00:39.000Z', 'Approved by admin', '2026-03-01T20:00:42.000Z', '2026-03-01T20:00:53.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e84a66113c58d896ac3275996fd99b16', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (6, 6601, 2, 2, 'pending', 'Team Captain', '2026-03-01T20:00:44.000Z', null, null, '2026-03-01T20:00:53.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e84a66113c58d896ac3275996fd99b16', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (7, 6602, 9, 9, 'rejected', 'Team Captain', '2026-03-01T20:00:47.000Z', 'Rejected by admin', '2026-03-01T20:00:50.000Z', '2026-03-01T20:00:53.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e84a66113c58d896ac3275996fd99b16', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (8, 6600, 3, 3, 'approved', 'Team Captain', '2026-03-01T20:00:55.000Z', 'Approved by admin', '2026-03-01T20:00:59.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e84a66113c58d896ac3275996fd99b16', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (9, 6700, 5, 5, 'pending', 'Team Captain', '2026-03-01T20:01:01.000Z', null, null, '2026-03-01T20:01:04.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e84a66113c58d896ac3275996fd99b16', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (10, 8005, 0, 0, 'pending', 'Team Captain', '2026-03-01T20:01:06.000Z', null, null, null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'e84a66113c58d896ac3275996fd99b16', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (11, 6702, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:18.000Z', 'Did not appear', '2026-03-01T20:01:18.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (12, 7902, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:30.000Z', 'No squad', '2026-03-01T20:01:30.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (13, 7904, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:30.000Z', 'No squad', '2026-03-01T20:01:30.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (14, 7905, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:30.000Z', 'No squad', '2026-03-01T20:01:30.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (15, 6703, 9, 0, 'pending', 'Team Captain', '2026-03-01T20:01:44.000Z', null, null, '2026-03-01T20:01:46.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, 16, 'e84a66113c58d896ac3275996fd99b16', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (16, 6703, 2, 0, 'pending', 'Team Captain', '2026-03-01T20:01:46.000Z', null, null, null, 1, null, null, 0, 'captain', 10, null, 11, '2026-03-01T21:00:00.000Z', 1, 1, null, null, 'The server went down – O''Brien saw it', null, null, 0);
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('kept-key-6501', 'f1909c82737b85dd4ceab7dee6a86bf50f4e769bf9c13be2b783317e4beb072a', '{"id":3,"fixtureId":6501,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 3","homeScore":1,"awayScore":1,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:32.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":6,"hash":"c6530a427cc3d7e5763cca0278317a4fba5ee1065dbbda6973200282bc7e4718"}}', '2026-03-01T20:00:32.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6500-2-1', 'b7e22023af4b6a2bdfb6f5415c5bab817d946cc0e101c5058ad5f93265949192', '{"id":1,"fixtureId":6500,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"O''Brien''s XI","homeScore":2,"awayScore":1,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:22.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":2,"hash":"5775c79a662ea7e428ce5c2b59af6a66598861161dd16c7c1ab4bbcbf74411a9"}}', '2026-03-01T20:00:22.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6501-0-3', 'd0dead514329150f4cc854da659ac37490e75bce82201505ea79a35f1a3bc693', '{"id":2,"fixtureId":6501,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 3","homeScore":0,"awayScore":3,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:27.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":4,"hash":"a310a922389a8314e287c0fc94973d2ffe4e9a8d2369b16d9cdc95cae1f9e824"}}', '2026-03-01T20:00:27.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6502-4-0', '754e380f7b15563682ef66d78ef0f55487d7479aaf850bff7ffe0285c5d7fe7c', '{"id":4,"fixtureId":6502,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 4","homeScore":4,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:34.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":7,"hash":"cecdcdd0611e8b7206086d363251f26aa13df5270e857a4c7b7feaa04c4fb3ac"}}', '2026-03-01T20:00:34.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6600-1-0', 'b04cf6e9c6c98e53f0d26ee9184a7624734ec08888dd20677594bdf8f8460ec2', '{"id":5,"fixtureId":6600,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 6","homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:39.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":9,"hash":"7205daea33434236c7a35501a811b0f37807d8784235b51175ca99820464a721"}}', '2026-03-01T20:00:39.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6600-3-3', 'e524f700898fad1f3db5bc7ff248d8c5a49f6226487b439e79d2d14aef4d2a9c', '{"id":8,"fixtureId":6600,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 6","homeScore":3,"awayScore":3,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:55.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":15,"hash":"02bacf8eb539c630e9462579908494b44572f76cd9bbbfebb0e39fab70e2fb05"}}', '2026-03-01T20:00:55.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6601-2-2', '8d79fe060e289d4befa2bd8d027810ba250c96a2402435b53c3aa95d0412b9ff', '{"id":6,"fixtureId":6601,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 7","homeScore":2,"awayScore":2,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:44.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":11,"hash":"c148b7c6d6272ce20a8ed500a5363adb8d2f9d3f474a657b8aea877303655999"}}', '2026-03-01T20:00:44.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6602-9-9', '911780bcd18052270f4a69a73ca396da0d08e1fdfd99bbe6351e5eb688b1c42b', '{"id":7,"fixtureId":6602,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 8","homeScore":9,"awayScore":9,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:47.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":12,"hash":"81c6117338309f4637af6a1805a64f1536a0a9957a0b132dec96c853cf5f4d91"}}', '2026-03-01T20:00:47.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6700-5-5', '857b223bc15512c0fe0e31f672573ec320ee0ff464fc6e17a92ad98e14dff520', '{"id":9,"fixtureId":6700,"stage":"group","round":null,"homeTeam":"Team 9","awayTeam":"Team 10","homeScore":5,"awayScore":5,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"C","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:01:01.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":17,"hash":"96389525b8b771cdbac321d82d719c04d01c145848ff56bb5a7e4a3c4a6a7017"}}', '2026-03-01T20:01:01.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-8005-0-0', '2c017f01993285706defc7b22824a77aeaa4dd670522164ddc66410a83455b10',  E'{"id":10,"fixtureId":8005,"stage":"group","round":null,"homeTeam":"Team 63","awayTeam":"Team \\"64\\" \\\\ Zürich","homeScore":0,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"P","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:01:06.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":19,"hash":"f34dbc511c96cbbb02d60aeab208588c50378e54b18a102ddf13023347aa4968"}}', '2026-03-01T20:01:06.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-of-a-decision', 'fcbead7a48ec5c3346d902d183b866ba0261e6959b6891e6f6c60058fee57525', '{"result":{"id":4,"fixtureId":6502,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 4","homeScore":4,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:34.000Z","late":false,"origin":"captain","submissionStatus":"approved","adminNotes":"Approved by admin","reportedBy":null,"agreement":"none","dispute":null},"recorded":{"seq":8,"hash":"22b6b95a1d7d2dce401f1ecfa880acbf077b3668d7814c02259f60dc88fe513b"}}', '2026-03-01T20:00:37.000Z');
insert into sessions (token_hash, device, created_at, expires_at, staff) overriding system value values ('25938895ac44cbb03def574281f81c43fbdd3a6d34b7e4d7e599cba554d1ca15', 'Unknown browser', '2026-03-01T20:00:18.000Z', '2026-03-01T22:00:18.000Z', null);
insert into sessions (token_hash, device, created_at, expires_at, staff) overriding system value values ('a10be8d7aacef0c4e015a427266a6d6cf50c62d77b2b994acdd669c2ef30bac5', 'Unknown browser', '2026-03-01T20:01:52.000Z', '2026-03-01T22:01:52.000Z', 1);
insert into known_devices (id_hash, created_at) overriding system value values ('90acfde1088bf2108ab3d8c6a9d776b6c00a8e5a4a8bfee74c77c518bb7b864e', '2026-03-01T20:00:13.000Z');
insert into known_devices (id_hash, created_at) overriding system value values ('bd11c0ef1654f47b2612e2fc78e343e49958cd113aa8f3013e05cd78320bf82c', '2026-03-01T20:00:18.000Z');
insert into login_failures (client, failures, last_failed_at) overriding system value values ('address 2001:db8:1:2::/64', 1, '2026-03-01T20:00:09.000Z');
insert into login_failures (client, failures, last_failed_at) overriding system value values ('address 203.0.113.9', 2, '2026-03-01T20:00:07.000Z');
insert into secrets (name, value) overriding system value values ('admin-password-hash', 'scrypt$32768$8$3$4MEQWgBDHGwZrA7LBMMXRw$UcucdLwMR_npmJED5WbjrXEBWMcBCC2nwvgJGRwojcU');
insert into secrets (name, value) overriding system value values ('admin-totp-key-hash', 'none');
insert into secrets (name, value) overriding system value values ('admin-totp-step', '59079840');
insert into secrets (name, value) overriding system value values ('sender-salt', '5c13f53e1da4ae6cce4421447a51c05691b274bc0dd80e428df5d9fa7e60201c');
insert into revision (id, value) overriding system value values (1, 39);
insert into probe (id, probed_at) overriding system value values (1, '2026-03-01T20:02:04.000Z');
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (1, '2026-03-01T20:00:04.000Z', 'change-password', 'Server console', '{}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (2, '2026-03-01T20:00:13.000Z', 'login', 'Unknown browser', '{}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (3, '2026-03-01T20:00:15.000Z', 'logout', 'Unknown browser', '{}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (4, '2026-03-01T20:00:18.000Z', 'login', 'Unknown browser', '{}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (5, '2026-03-01T20:00:20.000Z', 'rename-clubs', 'Unknown browser',  E'{"season":1,"renamed":[{"clubId":1,"from":"Team 1","to":"Águilas del Norte"},{"clubId":2,"from":"Team 2","to":"O''Brien''s XI"},{"clubId":5,"from":"Team 5","to":"東京シティ"},{"clubId":64,"from":"Team 64","to":"Team \\"64\\" \\\\ Zürich"}],"seqs":[1]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (6, '2026-03-01T20:00:25.000Z', 'approve-result', 'Unknown browser', '{"season":1,"fixtureId":6500,"home":{"clubId":1,"name":"Águilas del Norte"},"away":{"clubId":2,"name":"O''Brien''s XI"},"resultId":1,"homeScore":2,"awayScore":1,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"adminNotes":"Seen on O''Brien''s stream","seqs":[3]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (7, '2026-03-01T20:00:30.000Z', 'reject-result', 'Unknown browser', '{"season":1,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"away":{"clubId":3,"name":"Team 3"},"resultId":2,"homeScore":0,"awayScore":3,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"adminNotes":"No proof – <b>send it</b>","seqs":[5]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (8, '2026-03-01T20:00:37.000Z', 'approve-result', 'Unknown browser', '{"season":1,"fixtureId":6502,"home":{"clubId":1,"name":"Águilas del Norte"},"away":{"clubId":4,"name":"Team 4"},"resultId":4,"homeScore":4,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"seqs":[8]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (9, '2026-03-01T20:00:42.000Z', 'approve-result', 'Unknown browser', '{"season":1,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"away":{"clubId":6,"name":"Team 6"},"resultId":5,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"seqs":[10]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (10, '2026-03-01T20:00:50.000Z', 'reject-result', 'Unknown browser', '{"season":1,"fixtureId":6602,"home":{"clubId":5,"name":"東京シティ"},"away":{"clubId":8,"name":"Team 8"},"resultId":7,"homeScore":9,"awayScore":9,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"seqs":[13]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (11, '2026-03-01T20:00:53.000Z', 'reset-group', 'Unknown browser', '{"season":1,"scope":"group","only":null,"match":null,"group":"B","takenOut":[5,6,7],"putIn":[],"deductions":[],"withdrawals":[],"places":null,"seqs":[14]}', null);
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
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (1, '2026-03-01T20:00:20.000Z', 'renamed', 'admin',  E'{"renamed":[{"clubId":1,"from":"Team 1","to":"Águilas del Norte"},{"clubId":2,"from":"Team 2","to":"O''Brien''s XI"},{"clubId":5,"from":"Team 5","to":"東京シティ"},{"clubId":64,"from":"Team 64","to":"Team \\"64\\" \\\\ Zürich"}],"season":1}', '{}', '0000000000000000000000000000000000000000000000000000000000000000', 'b9c24949264829180bc34cf81abaa13536b46260390570e69a1f55cd091269b4');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (2, '2026-03-01T20:00:22.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":2,"name":"O''Brien''s XI"},"awayPenalties":null,"awayScore":1,"fixtureId":6500,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":2,"resultId":1,"season":1}', '{}', 'b9c24949264829180bc34cf81abaa13536b46260390570e69a1f55cd091269b4', '5775c79a662ea7e428ce5c2b59af6a66598861161dd16c7c1ab4bbcbf74411a9');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (3, '2026-03-01T20:00:25.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":2,"name":"O''Brien''s XI"},"awayPenalties":null,"awayScore":1,"fixtureId":6500,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":2,"resultId":1,"season":1,"textHashes":{"adminNotes":"f06ebfa55c24abcd754696793654f2153e01b677d1f198720157eed292688a4b"}}', '{"adminNotes":{"salt":"bf0af89747a8d0da02bc25ea63ae62d0","text":"Seen on O''Brien''s stream"}}', '5775c79a662ea7e428ce5c2b59af6a66598861161dd16c7c1ab4bbcbf74411a9', 'f56f5207285fd3785e9191f6a77ec4790b674aff73d42ac52ae4b0ea17d220b4');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (4, '2026-03-01T20:00:27.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":3,"name":"Team 3"},"awayPenalties":null,"awayScore":3,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":0,"resultId":2,"season":1}', '{}', 'f56f5207285fd3785e9191f6a77ec4790b674aff73d42ac52ae4b0ea17d220b4', 'a310a922389a8314e287c0fc94973d2ffe4e9a8d2369b16d9cdc95cae1f9e824');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (5, '2026-03-01T20:00:30.000Z', 'rejected', 'admin', '{"afterExtraTime":false,"away":{"clubId":3,"name":"Team 3"},"awayPenalties":null,"awayScore":3,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":0,"resultId":2,"season":1,"textHashes":{"adminNotes":"82213df18195fb95292d2187e6904129ad174317ccceb185bb3f76990ed0cc2e"}}', '{"adminNotes":{"salt":"8eee65fd63cb8bd384299a7004a74835","text":"No proof – <b>send it</b>"}}', 'a310a922389a8314e287c0fc94973d2ffe4e9a8d2369b16d9cdc95cae1f9e824', '3a9f9601a2e324ec761b7b609aab480a06fbc14f97da09711176f86d0b4978aa');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (6, '2026-03-01T20:00:32.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":3,"name":"Team 3"},"awayPenalties":null,"awayScore":1,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":1,"resultId":3,"season":1}', '{}', '3a9f9601a2e324ec761b7b609aab480a06fbc14f97da09711176f86d0b4978aa', 'c6530a427cc3d7e5763cca0278317a4fba5ee1065dbbda6973200282bc7e4718');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (7, '2026-03-01T20:00:34.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":4,"name":"Team 4"},"awayPenalties":null,"awayScore":0,"fixtureId":6502,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":4,"resultId":4,"season":1}', '{}', 'c6530a427cc3d7e5763cca0278317a4fba5ee1065dbbda6973200282bc7e4718', 'cecdcdd0611e8b7206086d363251f26aa13df5270e857a4c7b7feaa04c4fb3ac');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (8, '2026-03-01T20:00:37.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":4,"name":"Team 4"},"awayPenalties":null,"awayScore":0,"fixtureId":6502,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":4,"resultId":4,"season":1}', '{}', 'cecdcdd0611e8b7206086d363251f26aa13df5270e857a4c7b7feaa04c4fb3ac', '22b6b95a1d7d2dce401f1ecfa880acbf077b3668d7814c02259f60dc88fe513b');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (9, '2026-03-01T20:00:39.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":0,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":1,"resultId":5,"season":1}', '{}', '22b6b95a1d7d2dce401f1ecfa880acbf077b3668d7814c02259f60dc88fe513b', '7205daea33434236c7a35501a811b0f37807d8784235b51175ca99820464a721');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (10, '2026-03-01T20:00:42.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":0,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":1,"resultId":5,"season":1}', '{}', '7205daea33434236c7a35501a811b0f37807d8784235b51175ca99820464a721', '374b9d3e61bebe1289279f86b2597929cbcb237cd1bdcd5b6db3d6efcce4fdda');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (11, '2026-03-01T20:00:44.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":7,"name":"Team 7"},"awayPenalties":null,"awayScore":2,"fixtureId":6601,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":2,"resultId":6,"season":1}', '{}', '374b9d3e61bebe1289279f86b2597929cbcb237cd1bdcd5b6db3d6efcce4fdda', 'c148b7c6d6272ce20a8ed500a5363adb8d2f9d3f474a657b8aea877303655999');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (12, '2026-03-01T20:00:47.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":8,"name":"Team 8"},"awayPenalties":null,"awayScore":9,"fixtureId":6602,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":9,"resultId":7,"season":1}', '{}', 'c148b7c6d6272ce20a8ed500a5363adb8d2f9d3f474a657b8aea877303655999', '81c6117338309f4637af6a1805a64f1536a0a9957a0b132dec96c853cf5f4d91');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (13, '2026-03-01T20:00:50.000Z', 'rejected', 'admin', '{"afterExtraTime":false,"away":{"clubId":8,"name":"Team 8"},"awayPenalties":null,"awayScore":9,"fixtureId":6602,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":9,"resultId":7,"season":1}', '{}', '81c6117338309f4637af6a1805a64f1536a0a9957a0b132dec96c853cf5f4d91', '7d8bfb768b47847bf641e4228f414d70f39d515c1c108489692c26bf088fe19d');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (14, '2026-03-01T20:00:53.000Z', 'reset', 'admin', '{"deductions":[],"group":"B","match":null,"only":null,"places":null,"putIn":[],"scope":"group","season":1,"takenOut":[5,6,7],"withdrawals":[]}', '{}', '7d8bfb768b47847bf641e4228f414d70f39d515c1c108489692c26bf088fe19d', 'be6326902e6b4d56acc83688289acce584364a4c8d53e618ca05412923936411');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (15, '2026-03-01T20:00:55.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":3,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":3,"resultId":8,"season":1}', '{}', 'be6326902e6b4d56acc83688289acce584364a4c8d53e618ca05412923936411', '02bacf8eb539c630e9462579908494b44572f76cd9bbbfebb0e39fab70e2fb05');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (16, '2026-03-01T20:00:59.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":3,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":3,"resultId":8,"season":1}', '{}', '02bacf8eb539c630e9462579908494b44572f76cd9bbbfebb0e39fab70e2fb05', 'a63db06919d3fe5f25c823b2fad92cd23a32f28ea85ac5058a74ac42c583daa7');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (17, '2026-03-01T20:01:01.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":10,"name":"Team 10"},"awayPenalties":null,"awayScore":5,"fixtureId":6700,"home":{"clubId":9,"name":"Team 9"},"homePenalties":null,"homeScore":5,"resultId":9,"season":1}', '{}', 'a63db06919d3fe5f25c823b2fad92cd23a32f28ea85ac5058a74ac42c583daa7', '96389525b8b771cdbac321d82d719c04d01c145848ff56bb5a7e4a3c4a6a7017');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (18, '2026-03-01T20:01:04.000Z', 'reset', 'admin', '{"deductions":[],"group":null,"match":{"away":{"clubId":10,"name":"Team 10"},"fixtureId":6700,"home":{"clubId":9,"name":"Team 9"}},"only":null,"places":null,"putIn":[],"scope":"match","season":1,"takenOut":[9],"withdrawals":[]}', '{}', '96389525b8b771cdbac321d82d719c04d01c145848ff56bb5a7e4a3c4a6a7017', 'e84e94bd64971e91579d67fd80ed00f53c15568b9b756ec5982ea3f6d977766a');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (19, '2026-03-01T20:01:06.000Z', 'reported', 'captain',  E'{"afterExtraTime":false,"away":{"clubId":64,"name":"Team \\"64\\" \\\\ Zürich"},"awayPenalties":null,"awayScore":0,"fixtureId":8005,"home":{"clubId":63,"name":"Team 63"},"homePenalties":null,"homeScore":0,"resultId":10,"season":1}', '{}', 'e84e94bd64971e91579d67fd80ed00f53c15568b9b756ec5982ea3f6d977766a', 'f34dbc511c96cbbb02d60aeab208588c50378e54b18a102ddf13023347aa4968');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (20, '2026-03-01T20:01:09.000Z', 'scheduled', 'admin', '{"entries":[{"closesAt":"2026-03-09T00:00:00.000Z","key":"md1","opensAt":null}],"season":1}', '{}', 'f34dbc511c96cbbb02d60aeab208588c50378e54b18a102ddf13023347aa4968', 'd5c2528877477e69173b03f5772eee0a5a2f4e1dd448c9c249a0e36a5a514042');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (21, '2026-03-01T20:01:15.000Z', 'postponed', 'admin', '{"before":null,"closesAt":"2026-03-12T00:00:00.000Z","fixtureId":6701,"season":1,"textHashes":{"reason":"7d8a558982de6623c54550d3a1a62c52609725f30e8f193ab7f24d6d7d58600a"}}', '{"reason":{"salt":"4f9c6514534fcfafd87cd90773276476","text":"Servers down"}}', 'd5c2528877477e69173b03f5772eee0a5a2f4e1dd448c9c249a0e36a5a514042', '08e11016124e77111e2bdaef64a37b426bf058c80a1f8af3e2036e1371c61687');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (22, '2026-03-01T20:01:18.000Z', 'awarded', 'admin', '{"afterExtraTime":false,"award":"no-show","away":{"clubId":12,"name":"Team 12"},"awayPenalties":null,"awayScore":0,"fixtureId":6702,"home":{"clubId":9,"name":"Team 9"},"homePenalties":null,"homeScore":1,"putIn":[{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":6702,"homePenalties":null,"homeScore":1,"resultId":11}],"resultId":11,"season":1,"takenOut":[],"textHashes":{"reason":"bd3ba9f63fdac10bbf39fafaeba27ddbe9636ed77a482bf14565d164acb794ec"}}', '{"reason":{"salt":"86a4fa695c86ec7e995aaeec5b885a54","text":"Did not appear"}}', '08e11016124e77111e2bdaef64a37b426bf058c80a1f8af3e2036e1371c61687', '05a9ecae157854a005d7006e2891b0a1c17d1bf42042ee72994b2d5d16041e23');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (23, '2026-03-01T20:01:21.000Z', 'deducted', 'admin', '{"clubId":9,"deductionId":1,"name":"Team 9","points":3,"season":1,"textHashes":{"reason":"448057d77ddb9fce4c8a80b92b1428695365aac8b0ca814bc77aaa245161eab5"}}', '{"reason":{"salt":"567b98f62b88856fe694337b4d0e724f","text":"Ineligible player"}}', '05a9ecae157854a005d7006e2891b0a1c17d1bf42042ee72994b2d5d16041e23', '85d7a17a6aaedfdc79681a8230420f2ca1a6eafb4766f5764aecaff502216dba');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (24, '2026-03-01T20:01:24.000Z', 'revoked', 'admin', '{"clubId":9,"deductionId":1,"name":"Team 9","points":3,"season":1,"textHashes":{"reason":"4dc3d4aca9524398f03a4be999f7ec65d81e75aae2b92db977a73ab241519681"}}', '{"reason":{"salt":"8ef24e3285a1ad1c387022777b4db9bb","text":"Ineligible player"}}', '85d7a17a6aaedfdc79681a8230420f2ca1a6eafb4766f5764aecaff502216dba', '57d8d5f6a7dc3c9c6474c4928126c48ac90780f5b229e4926246fc2a57f84a76');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (25, '2026-03-01T20:01:27.000Z', 'deducted', 'admin', '{"clubId":10,"deductionId":2,"name":"Team 10","points":1,"season":1,"textHashes":{"reason":"bdad6f4f380cda03929879ab44d9bb599aee4a5c581d1c70087cf35756abb5c1"}}', '{"reason":{"salt":"389f0a907157aac6dc0348dfda2f9494","text":"Late roster"}}', '57d8d5f6a7dc3c9c6474c4928126c48ac90780f5b229e4926246fc2a57f84a76', 'a737821777a070d63ad43204f6543ffebe8393fbaa717fcde6587102b418ed00');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (26, '2026-03-01T20:01:30.000Z', 'club-withdrawn', 'admin', '{"clubId":60,"name":"Team 60","putIn":[{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":7902,"homePenalties":null,"homeScore":1,"resultId":12},{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":7904,"homePenalties":null,"homeScore":1,"resultId":13},{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":7905,"homePenalties":null,"homeScore":1,"resultId":14}],"season":1,"takenOut":[],"textHashes":{"reason":"40106858c6ff36588ecc6e57186298f6ba7232c6bb790e36facb8715496a14ec"},"withdrawalId":1}', '{"reason":{"salt":"bfaef72c8b956763186776cb5a7e72b1","text":"No squad"}}', 'a737821777a070d63ad43204f6543ffebe8393fbaa717fcde6587102b418ed00', '603902ca629a7608b3542d55d4b11bab1b9bbdd94afe930b58262648ced0b68c');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (27, '2026-03-01T20:01:33.000Z', 'club-replaced', 'admin', '{"clubId":61,"from":"Team 61","season":1,"textHashes":{"reason":"6113523a5fdb760cacff306b26141770b06e55f18e772167bcac11a64d651a38"},"to":"Reserve – FC"}', '{"reason":{"salt":"b3bc4a21214c540d8489d7cbfaa9488d","text":"Moved up"}}', '603902ca629a7608b3542d55d4b11bab1b9bbdd94afe930b58262648ced0b68c', '661dcd4c61c4748b0effc182bd25ffc213d0a4c9b0a243c3fe4c3a600f4afd5e');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (28, '2026-03-01T20:01:36.000Z', 'reporting-set', 'admin', '{"autoApprove":"agreed","autoApproveHours":48,"isClosed":false,"reporting":"anybody","season":1}', '{}', '661dcd4c61c4748b0effc182bd25ffc213d0a4c9b0a243c3fe4c3a600f4afd5e', '61a3e17426dfb3486d3141d99482e19c1bfee95064566e2cc675a19ea3e7a65f');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (29, '2026-03-01T20:01:44.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":11,"name":"Team 11"},"awayPenalties":null,"awayScore":0,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"homePenalties":null,"homeScore":9,"resultId":15,"season":1}', '{}', '61a3e17426dfb3486d3141d99482e19c1bfee95064566e2cc675a19ea3e7a65f', 'bd786b28e246d9eafe6c19b3a4e004236dc0bcd1cef677ee8f6a5676a4a74e1a');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (30, '2026-03-01T20:01:46.000Z', 'replaced', 'club:10', '{"afterExtraTime":false,"away":{"clubId":11,"name":"Team 11"},"awayPenalties":null,"awayScore":0,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"homePenalties":null,"homeScore":9,"replacedBy":16,"resultId":15,"season":1}', '{}', 'bd786b28e246d9eafe6c19b3a4e004236dc0bcd1cef677ee8f6a5676a4a74e1a', '3f23640f9aedd7eee1216f55ab61b43114eb24c520575ca4dc8b0bd7873912af');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (31, '2026-03-01T20:01:46.000Z', 'reported', 'club:10', '{"afterExtraTime":false,"away":{"clubId":11,"name":"Team 11"},"awayPenalties":null,"awayScore":0,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"homePenalties":null,"homeScore":2,"resultId":16,"season":1}', '{}', '3f23640f9aedd7eee1216f55ab61b43114eb24c520575ca4dc8b0bd7873912af', '37b95f696a5398761302a38aa3b09a5e472d4117d3bad7dfdd5b49d1005f9b75');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (32, '2026-03-01T20:02:00.000Z', 'kickoff-agreed', 'admin', '{"at":"2026-03-04T20:30:00.000Z","away":{"clubId":11,"name":"Team 11"},"before":null,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"season":1}', '{}', '37b95f696a5398761302a38aa3b09a5e472d4117d3bad7dfdd5b49d1005f9b75', '8732e55946a746a3055a87a61b1ca8f3300608fd5cbba0b5f6be5cfd583272aa');
insert into club_links (key_hash, club_id, created_at, used_at, revoked_at) overriding system value values ('42220f12c615092e65baca3aad12ced59ee7943e736419e083957d3a3ae6f3c7', 11, '2026-03-01T20:01:39.000Z', null, null);
insert into club_links (key_hash, club_id, created_at, used_at, revoked_at) overriding system value values ('9b5965485c58934274008d560e60151cf3e4a7a85659c043f3d0eed0c826d3bf', 10, '2026-03-01T20:01:42.000Z', '2026-03-01T20:02:02.000Z', null);
insert into club_links (key_hash, club_id, created_at, used_at, revoked_at) overriding system value values ('b12290a8fb07ef737dee52b5100bf6475847589db42676318147071040ef270e', 10, '2026-03-01T20:01:39.000Z', null, '2026-03-01T20:01:42.000Z');
insert into blocked_senders (sender, blocked_until) overriding system value values ('12121212121212121212121212121212', '2026-03-02T20:00:00.000Z');
insert into staff (number, name, role, key_hash, device_hash, created_at, bound_at, revoked_at) overriding system value values (1, 'Zoë O''Brien', 'administrator', 'c0c479b48c6c684e71ff998a773f22784e9376b1c9d03876f8aba3af4f4e79f0', '6328785d94605c3d651b8350c5dfc1c3cc9aee7c67fde6f2505b4c7f39d467ed', '2026-03-01T20:01:49.000Z', '2026-03-01T20:01:52.000Z', null);
insert into staff (number, name, role, key_hash, device_hash, created_at, bound_at, revoked_at) overriding system value values (2, 'Ann', 'reviewer', '7b867a341df66ccbe905c672ed48fcf9b96d3118025b327c9d69395cc7f4ee4a', null, '2026-03-01T20:01:54.000Z', null, '2026-03-01T20:01:57.000Z');
insert into kickoffs (season, fixture_id, pairing, at, proposed, proposed_by) overriding system value values (1, 6703, '10.0 11.0', '2026-03-04T20:30:00.000Z', '2026-03-05T21:00:00.000Z', 10);
select setval(pg_get_serial_sequence('admin_record', 'id'), max(id)) from admin_record;
select setval(pg_get_serial_sequence('deductions', 'id'), max(id)) from deductions;
select setval(pg_get_serial_sequence('draws', 'id'), max(id)) from draws;
select setval(pg_get_serial_sequence('replacements', 'id'), max(id)) from replacements;
select setval(pg_get_serial_sequence('results', 'id'), max(id)) from results;
select setval(pg_get_serial_sequence('staff', 'number'), max(number)) from staff;
select setval(pg_get_serial_sequence('withdrawals', 'id'), max(id)) from withdrawals;
