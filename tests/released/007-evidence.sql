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
insert into kysely_migration (name, timestamp) overriding system value values ('001-tournament', '2026-11-16T09:12:30.504Z');
insert into kysely_migration (name, timestamp) overriding system value values ('002-season', '2026-11-16T09:12:30.751Z');
insert into kysely_migration (name, timestamp) overriding system value values ('003-record', '2026-11-16T09:12:30.760Z');
insert into kysely_migration (name, timestamp) overriding system value values ('004-club-links', '2026-11-16T09:12:30.831Z');
insert into kysely_migration (name, timestamp) overriding system value values ('005-staff', '2026-11-16T09:12:30.837Z');
insert into kysely_migration (name, timestamp) overriding system value values ('006-kickoffs', '2026-11-16T09:12:30.842Z');
insert into kysely_migration (name, timestamp) overriding system value values ('007-evidence', '2026-11-16T09:12:30.854Z');
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
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (1, 6500, 2, 1, 'approved', 'Team Captain', '2026-03-01T20:00:23.000Z', 'Seen on O''Brien''s stream', '2026-03-01T20:00:26.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'b6cb786a05708bfd4fc0864aa63204de', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (2, 6501, 0, 3, 'rejected', 'Team Captain', '2026-03-01T20:00:28.000Z', 'No proof – <b>send it</b>', '2026-03-01T20:00:31.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'b6cb786a05708bfd4fc0864aa63204de', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (3, 6501, 1, 1, 'pending', 'Team Captain', '2026-03-01T20:00:33.000Z', null, null, null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'b6cb786a05708bfd4fc0864aa63204de', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (4, 6502, 4, 0, 'approved', 'Team Captain', '2026-03-01T20:00:35.000Z', 'Approved by admin', '2026-03-01T20:00:39.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'b6cb786a05708bfd4fc0864aa63204de', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (5, 6600, 1, 0, 'approved', 'Team Captain', '2026-03-01T20:00:41.000Z', 'Approved by admin', '2026-03-01T20:00:44.000Z', '2026-03-01T20:00:54.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'b6cb786a05708bfd4fc0864aa63204de', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (6, 6601, 2, 2, 'pending', 'Team Captain', '2026-03-01T20:00:46.000Z', null, null, '2026-03-01T20:00:54.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'b6cb786a05708bfd4fc0864aa63204de', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (7, 6602, 9, 9, 'rejected', 'Team Captain', '2026-03-01T20:00:48.000Z', 'Rejected by admin', '2026-03-01T20:00:51.000Z', '2026-03-01T20:00:54.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'b6cb786a05708bfd4fc0864aa63204de', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (8, 6600, 3, 3, 'approved', 'Team Captain', '2026-03-01T20:00:56.000Z', 'Approved by admin', '2026-03-01T20:00:59.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'b6cb786a05708bfd4fc0864aa63204de', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (9, 6700, 5, 5, 'pending', 'Team Captain', '2026-03-01T20:01:01.000Z', null, null, '2026-03-01T20:01:04.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'b6cb786a05708bfd4fc0864aa63204de', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (10, 8005, 0, 0, 'pending', 'Team Captain', '2026-03-01T20:01:06.000Z', null, null, null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'b6cb786a05708bfd4fc0864aa63204de', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (11, 6702, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:20.000Z', 'Did not appear', '2026-03-01T20:01:20.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (12, 7902, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:33.000Z', 'No squad', '2026-03-01T20:01:33.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (13, 7904, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:33.000Z', 'No squad', '2026-03-01T20:01:33.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (14, 7905, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:33.000Z', 'No squad', '2026-03-01T20:01:33.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (15, 6703, 9, 0, 'pending', 'Team Captain', '2026-03-01T20:01:47.000Z', null, null, '2026-03-01T20:01:49.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, 16, 'b6cb786a05708bfd4fc0864aa63204de', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (16, 6703, 2, 0, 'pending', 'Team Captain', '2026-03-01T20:01:49.000Z', null, null, null, 1, null, null, 0, 'captain', 10, null, 11, '2026-03-01T21:00:00.000Z', 1, 1, null, null, 'The server went down – O''Brien saw it', null, null, 0);
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('kept-key-6501', 'f1909c82737b85dd4ceab7dee6a86bf50f4e769bf9c13be2b783317e4beb072a', '{"id":3,"fixtureId":6501,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 3","homeScore":1,"awayScore":1,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:33.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":6,"hash":"84c89a0f33049f68285767d152d6eb00e13636e4782ac4f5fbbab47f393e4f38"}}', '2026-03-01T20:00:33.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6500-2-1', 'b7e22023af4b6a2bdfb6f5415c5bab817d946cc0e101c5058ad5f93265949192', '{"id":1,"fixtureId":6500,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"O''Brien''s XI","homeScore":2,"awayScore":1,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:23.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":2,"hash":"30e29d11c1176c5248a9afb54595c08cf01d9be6abec37ed10ad62245aa94403"}}', '2026-03-01T20:00:23.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6501-0-3', 'd0dead514329150f4cc854da659ac37490e75bce82201505ea79a35f1a3bc693', '{"id":2,"fixtureId":6501,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 3","homeScore":0,"awayScore":3,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:28.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":4,"hash":"5857d139e1cf6bc25f1681972e69252dd94b1fafbfbc7d1f91ee9c183bedad5e"}}', '2026-03-01T20:00:28.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6502-4-0', '754e380f7b15563682ef66d78ef0f55487d7479aaf850bff7ffe0285c5d7fe7c', '{"id":4,"fixtureId":6502,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 4","homeScore":4,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:35.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":7,"hash":"edeb37407896b9c32656d1511801cf6b95908159e21b863e6fe54d495ccd7171"}}', '2026-03-01T20:00:35.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6600-1-0', 'b04cf6e9c6c98e53f0d26ee9184a7624734ec08888dd20677594bdf8f8460ec2', '{"id":5,"fixtureId":6600,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 6","homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:41.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":9,"hash":"3fdc7e4e683fe66a22ed31878d5051d909cf1333d62d186a646e7adff30c8896"}}', '2026-03-01T20:00:41.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6600-3-3', 'e524f700898fad1f3db5bc7ff248d8c5a49f6226487b439e79d2d14aef4d2a9c', '{"id":8,"fixtureId":6600,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 6","homeScore":3,"awayScore":3,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:56.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":15,"hash":"dd9d3a55b831e2460e207d2fc725b0e3067ac3c74b6b31b7f7e0f65d714929b1"}}', '2026-03-01T20:00:56.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6601-2-2', '8d79fe060e289d4befa2bd8d027810ba250c96a2402435b53c3aa95d0412b9ff', '{"id":6,"fixtureId":6601,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 7","homeScore":2,"awayScore":2,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:46.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":11,"hash":"98c9f22de9ed51925d05a2d4e71a35cb34c74d48ab4b715a1c1fd131140e037e"}}', '2026-03-01T20:00:46.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6602-9-9', '911780bcd18052270f4a69a73ca396da0d08e1fdfd99bbe6351e5eb688b1c42b', '{"id":7,"fixtureId":6602,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 8","homeScore":9,"awayScore":9,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:48.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":12,"hash":"fc5b0a9e322553ce44048333b59e7bb3f02f9acce9f2864a86eeafb299173103"}}', '2026-03-01T20:00:48.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6700-5-5', '857b223bc15512c0fe0e31f672573ec320ee0ff464fc6e17a92ad98e14dff520', '{"id":9,"fixtureId":6700,"stage":"group","round":null,"homeTeam":"Team 9","awayTeam":"Team 10","homeScore":5,"awayScore":5,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"C","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:01:01.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":17,"hash":"774f60d8de84aee45b101008359efa8a3c37142422e9f0d521dc1864fbeb7168"}}', '2026-03-01T20:01:01.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-8005-0-0', '2c017f01993285706defc7b22824a77aeaa4dd670522164ddc66410a83455b10',  E'{"id":10,"fixtureId":8005,"stage":"group","round":null,"homeTeam":"Team 63","awayTeam":"Team \\"64\\" \\\\ Zürich","homeScore":0,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"P","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:01:06.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":19,"hash":"39ce88fe0fec03ec08ea3db07c3256e5c5c3a1e2ca886fde3c73c257ef859f92"}}', '2026-03-01T20:01:06.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-of-a-decision', 'fcbead7a48ec5c3346d902d183b866ba0261e6959b6891e6f6c60058fee57525', '{"result":{"id":4,"fixtureId":6502,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 4","homeScore":4,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:35.000Z","late":false,"origin":"captain","submissionStatus":"approved","adminNotes":"Approved by admin","reportedBy":null,"agreement":"none","dispute":null},"recorded":{"seq":8,"hash":"bf986688ceac5a1c8af0d3189a326b7413874d7ff5a4bd9991b84b13b67222db"}}', '2026-03-01T20:00:39.000Z');
insert into sessions (token_hash, device, created_at, expires_at, staff) overriding system value values ('1be16f18ec9ea899a15179c8481309479e526e93386bba919c4e9e15e3f0e2a3', 'Unknown browser', '2026-03-01T20:00:19.000Z', '2026-03-01T22:00:19.000Z', null);
insert into sessions (token_hash, device, created_at, expires_at, staff) overriding system value values ('65f0ce058c10fd7221f0c9005b97fa5c21c450c85b5af7725e21fc71799224bc', 'Unknown browser', '2026-03-01T20:01:56.000Z', '2026-03-01T22:01:56.000Z', 1);
insert into known_devices (id_hash, created_at) overriding system value values ('3993aad4c67e65d94b1a891956337099b18bd4b64097d4e04ad19e4318c01d10', '2026-03-01T20:00:14.000Z');
insert into known_devices (id_hash, created_at) overriding system value values ('d520c67a73da08e4c76c1bf85f1b1c8d202335a30b71cfec70e10a57d194fe91', '2026-03-01T20:00:19.000Z');
insert into login_failures (client, failures, last_failed_at) overriding system value values ('address 2001:db8:1:2::/64', 1, '2026-03-01T20:00:10.000Z');
insert into login_failures (client, failures, last_failed_at) overriding system value values ('address 203.0.113.9', 2, '2026-03-01T20:00:08.000Z');
insert into secrets (name, value) overriding system value values ('admin-password-hash', 'scrypt$32768$8$3$9xIqKRHd__Ed0GIuHWGkog$LQdQC2wFhrN5g8pTKIulGmeyvQx9CdxWOErNy7uj82g');
insert into secrets (name, value) overriding system value values ('admin-totp-key-hash', 'none');
insert into secrets (name, value) overriding system value values ('admin-totp-step', '59079840');
insert into secrets (name, value) overriding system value values ('sender-salt', 'b3876177f10febd14ba01ead6f29c7be50590d3673e2f13b8533261381d848f4');
insert into revision (id, value) overriding system value values (1, 39);
insert into probe (id, probed_at) overriding system value values (1, '2026-03-01T20:02:09.000Z');
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
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (14, '2026-03-01T20:01:10.000Z', 'set-schedule', 'Unknown browser', '{"season":1,"entries":[{"key":"md1","opensAt":null,"closesAt":"2026-03-09T00:00:00.000Z"}],"seqs":[20]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (15, '2026-03-01T20:01:13.000Z', 'set-announcement', 'Unknown browser', '{"season":1,"text":"Matchday 1 ends on Sunday, 23:59 GMT.","seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (16, '2026-03-01T20:01:16.000Z', 'postpone-match', 'Unknown browser', '{"season":1,"fixtureId":6701,"closesAt":"2026-03-12T00:00:00.000Z","before":null,"reason":"Servers down","seqs":[21]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (17, '2026-03-01T20:01:20.000Z', 'award-result', 'Unknown browser', '{"season":1,"fixtureId":6702,"home":{"clubId":9,"name":"Team 9"},"away":{"clubId":12,"name":"Team 12"},"resultId":11,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"takenOut":[],"putIn":[{"resultId":11,"fixtureId":6702,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false}],"award":"no-show","reason":"Did not appear","seqs":[22]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (18, '2026-03-01T20:01:23.000Z', 'deduct-points', 'Unknown browser', '{"season":1,"clubId":9,"name":"Team 9","deductionId":1,"points":3,"reason":"Ineligible player","seqs":[23]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (19, '2026-03-01T20:01:26.000Z', 'revoke-deduction', 'Unknown browser', '{"season":1,"clubId":9,"name":"Team 9","deductionId":1,"points":3,"reason":"Ineligible player","seqs":[24]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (20, '2026-03-01T20:01:30.000Z', 'deduct-points', 'Unknown browser', '{"season":1,"clubId":10,"name":"Team 10","deductionId":2,"points":1,"reason":"Late roster","seqs":[25]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (21, '2026-03-01T20:01:33.000Z', 'withdraw-club', 'Unknown browser', '{"season":1,"clubId":60,"name":"Team 60","withdrawalId":1,"takenOut":[],"putIn":[{"resultId":12,"fixtureId":7902,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false},{"resultId":13,"fixtureId":7904,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false},{"resultId":14,"fixtureId":7905,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false}],"reason":"No squad","seqs":[26]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (22, '2026-03-01T20:01:36.000Z', 'replace-club', 'Unknown browser', '{"season":1,"clubId":61,"from":"Team 61","to":"Reserve – FC","reason":"Moved up","seqs":[27]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (23, '2026-03-01T20:01:39.000Z', 'set-reporting', 'Unknown browser', '{"season":1,"reporting":"anybody","isClosed":false,"autoApprove":"agreed","autoApproveHours":48,"seqs":[28]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (24, '2026-03-01T20:01:42.000Z', 'make-club-links', 'Unknown browser', '{"season":1,"clubIds":[10,11],"seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (25, '2026-03-01T20:01:45.000Z', 'make-club-links', 'Unknown browser', '{"season":1,"clubIds":[10],"seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (26, '2026-03-01T20:01:53.000Z', 'make-staff', 'Unknown browser', '{"number":1,"name":"Zoë O''Brien","role":"administrator","seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (27, '2026-03-01T20:01:56.000Z', 'login', 'Unknown browser', '{}', 1);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (28, '2026-03-01T20:01:58.000Z', 'make-staff', 'Unknown browser', '{"number":2,"name":"Ann","role":"reviewer","seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (29, '2026-03-01T20:02:01.000Z', 'revoke-staff', 'Unknown browser', '{"number":2,"name":"Ann","seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (30, '2026-03-01T20:02:04.000Z', 'set-kickoff', 'Unknown browser', '{"season":1,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"away":{"clubId":11,"name":"Team 11"},"at":"2026-03-04T20:30:00.000Z","seqs":[32]}', null);
insert into seasons (number, name, announcement, reporting, closed_because, finished_at, auto_approve, auto_approve_hours, auto_approve_after) overriding system value values (1, null, 'Matchday 1 ends on Sunday, 23:59 GMT.', 'anybody', null, null, 'agreed', 48, 14);
insert into deductions (id, season, club_id, points, reason, at, revoked_at) overriding system value values (1, 1, 9, 3, 'Ineligible player', '2026-03-01T20:01:23.000Z', '2026-03-01T20:01:26.000Z');
insert into deductions (id, season, club_id, points, reason, at, revoked_at) overriding system value values (2, 1, 10, 1, 'Late roster', '2026-03-01T20:01:30.000Z', null);
insert into withdrawals (id, season, club_id, reason, at, revoked_at) overriding system value values (1, 1, 60, 'No squad', '2026-03-01T20:01:33.000Z', null);
insert into replacements (id, season, club_id, from_name, to_name, reason, at) overriding system value values (1, 1, 61, 'Team 61', 'Reserve – FC', 'Moved up', '2026-03-01T20:01:36.000Z');
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
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (3, '2026-03-01T20:00:26.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":2,"name":"O''Brien''s XI"},"awayPenalties":null,"awayScore":1,"fixtureId":6500,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":2,"resultId":1,"season":1,"textHashes":{"adminNotes":"93e27fe43bb82d8626ff9bde2ca8768b233e277e765e86ac33ab3af83c5259a7"}}', '{"adminNotes":{"salt":"79ca1c1e0becd24796dab8e299ae25ae","text":"Seen on O''Brien''s stream"}}', '30e29d11c1176c5248a9afb54595c08cf01d9be6abec37ed10ad62245aa94403', '95254b6678795bc9d448a9fb2957be5fae4f4c0f4bda6685fb05f1edd936a152');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (4, '2026-03-01T20:00:28.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":3,"name":"Team 3"},"awayPenalties":null,"awayScore":3,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":0,"resultId":2,"season":1}', '{}', '95254b6678795bc9d448a9fb2957be5fae4f4c0f4bda6685fb05f1edd936a152', '5857d139e1cf6bc25f1681972e69252dd94b1fafbfbc7d1f91ee9c183bedad5e');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (5, '2026-03-01T20:00:31.000Z', 'rejected', 'admin', '{"afterExtraTime":false,"away":{"clubId":3,"name":"Team 3"},"awayPenalties":null,"awayScore":3,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":0,"resultId":2,"season":1,"textHashes":{"adminNotes":"247834cf2af7b7dc8a1a7e4e92e0c7f7a0645b5a1dbdd79cea542028e1e1c77a"}}', '{"adminNotes":{"salt":"918f8242fbd41b0aa026169cf4b965cb","text":"No proof – <b>send it</b>"}}', '5857d139e1cf6bc25f1681972e69252dd94b1fafbfbc7d1f91ee9c183bedad5e', '663b7aac9f6274faec51d4f05d3f842ed529ccd20b9a1ae33d3899190ec20bc5');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (6, '2026-03-01T20:00:33.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":3,"name":"Team 3"},"awayPenalties":null,"awayScore":1,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":1,"resultId":3,"season":1}', '{}', '663b7aac9f6274faec51d4f05d3f842ed529ccd20b9a1ae33d3899190ec20bc5', '84c89a0f33049f68285767d152d6eb00e13636e4782ac4f5fbbab47f393e4f38');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (7, '2026-03-01T20:00:35.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":4,"name":"Team 4"},"awayPenalties":null,"awayScore":0,"fixtureId":6502,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":4,"resultId":4,"season":1}', '{}', '84c89a0f33049f68285767d152d6eb00e13636e4782ac4f5fbbab47f393e4f38', 'edeb37407896b9c32656d1511801cf6b95908159e21b863e6fe54d495ccd7171');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (8, '2026-03-01T20:00:39.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":4,"name":"Team 4"},"awayPenalties":null,"awayScore":0,"fixtureId":6502,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":4,"resultId":4,"season":1}', '{}', 'edeb37407896b9c32656d1511801cf6b95908159e21b863e6fe54d495ccd7171', 'bf986688ceac5a1c8af0d3189a326b7413874d7ff5a4bd9991b84b13b67222db');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (9, '2026-03-01T20:00:41.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":0,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":1,"resultId":5,"season":1}', '{}', 'bf986688ceac5a1c8af0d3189a326b7413874d7ff5a4bd9991b84b13b67222db', '3fdc7e4e683fe66a22ed31878d5051d909cf1333d62d186a646e7adff30c8896');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (10, '2026-03-01T20:00:44.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":0,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":1,"resultId":5,"season":1}', '{}', '3fdc7e4e683fe66a22ed31878d5051d909cf1333d62d186a646e7adff30c8896', 'e2e91a724ae04269c679753ea7772fa4816789884e0b32de67559d4f5c3bae2d');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (11, '2026-03-01T20:00:46.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":7,"name":"Team 7"},"awayPenalties":null,"awayScore":2,"fixtureId":6601,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":2,"resultId":6,"season":1}', '{}', 'e2e91a724ae04269c679753ea7772fa4816789884e0b32de67559d4f5c3bae2d', '98c9f22de9ed51925d05a2d4e71a35cb34c74d48ab4b715a1c1fd131140e037e');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (12, '2026-03-01T20:00:48.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":8,"name":"Team 8"},"awayPenalties":null,"awayScore":9,"fixtureId":6602,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":9,"resultId":7,"season":1}', '{}', '98c9f22de9ed51925d05a2d4e71a35cb34c74d48ab4b715a1c1fd131140e037e', 'fc5b0a9e322553ce44048333b59e7bb3f02f9acce9f2864a86eeafb299173103');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (13, '2026-03-01T20:00:51.000Z', 'rejected', 'admin', '{"afterExtraTime":false,"away":{"clubId":8,"name":"Team 8"},"awayPenalties":null,"awayScore":9,"fixtureId":6602,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":9,"resultId":7,"season":1}', '{}', 'fc5b0a9e322553ce44048333b59e7bb3f02f9acce9f2864a86eeafb299173103', 'be1c459c8a535baa01013a25034cfab368bfcb67f7d51ac85fea2b2cc608b940');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (14, '2026-03-01T20:00:54.000Z', 'reset', 'admin', '{"deductions":[],"group":"B","match":null,"only":null,"places":null,"putIn":[],"scope":"group","season":1,"takenOut":[5,6,7],"withdrawals":[]}', '{}', 'be1c459c8a535baa01013a25034cfab368bfcb67f7d51ac85fea2b2cc608b940', 'eedb09e5d5f8c3c80f82316e14a812cf0fd45a1fdb4b916979a02472723bf542');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (15, '2026-03-01T20:00:56.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":3,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":3,"resultId":8,"season":1}', '{}', 'eedb09e5d5f8c3c80f82316e14a812cf0fd45a1fdb4b916979a02472723bf542', 'dd9d3a55b831e2460e207d2fc725b0e3067ac3c74b6b31b7f7e0f65d714929b1');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (16, '2026-03-01T20:00:59.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":3,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":3,"resultId":8,"season":1}', '{}', 'dd9d3a55b831e2460e207d2fc725b0e3067ac3c74b6b31b7f7e0f65d714929b1', '5511868495ce2022396b831793df424f1907ae8139c09cf40a081d44330943b1');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (17, '2026-03-01T20:01:01.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":10,"name":"Team 10"},"awayPenalties":null,"awayScore":5,"fixtureId":6700,"home":{"clubId":9,"name":"Team 9"},"homePenalties":null,"homeScore":5,"resultId":9,"season":1}', '{}', '5511868495ce2022396b831793df424f1907ae8139c09cf40a081d44330943b1', '774f60d8de84aee45b101008359efa8a3c37142422e9f0d521dc1864fbeb7168');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (18, '2026-03-01T20:01:04.000Z', 'reset', 'admin', '{"deductions":[],"group":null,"match":{"away":{"clubId":10,"name":"Team 10"},"fixtureId":6700,"home":{"clubId":9,"name":"Team 9"}},"only":null,"places":null,"putIn":[],"scope":"match","season":1,"takenOut":[9],"withdrawals":[]}', '{}', '774f60d8de84aee45b101008359efa8a3c37142422e9f0d521dc1864fbeb7168', '59fc07f11e763fea3e53cb7c0dc793f9c96abe235f0f9d29c1cf646e64fb06ee');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (19, '2026-03-01T20:01:06.000Z', 'reported', 'captain',  E'{"afterExtraTime":false,"away":{"clubId":64,"name":"Team \\"64\\" \\\\ Zürich"},"awayPenalties":null,"awayScore":0,"fixtureId":8005,"home":{"clubId":63,"name":"Team 63"},"homePenalties":null,"homeScore":0,"resultId":10,"season":1}', '{}', '59fc07f11e763fea3e53cb7c0dc793f9c96abe235f0f9d29c1cf646e64fb06ee', '39ce88fe0fec03ec08ea3db07c3256e5c5c3a1e2ca886fde3c73c257ef859f92');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (20, '2026-03-01T20:01:10.000Z', 'scheduled', 'admin', '{"entries":[{"closesAt":"2026-03-09T00:00:00.000Z","key":"md1","opensAt":null}],"season":1}', '{}', '39ce88fe0fec03ec08ea3db07c3256e5c5c3a1e2ca886fde3c73c257ef859f92', 'e06c49a8e351a9a34e8eeb78d6af98f5c51133850e999369cea0f20fd02d18ef');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (21, '2026-03-01T20:01:16.000Z', 'postponed', 'admin', '{"before":null,"closesAt":"2026-03-12T00:00:00.000Z","fixtureId":6701,"season":1,"textHashes":{"reason":"222d052823470ea846f8d920c3adc2c716ea85b0660666bac1baa75371d3c168"}}', '{"reason":{"salt":"f3e0b89c5cb79f5be15918bc1ff73286","text":"Servers down"}}', 'e06c49a8e351a9a34e8eeb78d6af98f5c51133850e999369cea0f20fd02d18ef', 'c9de2f03a9d385002e365e8f7e2d8d3252439e40dda9ed304e8bf56711aaff33');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (22, '2026-03-01T20:01:20.000Z', 'awarded', 'admin', '{"afterExtraTime":false,"award":"no-show","away":{"clubId":12,"name":"Team 12"},"awayPenalties":null,"awayScore":0,"fixtureId":6702,"home":{"clubId":9,"name":"Team 9"},"homePenalties":null,"homeScore":1,"putIn":[{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":6702,"homePenalties":null,"homeScore":1,"resultId":11}],"resultId":11,"season":1,"takenOut":[],"textHashes":{"reason":"7dc61f7527f9b1c7790a44afd15a7113a99452b53a4b3fcb2668942dcbb141c9"}}', '{"reason":{"salt":"e9a81fba4a522c7b157499ad8436de16","text":"Did not appear"}}', 'c9de2f03a9d385002e365e8f7e2d8d3252439e40dda9ed304e8bf56711aaff33', '6f16256abec0261f162d44d1719a08981ebcbb694e6de10abea7ef2ce6eb5e70');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (23, '2026-03-01T20:01:23.000Z', 'deducted', 'admin', '{"clubId":9,"deductionId":1,"name":"Team 9","points":3,"season":1,"textHashes":{"reason":"71caa1f5990e37a9eb2f11d981ce1f3edeba151ba45464eecc55725508b0654a"}}', '{"reason":{"salt":"67f713f0badd6d1c8068dcef7ab229c5","text":"Ineligible player"}}', '6f16256abec0261f162d44d1719a08981ebcbb694e6de10abea7ef2ce6eb5e70', '8106f7d36f2e554a1dfc05aea50f4d118a394e822760ea014cd19f47e751311d');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (24, '2026-03-01T20:01:26.000Z', 'revoked', 'admin', '{"clubId":9,"deductionId":1,"name":"Team 9","points":3,"season":1,"textHashes":{"reason":"0941cba7154d121bce918aac356fbbf76f812c666dc83877ad70bfc5cf2c21d2"}}', '{"reason":{"salt":"2325efbacaa2314d8ecb024e6fb89919","text":"Ineligible player"}}', '8106f7d36f2e554a1dfc05aea50f4d118a394e822760ea014cd19f47e751311d', '1862818d9912c7aae62b8ae1a3c4dfa12a46dc6a045e08486448845be929bd9c');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (25, '2026-03-01T20:01:30.000Z', 'deducted', 'admin', '{"clubId":10,"deductionId":2,"name":"Team 10","points":1,"season":1,"textHashes":{"reason":"e650f1fc8d10f3c7f52fa35544b6ab976d36fd4a90d31e8216845fe0ae78e14a"}}', '{"reason":{"salt":"1c4a89535de86565b909f571fcfcd1c2","text":"Late roster"}}', '1862818d9912c7aae62b8ae1a3c4dfa12a46dc6a045e08486448845be929bd9c', '5150426c7304f9968ec5f668971d51746f93c686f8780315328ecb6e250a142b');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (26, '2026-03-01T20:01:33.000Z', 'club-withdrawn', 'admin', '{"clubId":60,"name":"Team 60","putIn":[{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":7902,"homePenalties":null,"homeScore":1,"resultId":12},{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":7904,"homePenalties":null,"homeScore":1,"resultId":13},{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":7905,"homePenalties":null,"homeScore":1,"resultId":14}],"season":1,"takenOut":[],"textHashes":{"reason":"4ec526a3b59df1ec2a81e12a005ec385454d7ac80d288fa83b3a668ee99100ee"},"withdrawalId":1}', '{"reason":{"salt":"ed8b7ef49553e3dd452fbf2b49bfbd9f","text":"No squad"}}', '5150426c7304f9968ec5f668971d51746f93c686f8780315328ecb6e250a142b', 'a1a43c85acee59b56f8c5d503ee198f8a4e0f50696f0e5f0b72001e0b712efab');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (27, '2026-03-01T20:01:36.000Z', 'club-replaced', 'admin', '{"clubId":61,"from":"Team 61","season":1,"textHashes":{"reason":"70000587a47c9db9fa7b3e81dbf72207985235d83cf745f9fa308cf028b5baff"},"to":"Reserve – FC"}', '{"reason":{"salt":"a42abbec955f1be4bc47a648faf45d90","text":"Moved up"}}', 'a1a43c85acee59b56f8c5d503ee198f8a4e0f50696f0e5f0b72001e0b712efab', '31c0b52925e5bf42b210ff1b2dc0a963f41ad38485bd0b7107641992f4cd72a3');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (28, '2026-03-01T20:01:39.000Z', 'reporting-set', 'admin', '{"autoApprove":"agreed","autoApproveHours":48,"isClosed":false,"reporting":"anybody","season":1}', '{}', '31c0b52925e5bf42b210ff1b2dc0a963f41ad38485bd0b7107641992f4cd72a3', '5c84c23699d8a414ee99619b3923b5f87fa9f1670a8ba1111f371d4a8745205a');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (29, '2026-03-01T20:01:47.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":11,"name":"Team 11"},"awayPenalties":null,"awayScore":0,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"homePenalties":null,"homeScore":9,"resultId":15,"season":1}', '{}', '5c84c23699d8a414ee99619b3923b5f87fa9f1670a8ba1111f371d4a8745205a', '06916cb1f09e802e6f4ae3ded2fa7a9224539cbd441478f282a9222dbb808a2f');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (30, '2026-03-01T20:01:49.000Z', 'replaced', 'club:10', '{"afterExtraTime":false,"away":{"clubId":11,"name":"Team 11"},"awayPenalties":null,"awayScore":0,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"homePenalties":null,"homeScore":9,"replacedBy":16,"resultId":15,"season":1}', '{}', '06916cb1f09e802e6f4ae3ded2fa7a9224539cbd441478f282a9222dbb808a2f', 'd2ea6fe6bdd447fe9628941e2a79eb0e424dacf562615baafa46ae3a0cd189fd');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (31, '2026-03-01T20:01:49.000Z', 'reported', 'club:10', '{"afterExtraTime":false,"away":{"clubId":11,"name":"Team 11"},"awayPenalties":null,"awayScore":0,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"homePenalties":null,"homeScore":2,"resultId":16,"season":1}', '{}', 'd2ea6fe6bdd447fe9628941e2a79eb0e424dacf562615baafa46ae3a0cd189fd', '30c0efcb2c6e5cf0d2d6be507d734de6cd1ddd5dc9e18cc471195b1ce0253ddf');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (32, '2026-03-01T20:02:04.000Z', 'kickoff-agreed', 'admin', '{"at":"2026-03-04T20:30:00.000Z","away":{"clubId":11,"name":"Team 11"},"before":null,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"season":1}', '{}', '30c0efcb2c6e5cf0d2d6be507d734de6cd1ddd5dc9e18cc471195b1ce0253ddf', 'ebf51501368add48079725b9db45a9d79e2f64070752cf22bd403be1d695fc6a');
insert into club_links (key_hash, club_id, created_at, used_at, revoked_at) overriding system value values ('1298a2d0bf8545698812233ab78307db19ae9b14ab0c5825ab881b32775dc6f7', 11, '2026-03-01T20:01:42.000Z', null, null);
insert into club_links (key_hash, club_id, created_at, used_at, revoked_at) overriding system value values ('39cf09eb74a2e95c5619b2192cc0cefb3db884688eb02742be0038e4bc38c2af', 10, '2026-03-01T20:01:42.000Z', null, '2026-03-01T20:01:45.000Z');
insert into club_links (key_hash, club_id, created_at, used_at, revoked_at) overriding system value values ('d9af3c30277f2b00b8e13e79557358f970b6e67182e264382804afcd4bbee3b1', 10, '2026-03-01T20:01:45.000Z', '2026-03-01T20:02:08.000Z', null);
insert into blocked_senders (sender, blocked_until) overriding system value values ('12121212121212121212121212121212', '2026-03-02T20:00:00.000Z');
insert into staff (number, name, role, key_hash, device_hash, created_at, bound_at, revoked_at) overriding system value values (1, 'Zoë O''Brien', 'administrator', 'd3a8410fece51badb7d6ce6e8135979df21ee333f05b58739fead47c2fcc61dc', 'e7c08e58c026f48468c5cb53651a92dc3f4ab843ba89a8b60e4b0e432fd94baa', '2026-03-01T20:01:53.000Z', '2026-03-01T20:01:56.000Z', null);
insert into staff (number, name, role, key_hash, device_hash, created_at, bound_at, revoked_at) overriding system value values (2, 'Ann', 'reviewer', 'c9aa5c1f0ddbe63dba8b5c64982f186bca5f1f80427979b32bc1de1f1b88fb90', null, '2026-03-01T20:01:58.000Z', null, '2026-03-01T20:02:01.000Z');
insert into kickoffs (season, fixture_id, pairing, at, proposed, proposed_by) overriding system value values (1, 6703, '10.0 11.0', '2026-03-04T20:30:00.000Z', '2026-03-05T21:00:00.000Z', 10);
insert into evidence (result_id, club_id, sha256, sent_sha256, width, height, bytes, created_at) overriding system value values (16, 10, 'd15d9b430e825893a597c236483bdfd98151a12cc9a4542f1b52a1239a1077d4', '8bb89a81df1d8393baa1d39fc1cd42a161156dd5717acd28565bf561947ccc4c', 16, 9, 268, '2026-03-01T20:02:08.000Z');
insert into pictures (sha256, jpeg) overriding system value values ('d15d9b430e825893a597c236483bdfd98151a12cc9a4542f1b52a1239a1077d4', '\xffd8ffdb0043000604040504040605050506060607090e0909080809120d0d0a0e1512161615121414171a211c17181f1914141d271d1f2223252525161c292c28242b21242524ffdb00430106060609080911090911241814182424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424ffc00011080009001003012200021101031101ffc4001500010100000000000000000000000000000006ffc40014100100000000000000000000000000000000ffc40014010100000000000000000000000000000006ffc40014110100000000000000000000000000000000ffda000c03010002110311003f009000b45dffd9');
select setval(pg_get_serial_sequence('admin_record', 'id'), max(id)) from admin_record;
select setval(pg_get_serial_sequence('deductions', 'id'), max(id)) from deductions;
select setval(pg_get_serial_sequence('draws', 'id'), max(id)) from draws;
select setval(pg_get_serial_sequence('replacements', 'id'), max(id)) from replacements;
select setval(pg_get_serial_sequence('results', 'id'), max(id)) from results;
select setval(pg_get_serial_sequence('staff', 'number'), max(number)) from staff;
select setval(pg_get_serial_sequence('withdrawals', 'id'), max(id)) from withdrawals;
