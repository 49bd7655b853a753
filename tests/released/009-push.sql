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
create table push_subscriptions (
    id integer generated always as identity primary key,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    season integer not null,
    clubs text not null,
    key_hash text,
    told_seq integer not null,
    renewed_at text not null
  );
create table push_deadlines (
    season integer not null,
    fixture_id integer not null,
    closes_at text not null,
    told_at text not null,
    primary key (season, fixture_id, closes_at)
  );
insert into kysely_migration (name, timestamp) overriding system value values ('001-tournament', '2026-11-16T19:44:09.960Z');
insert into kysely_migration (name, timestamp) overriding system value values ('002-season', '2026-11-16T19:44:10.013Z');
insert into kysely_migration (name, timestamp) overriding system value values ('003-record', '2026-11-16T19:44:10.017Z');
insert into kysely_migration (name, timestamp) overriding system value values ('004-club-links', '2026-11-16T19:44:10.036Z');
insert into kysely_migration (name, timestamp) overriding system value values ('005-staff', '2026-11-16T19:44:10.044Z');
insert into kysely_migration (name, timestamp) overriding system value values ('006-kickoffs', '2026-11-16T19:44:10.052Z');
insert into kysely_migration (name, timestamp) overriding system value values ('007-evidence', '2026-11-16T19:44:10.057Z');
insert into kysely_migration (name, timestamp) overriding system value values ('008-outbox', '2026-11-16T19:44:10.071Z');
insert into kysely_migration (name, timestamp) overriding system value values ('009-push', '2026-11-16T19:44:10.082Z');
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
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (1, 6500, 2, 1, 'approved', 'Team Captain', '2026-03-01T20:00:23.000Z', 'Seen on O''Brien''s stream', '2026-03-01T20:00:26.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'cc7ce195a61a3c5c96b1fcaf71cd66f8', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (2, 6501, 0, 3, 'rejected', 'Team Captain', '2026-03-01T20:00:28.000Z', 'No proof – <b>send it</b>', '2026-03-01T20:00:31.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'cc7ce195a61a3c5c96b1fcaf71cd66f8', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (3, 6501, 1, 1, 'pending', 'Team Captain', '2026-03-01T20:00:33.000Z', null, null, null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'cc7ce195a61a3c5c96b1fcaf71cd66f8', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (4, 6502, 4, 0, 'approved', 'Team Captain', '2026-03-01T20:00:35.000Z', 'Approved by admin', '2026-03-01T20:00:38.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'cc7ce195a61a3c5c96b1fcaf71cd66f8', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (5, 6600, 1, 0, 'approved', 'Team Captain', '2026-03-01T20:00:40.000Z', 'Approved by admin', '2026-03-01T20:00:43.000Z', '2026-03-01T20:00:53.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'cc7ce195a61a3c5c96b1fcaf71cd66f8', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (6, 6601, 2, 2, 'pending', 'Team Captain', '2026-03-01T20:00:45.000Z', null, null, '2026-03-01T20:00:53.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'cc7ce195a61a3c5c96b1fcaf71cd66f8', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (7, 6602, 9, 9, 'rejected', 'Team Captain', '2026-03-01T20:00:47.000Z', 'Rejected by admin', '2026-03-01T20:00:50.000Z', '2026-03-01T20:00:53.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'cc7ce195a61a3c5c96b1fcaf71cd66f8', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (8, 6600, 3, 3, 'approved', 'Team Captain', '2026-03-01T20:00:55.000Z', 'Approved by admin', '2026-03-01T20:00:58.000Z', null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'cc7ce195a61a3c5c96b1fcaf71cd66f8', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (9, 6700, 5, 5, 'pending', 'Team Captain', '2026-03-01T20:01:00.000Z', null, null, '2026-03-01T20:01:03.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'cc7ce195a61a3c5c96b1fcaf71cd66f8', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (10, 8005, 0, 0, 'pending', 'Team Captain', '2026-03-01T20:01:05.000Z', null, null, null, 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, null, 'cc7ce195a61a3c5c96b1fcaf71cd66f8', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (11, 6702, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:17.000Z', 'Did not appear', '2026-03-01T20:01:17.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (12, 7902, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:29.000Z', 'No squad', '2026-03-01T20:01:29.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (13, 7904, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:29.000Z', 'No squad', '2026-03-01T20:01:29.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (14, 7905, 1, 0, 'approved', 'Administrator', '2026-03-01T20:01:29.000Z', 'No squad', '2026-03-01T20:01:29.000Z', null, 1, null, null, 0, 'award', null, null, null, null, null, null, null, null, null, null, null, 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (15, 6703, 9, 0, 'pending', 'Team Captain', '2026-03-01T20:01:43.000Z', null, null, '2026-03-01T20:01:45.000Z', 1, null, null, 0, 'captain', null, null, null, null, null, null, null, null, null, 16, 'cc7ce195a61a3c5c96b1fcaf71cd66f8', 0);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at, season, home_penalties, away_penalties, after_extra_time, origin, reported_by, agreed_at, disputed_by, disputed_at, disputed_home_score, disputed_away_score, disputed_home_penalties, disputed_away_penalties, dispute_reason, replaced_by, sender, needs_person) overriding system value values (16, 6703, 2, 0, 'pending', 'Team Captain', '2026-03-01T20:01:45.000Z', null, null, null, 1, null, null, 0, 'captain', 10, null, 11, '2026-03-01T21:00:00.000Z', 1, 1, null, null, 'The server went down – O''Brien saw it', null, null, 0);
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('kept-key-6501', 'f1909c82737b85dd4ceab7dee6a86bf50f4e769bf9c13be2b783317e4beb072a', '{"id":3,"fixtureId":6501,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 3","homeScore":1,"awayScore":1,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:33.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":6,"hash":"7bc635093c5a27ff820242f997d20434fee06b75aa601a448ce432b12f75740f"}}', '2026-03-01T20:00:33.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6500-2-1', 'b7e22023af4b6a2bdfb6f5415c5bab817d946cc0e101c5058ad5f93265949192', '{"id":1,"fixtureId":6500,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"O''Brien''s XI","homeScore":2,"awayScore":1,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:23.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":2,"hash":"30e29d11c1176c5248a9afb54595c08cf01d9be6abec37ed10ad62245aa94403"}}', '2026-03-01T20:00:23.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6501-0-3', 'd0dead514329150f4cc854da659ac37490e75bce82201505ea79a35f1a3bc693', '{"id":2,"fixtureId":6501,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 3","homeScore":0,"awayScore":3,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:28.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":4,"hash":"2ad990f07eb3e538ebf061092632dfcb043881c3b15e8cc4e04d5d48a8131d81"}}', '2026-03-01T20:00:28.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6502-4-0', '754e380f7b15563682ef66d78ef0f55487d7479aaf850bff7ffe0285c5d7fe7c', '{"id":4,"fixtureId":6502,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 4","homeScore":4,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:35.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":7,"hash":"5b1a631f2f76b49694071224980b226c4fcfba1716c09914d0f88422d01fbae5"}}', '2026-03-01T20:00:35.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6600-1-0', 'b04cf6e9c6c98e53f0d26ee9184a7624734ec08888dd20677594bdf8f8460ec2', '{"id":5,"fixtureId":6600,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 6","homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:40.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":9,"hash":"da06aeeeae3fc1d58e907ef35554479542dbae9675c28fde971664c4ffd456e4"}}', '2026-03-01T20:00:40.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6600-3-3', 'e524f700898fad1f3db5bc7ff248d8c5a49f6226487b439e79d2d14aef4d2a9c', '{"id":8,"fixtureId":6600,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 6","homeScore":3,"awayScore":3,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:55.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":15,"hash":"83f33167ce3d08febd12b0cfdc2e555967b079f0822429084391b259186d669d"}}', '2026-03-01T20:00:55.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6601-2-2', '8d79fe060e289d4befa2bd8d027810ba250c96a2402435b53c3aa95d0412b9ff', '{"id":6,"fixtureId":6601,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 7","homeScore":2,"awayScore":2,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:45.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":11,"hash":"8a0a85678416e888007c4f8a7924fefc4665a30f153b7e8088128e82f97ac3b7"}}', '2026-03-01T20:00:45.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6602-9-9', '911780bcd18052270f4a69a73ca396da0d08e1fdfd99bbe6351e5eb688b1c42b', '{"id":7,"fixtureId":6602,"stage":"group","round":null,"homeTeam":"東京シティ","awayTeam":"Team 8","homeScore":9,"awayScore":9,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:47.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":12,"hash":"2e6bbf868b87b8e49ae1c0e34da3ece435e8a735bbe2a5838c23f7b6acf91a46"}}', '2026-03-01T20:00:47.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6700-5-5', '857b223bc15512c0fe0e31f672573ec320ee0ff464fc6e17a92ad98e14dff520', '{"id":9,"fixtureId":6700,"stage":"group","round":null,"homeTeam":"Team 9","awayTeam":"Team 10","homeScore":5,"awayScore":5,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"C","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:01:00.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":17,"hash":"5d227411f6a0518364d25d1e76b19f18b276156ad2c5c33e21ebc2e7c201a821"}}', '2026-03-01T20:01:00.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-8005-0-0', '2c017f01993285706defc7b22824a77aeaa4dd670522164ddc66410a83455b10',  E'{"id":10,"fixtureId":8005,"stage":"group","round":null,"homeTeam":"Team 63","awayTeam":"Team \\"64\\" \\\\ Zürich","homeScore":0,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"P","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:01:05.000Z","late":false,"origin":"captain","submissionStatus":"pending","adminNotes":null,"reportedBy":null,"agreement":"none","dispute":null,"recorded":{"seq":19,"hash":"b5a192f1a58778a5cd1f9b9bc1634567d8397ba69cc20a41997bc83a0e179833"}}', '2026-03-01T20:01:05.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-of-a-decision', 'fcbead7a48ec5c3346d902d183b866ba0261e6959b6891e6f6c60058fee57525', '{"result":{"id":4,"fixtureId":6502,"stage":"group","round":null,"homeTeam":"Águilas del Norte","awayTeam":"Team 4","homeScore":4,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:35.000Z","late":false,"origin":"captain","submissionStatus":"approved","adminNotes":"Approved by admin","reportedBy":null,"agreement":"none","dispute":null},"recorded":{"seq":8,"hash":"af9c277f188b3d4967e3c85cfdf8df81db28fa3dd1bb84adc859eb40dba72429"}}', '2026-03-01T20:00:38.000Z');
insert into sessions (token_hash, device, created_at, expires_at, staff) overriding system value values ('4ade8c7cc3b03bc5f57a55b028150fc913f2253f22f6f713e24d956059431293', 'Unknown browser', '2026-03-01T20:00:19.000Z', '2026-03-01T22:00:19.000Z', null);
insert into sessions (token_hash, device, created_at, expires_at, staff) overriding system value values ('a902d98b73b52ac7cd08d76ae8d06e78344cbf1202da106a55fcb6afda2837e5', 'Unknown browser', '2026-03-01T20:01:51.000Z', '2026-03-01T22:01:51.000Z', 1);
insert into known_devices (id_hash, created_at) overriding system value values ('6630a192305562f3704af84dfa11efe0b732659336eb0591875b88ad0028a953', '2026-03-01T20:00:19.000Z');
insert into known_devices (id_hash, created_at) overriding system value values ('b5d5a67bc7ced9ceb788de21793dff20b451f4c7c4cde3296debc4b0f18c563f', '2026-03-01T20:00:14.000Z');
insert into login_failures (client, failures, last_failed_at) overriding system value values ('address 2001:db8:1:2::/64', 1, '2026-03-01T20:00:10.000Z');
insert into login_failures (client, failures, last_failed_at) overriding system value values ('address 203.0.113.9', 2, '2026-03-01T20:00:08.000Z');
insert into secrets (name, value) overriding system value values ('admin-password-hash', 'scrypt$32768$8$3$zcm0bXPHJGrLKLwP3GWXbA$zIwtpVYRSlRWwEvbfFb2sUCipc43SB0lcBAUzSIGTYk');
insert into secrets (name, value) overriding system value values ('admin-totp-key-hash', 'none');
insert into secrets (name, value) overriding system value values ('admin-totp-step', '59079840');
insert into secrets (name, value) overriding system value values ('push-keys', '{"publicKey":"BJOZzuBJpxjbrmRHxf8js-jECDQRkcmr2Es8ml_aRV1I6YXgFtT0BMlvbr2tx8nvdO7PdXysz5uW5PUff98kn-w","privateKey":"Y9kLXW_IvbbkX4NjIVKIsAxGKszqSP38a0I5m_VellQ"}');
insert into secrets (name, value) overriding system value values ('sender-salt', '42cb8970b9596d81fe1bb594289e353bc052688c566c881966cc83467869228d');
insert into revision (id, value) overriding system value values (1, 39);
insert into probe (id, probed_at) overriding system value values (1, '2026-03-01T20:02:04.000Z');
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (1, '2026-03-01T20:00:05.000Z', 'change-password', 'Server console', '{}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (2, '2026-03-01T20:00:14.000Z', 'login', 'Unknown browser', '{}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (3, '2026-03-01T20:00:16.000Z', 'logout', 'Unknown browser', '{}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (4, '2026-03-01T20:00:19.000Z', 'login', 'Unknown browser', '{}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (5, '2026-03-01T20:00:21.000Z', 'rename-clubs', 'Unknown browser',  E'{"season":1,"renamed":[{"clubId":1,"from":"Team 1","to":"Águilas del Norte"},{"clubId":2,"from":"Team 2","to":"O''Brien''s XI"},{"clubId":5,"from":"Team 5","to":"東京シティ"},{"clubId":64,"from":"Team 64","to":"Team \\"64\\" \\\\ Zürich"}],"seqs":[1]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (6, '2026-03-01T20:00:26.000Z', 'approve-result', 'Unknown browser', '{"season":1,"fixtureId":6500,"home":{"clubId":1,"name":"Águilas del Norte"},"away":{"clubId":2,"name":"O''Brien''s XI"},"resultId":1,"homeScore":2,"awayScore":1,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"adminNotes":"Seen on O''Brien''s stream","seqs":[3]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (7, '2026-03-01T20:00:31.000Z', 'reject-result', 'Unknown browser', '{"season":1,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"away":{"clubId":3,"name":"Team 3"},"resultId":2,"homeScore":0,"awayScore":3,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"adminNotes":"No proof – <b>send it</b>","seqs":[5]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (8, '2026-03-01T20:00:38.000Z', 'approve-result', 'Unknown browser', '{"season":1,"fixtureId":6502,"home":{"clubId":1,"name":"Águilas del Norte"},"away":{"clubId":4,"name":"Team 4"},"resultId":4,"homeScore":4,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"seqs":[8]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (9, '2026-03-01T20:00:43.000Z', 'approve-result', 'Unknown browser', '{"season":1,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"away":{"clubId":6,"name":"Team 6"},"resultId":5,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"seqs":[10]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (10, '2026-03-01T20:00:50.000Z', 'reject-result', 'Unknown browser', '{"season":1,"fixtureId":6602,"home":{"clubId":5,"name":"東京シティ"},"away":{"clubId":8,"name":"Team 8"},"resultId":7,"homeScore":9,"awayScore":9,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"seqs":[13]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (11, '2026-03-01T20:00:53.000Z', 'reset-group', 'Unknown browser', '{"season":1,"scope":"group","only":null,"match":null,"group":"B","takenOut":[5,6,7],"putIn":[],"deductions":[],"withdrawals":[],"places":null,"seqs":[14]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (12, '2026-03-01T20:00:58.000Z', 'approve-result', 'Unknown browser', '{"season":1,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"away":{"clubId":6,"name":"Team 6"},"resultId":8,"homeScore":3,"awayScore":3,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"seqs":[16]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (13, '2026-03-01T20:01:03.000Z', 'reset-match', 'Unknown browser', '{"season":1,"scope":"match","only":null,"match":{"fixtureId":6700,"home":{"clubId":9,"name":"Team 9"},"away":{"clubId":10,"name":"Team 10"}},"group":null,"takenOut":[9],"putIn":[],"deductions":[],"withdrawals":[],"places":null,"seqs":[18]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (14, '2026-03-01T20:01:08.000Z', 'set-schedule', 'Unknown browser', '{"season":1,"entries":[{"key":"md1","opensAt":null,"closesAt":"2026-03-09T00:00:00.000Z"}],"seqs":[20]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (15, '2026-03-01T20:01:11.000Z', 'set-announcement', 'Unknown browser', '{"season":1,"text":"Matchday 1 ends on Sunday, 23:59 GMT.","seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (16, '2026-03-01T20:01:14.000Z', 'postpone-match', 'Unknown browser', '{"season":1,"fixtureId":6701,"closesAt":"2026-03-12T00:00:00.000Z","before":null,"reason":"Servers down","seqs":[21]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (17, '2026-03-01T20:01:17.000Z', 'award-result', 'Unknown browser', '{"season":1,"fixtureId":6702,"home":{"clubId":9,"name":"Team 9"},"away":{"clubId":12,"name":"Team 12"},"resultId":11,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false,"takenOut":[],"putIn":[{"resultId":11,"fixtureId":6702,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false}],"award":"no-show","reason":"Did not appear","seqs":[22]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (18, '2026-03-01T20:01:20.000Z', 'deduct-points', 'Unknown browser', '{"season":1,"clubId":9,"name":"Team 9","deductionId":1,"points":3,"reason":"Ineligible player","seqs":[23]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (19, '2026-03-01T20:01:23.000Z', 'revoke-deduction', 'Unknown browser', '{"season":1,"clubId":9,"name":"Team 9","deductionId":1,"points":3,"reason":"Ineligible player","seqs":[24]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (20, '2026-03-01T20:01:26.000Z', 'deduct-points', 'Unknown browser', '{"season":1,"clubId":10,"name":"Team 10","deductionId":2,"points":1,"reason":"Late roster","seqs":[25]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (21, '2026-03-01T20:01:29.000Z', 'withdraw-club', 'Unknown browser', '{"season":1,"clubId":60,"name":"Team 60","withdrawalId":1,"takenOut":[],"putIn":[{"resultId":12,"fixtureId":7902,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false},{"resultId":13,"fixtureId":7904,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false},{"resultId":14,"fixtureId":7905,"homeScore":1,"awayScore":0,"homePenalties":null,"awayPenalties":null,"afterExtraTime":false}],"reason":"No squad","seqs":[26]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (22, '2026-03-01T20:01:32.000Z', 'replace-club', 'Unknown browser', '{"season":1,"clubId":61,"from":"Team 61","to":"Reserve – FC","reason":"Moved up","seqs":[27]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (23, '2026-03-01T20:01:35.000Z', 'set-reporting', 'Unknown browser', '{"season":1,"reporting":"anybody","isClosed":false,"autoApprove":"agreed","autoApproveHours":48,"seqs":[28]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (24, '2026-03-01T20:01:38.000Z', 'make-club-links', 'Unknown browser', '{"season":1,"clubIds":[10,11],"seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (25, '2026-03-01T20:01:41.000Z', 'make-club-links', 'Unknown browser', '{"season":1,"clubIds":[10],"seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (26, '2026-03-01T20:01:48.000Z', 'make-staff', 'Unknown browser', '{"number":1,"name":"Zoë O''Brien","role":"administrator","seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (27, '2026-03-01T20:01:51.000Z', 'login', 'Unknown browser', '{}', 1);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (28, '2026-03-01T20:01:53.000Z', 'make-staff', 'Unknown browser', '{"number":2,"name":"Ann","role":"reviewer","seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (29, '2026-03-01T20:01:56.000Z', 'revoke-staff', 'Unknown browser', '{"number":2,"name":"Ann","seqs":[]}', null);
insert into admin_record (id, at, action, device, detail, staff) overriding system value values (30, '2026-03-01T20:01:59.000Z', 'set-kickoff', 'Unknown browser', '{"season":1,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"away":{"clubId":11,"name":"Team 11"},"at":"2026-03-04T20:30:00.000Z","seqs":[32]}', null);
insert into seasons (number, name, announcement, reporting, closed_because, finished_at, auto_approve, auto_approve_hours, auto_approve_after) overriding system value values (1, null, 'Matchday 1 ends on Sunday, 23:59 GMT.', 'anybody', null, null, 'agreed', 48, 14);
insert into deductions (id, season, club_id, points, reason, at, revoked_at) overriding system value values (1, 1, 9, 3, 'Ineligible player', '2026-03-01T20:01:20.000Z', '2026-03-01T20:01:23.000Z');
insert into deductions (id, season, club_id, points, reason, at, revoked_at) overriding system value values (2, 1, 10, 1, 'Late roster', '2026-03-01T20:01:26.000Z', null);
insert into withdrawals (id, season, club_id, reason, at, revoked_at) overriding system value values (1, 1, 60, 'No squad', '2026-03-01T20:01:29.000Z', null);
insert into replacements (id, season, club_id, from_name, to_name, reason, at) overriding system value values (1, 1, 61, 'Team 61', 'Reserve – FC', 'Moved up', '2026-03-01T20:01:32.000Z');
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
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (3, '2026-03-01T20:00:26.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":2,"name":"O''Brien''s XI"},"awayPenalties":null,"awayScore":1,"fixtureId":6500,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":2,"resultId":1,"season":1,"textHashes":{"adminNotes":"1ad55cff478657178a7fcc7f1a6ea1759d1f51879d228a664d0bef6ea855d98d"}}', '{"adminNotes":{"salt":"4aa0dd2de6c1309617e0b4076986eb5a","text":"Seen on O''Brien''s stream"}}', '30e29d11c1176c5248a9afb54595c08cf01d9be6abec37ed10ad62245aa94403', '65cc32c4e60c19f22661b93e3a21f2f09fb63854e72de8b4bc0fc7eea4669d4a');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (4, '2026-03-01T20:00:28.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":3,"name":"Team 3"},"awayPenalties":null,"awayScore":3,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":0,"resultId":2,"season":1}', '{}', '65cc32c4e60c19f22661b93e3a21f2f09fb63854e72de8b4bc0fc7eea4669d4a', '2ad990f07eb3e538ebf061092632dfcb043881c3b15e8cc4e04d5d48a8131d81');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (5, '2026-03-01T20:00:31.000Z', 'rejected', 'admin', '{"afterExtraTime":false,"away":{"clubId":3,"name":"Team 3"},"awayPenalties":null,"awayScore":3,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":0,"resultId":2,"season":1,"textHashes":{"adminNotes":"e376e9a05da1b932e7eeb49031dada370a1f568b7c8ce5afbe178a6fc16a7750"}}', '{"adminNotes":{"salt":"dcd8ccd9b712e6568d875d19c44b1636","text":"No proof – <b>send it</b>"}}', '2ad990f07eb3e538ebf061092632dfcb043881c3b15e8cc4e04d5d48a8131d81', 'd42468db4b638c32f6bdba5a28cb1d029f7f3334f450275f5cb345b5fdf049fb');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (6, '2026-03-01T20:00:33.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":3,"name":"Team 3"},"awayPenalties":null,"awayScore":1,"fixtureId":6501,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":1,"resultId":3,"season":1}', '{}', 'd42468db4b638c32f6bdba5a28cb1d029f7f3334f450275f5cb345b5fdf049fb', '7bc635093c5a27ff820242f997d20434fee06b75aa601a448ce432b12f75740f');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (7, '2026-03-01T20:00:35.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":4,"name":"Team 4"},"awayPenalties":null,"awayScore":0,"fixtureId":6502,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":4,"resultId":4,"season":1}', '{}', '7bc635093c5a27ff820242f997d20434fee06b75aa601a448ce432b12f75740f', '5b1a631f2f76b49694071224980b226c4fcfba1716c09914d0f88422d01fbae5');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (8, '2026-03-01T20:00:38.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":4,"name":"Team 4"},"awayPenalties":null,"awayScore":0,"fixtureId":6502,"home":{"clubId":1,"name":"Águilas del Norte"},"homePenalties":null,"homeScore":4,"resultId":4,"season":1}', '{}', '5b1a631f2f76b49694071224980b226c4fcfba1716c09914d0f88422d01fbae5', 'af9c277f188b3d4967e3c85cfdf8df81db28fa3dd1bb84adc859eb40dba72429');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (9, '2026-03-01T20:00:40.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":0,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":1,"resultId":5,"season":1}', '{}', 'af9c277f188b3d4967e3c85cfdf8df81db28fa3dd1bb84adc859eb40dba72429', 'da06aeeeae3fc1d58e907ef35554479542dbae9675c28fde971664c4ffd456e4');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (10, '2026-03-01T20:00:43.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":0,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":1,"resultId":5,"season":1}', '{}', 'da06aeeeae3fc1d58e907ef35554479542dbae9675c28fde971664c4ffd456e4', 'd5a6d4a27a42a7f8ad7ca34f1751746106a94933c5bb1c78b5b4c32dcc359899');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (11, '2026-03-01T20:00:45.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":7,"name":"Team 7"},"awayPenalties":null,"awayScore":2,"fixtureId":6601,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":2,"resultId":6,"season":1}', '{}', 'd5a6d4a27a42a7f8ad7ca34f1751746106a94933c5bb1c78b5b4c32dcc359899', '8a0a85678416e888007c4f8a7924fefc4665a30f153b7e8088128e82f97ac3b7');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (12, '2026-03-01T20:00:47.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":8,"name":"Team 8"},"awayPenalties":null,"awayScore":9,"fixtureId":6602,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":9,"resultId":7,"season":1}', '{}', '8a0a85678416e888007c4f8a7924fefc4665a30f153b7e8088128e82f97ac3b7', '2e6bbf868b87b8e49ae1c0e34da3ece435e8a735bbe2a5838c23f7b6acf91a46');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (13, '2026-03-01T20:00:50.000Z', 'rejected', 'admin', '{"afterExtraTime":false,"away":{"clubId":8,"name":"Team 8"},"awayPenalties":null,"awayScore":9,"fixtureId":6602,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":9,"resultId":7,"season":1}', '{}', '2e6bbf868b87b8e49ae1c0e34da3ece435e8a735bbe2a5838c23f7b6acf91a46', 'f42f97c56ef91a8e8b9cd8f7816b8a9e7344fd25fcd64e198af731f3fc52092b');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (14, '2026-03-01T20:00:53.000Z', 'reset', 'admin', '{"deductions":[],"group":"B","match":null,"only":null,"places":null,"putIn":[],"scope":"group","season":1,"takenOut":[5,6,7],"withdrawals":[]}', '{}', 'f42f97c56ef91a8e8b9cd8f7816b8a9e7344fd25fcd64e198af731f3fc52092b', '689288a301014126efc6d3cf807f6af3f7b3bf6fd7a57640f2fd0ce93d476b32');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (15, '2026-03-01T20:00:55.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":3,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":3,"resultId":8,"season":1}', '{}', '689288a301014126efc6d3cf807f6af3f7b3bf6fd7a57640f2fd0ce93d476b32', '83f33167ce3d08febd12b0cfdc2e555967b079f0822429084391b259186d669d');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (16, '2026-03-01T20:00:58.000Z', 'approved', 'admin', '{"afterExtraTime":false,"away":{"clubId":6,"name":"Team 6"},"awayPenalties":null,"awayScore":3,"fixtureId":6600,"home":{"clubId":5,"name":"東京シティ"},"homePenalties":null,"homeScore":3,"resultId":8,"season":1}', '{}', '83f33167ce3d08febd12b0cfdc2e555967b079f0822429084391b259186d669d', '9fe3a24f0643fd1e4ff977470183a0f0ff85e3190d2e07d6fa092ba8cbd29470');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (17, '2026-03-01T20:01:00.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":10,"name":"Team 10"},"awayPenalties":null,"awayScore":5,"fixtureId":6700,"home":{"clubId":9,"name":"Team 9"},"homePenalties":null,"homeScore":5,"resultId":9,"season":1}', '{}', '9fe3a24f0643fd1e4ff977470183a0f0ff85e3190d2e07d6fa092ba8cbd29470', '5d227411f6a0518364d25d1e76b19f18b276156ad2c5c33e21ebc2e7c201a821');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (18, '2026-03-01T20:01:03.000Z', 'reset', 'admin', '{"deductions":[],"group":null,"match":{"away":{"clubId":10,"name":"Team 10"},"fixtureId":6700,"home":{"clubId":9,"name":"Team 9"}},"only":null,"places":null,"putIn":[],"scope":"match","season":1,"takenOut":[9],"withdrawals":[]}', '{}', '5d227411f6a0518364d25d1e76b19f18b276156ad2c5c33e21ebc2e7c201a821', 'abdef57bc6cbe18d627e281b050dd19a0ecd52374d076e461ce07597861f8f7b');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (19, '2026-03-01T20:01:05.000Z', 'reported', 'captain',  E'{"afterExtraTime":false,"away":{"clubId":64,"name":"Team \\"64\\" \\\\ Zürich"},"awayPenalties":null,"awayScore":0,"fixtureId":8005,"home":{"clubId":63,"name":"Team 63"},"homePenalties":null,"homeScore":0,"resultId":10,"season":1}', '{}', 'abdef57bc6cbe18d627e281b050dd19a0ecd52374d076e461ce07597861f8f7b', 'b5a192f1a58778a5cd1f9b9bc1634567d8397ba69cc20a41997bc83a0e179833');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (20, '2026-03-01T20:01:08.000Z', 'scheduled', 'admin', '{"entries":[{"closesAt":"2026-03-09T00:00:00.000Z","key":"md1","opensAt":null}],"season":1}', '{}', 'b5a192f1a58778a5cd1f9b9bc1634567d8397ba69cc20a41997bc83a0e179833', '4e8be8fd2a1b3b946ff37d6bc8e358f5a775de46abb0e65b697253812ac59c57');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (21, '2026-03-01T20:01:14.000Z', 'postponed', 'admin', '{"before":null,"closesAt":"2026-03-12T00:00:00.000Z","fixtureId":6701,"season":1,"textHashes":{"reason":"a4896744a4757cc67f5aea4c42213c000a9d571b710a919dcaa8fcbb0d32bea4"}}', '{"reason":{"salt":"a11fb66c1a34b5cc5e7fe0214e84394e","text":"Servers down"}}', '4e8be8fd2a1b3b946ff37d6bc8e358f5a775de46abb0e65b697253812ac59c57', '541c1b44ee4d727a542b0742db46f6b6bb34f010754da87cabf36bf361d40924');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (22, '2026-03-01T20:01:17.000Z', 'awarded', 'admin', '{"afterExtraTime":false,"award":"no-show","away":{"clubId":12,"name":"Team 12"},"awayPenalties":null,"awayScore":0,"fixtureId":6702,"home":{"clubId":9,"name":"Team 9"},"homePenalties":null,"homeScore":1,"putIn":[{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":6702,"homePenalties":null,"homeScore":1,"resultId":11}],"resultId":11,"season":1,"takenOut":[],"textHashes":{"reason":"02dee503d7a1188dcf7306832aae4a5cc9ca2109218d8d8409404c3879d49bfe"}}', '{"reason":{"salt":"67eb8561dbea42741608d5f938c586e6","text":"Did not appear"}}', '541c1b44ee4d727a542b0742db46f6b6bb34f010754da87cabf36bf361d40924', 'a8194784b5f8def9edf6ce1401abadfb6cf5adfc884b7b100bf9befd15e13f11');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (23, '2026-03-01T20:01:20.000Z', 'deducted', 'admin', '{"clubId":9,"deductionId":1,"name":"Team 9","points":3,"season":1,"textHashes":{"reason":"e65bb4a183a05d4e22f78329168439a7327ffe517b8445bfd9c185306e2ba421"}}', '{"reason":{"salt":"6817273cc74eb454bdba867c34c2d0fa","text":"Ineligible player"}}', 'a8194784b5f8def9edf6ce1401abadfb6cf5adfc884b7b100bf9befd15e13f11', '88472b47602a65275da5cafd374a2fe03c01565061835abae0486bb9fb7cf4c3');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (24, '2026-03-01T20:01:23.000Z', 'revoked', 'admin', '{"clubId":9,"deductionId":1,"name":"Team 9","points":3,"season":1,"textHashes":{"reason":"1827f495a6eed2bcc97e1fc8e44538eae9b7195671dad6afbb91488eaf90f425"}}', '{"reason":{"salt":"10f6c49b6130d5d48505e6135ef8932e","text":"Ineligible player"}}', '88472b47602a65275da5cafd374a2fe03c01565061835abae0486bb9fb7cf4c3', '3c1d4e6425998d34be9894005ed302921c56f05cc97e3d1d3e9053063f7bb8e2');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (25, '2026-03-01T20:01:26.000Z', 'deducted', 'admin', '{"clubId":10,"deductionId":2,"name":"Team 10","points":1,"season":1,"textHashes":{"reason":"5cdbe1641413e9de462e5fbfae40c248cec2c70d4b0a2d52e5832e209fcfb94f"}}', '{"reason":{"salt":"68f8fa839b0858d0d64ecf505b8e1477","text":"Late roster"}}', '3c1d4e6425998d34be9894005ed302921c56f05cc97e3d1d3e9053063f7bb8e2', 'fa9ddfa9ac851aabfe680adbd22509d4d79e4d4fff383393fc83e825cae721f7');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (26, '2026-03-01T20:01:29.000Z', 'club-withdrawn', 'admin', '{"clubId":60,"name":"Team 60","putIn":[{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":7902,"homePenalties":null,"homeScore":1,"resultId":12},{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":7904,"homePenalties":null,"homeScore":1,"resultId":13},{"afterExtraTime":false,"awayPenalties":null,"awayScore":0,"fixtureId":7905,"homePenalties":null,"homeScore":1,"resultId":14}],"season":1,"takenOut":[],"textHashes":{"reason":"9da703f71fb5ca0370889d09b0daf7a2118ba0bd0dc7ea33a25db6b263f9f1ea"},"withdrawalId":1}', '{"reason":{"salt":"6f3afba4716936f4c0c0dad75f36b717","text":"No squad"}}', 'fa9ddfa9ac851aabfe680adbd22509d4d79e4d4fff383393fc83e825cae721f7', '897e1cbb23c49fc22ca13db67a6cf196ca852d10fce8e610dbe4f24424ad7aac');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (27, '2026-03-01T20:01:32.000Z', 'club-replaced', 'admin', '{"clubId":61,"from":"Team 61","season":1,"textHashes":{"reason":"b45e54ed30bdd98d4654aaae13ce0c723f76dd19299bdbfaab69813a99cb7832"},"to":"Reserve – FC"}', '{"reason":{"salt":"c2c57f690c1450a03cab7a3d9ee5c94a","text":"Moved up"}}', '897e1cbb23c49fc22ca13db67a6cf196ca852d10fce8e610dbe4f24424ad7aac', 'a5d307b2b3b41a98e534ae6be2aed8df27200c901bd885a29fad5da6dcf665f5');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (28, '2026-03-01T20:01:35.000Z', 'reporting-set', 'admin', '{"autoApprove":"agreed","autoApproveHours":48,"isClosed":false,"reporting":"anybody","season":1}', '{}', 'a5d307b2b3b41a98e534ae6be2aed8df27200c901bd885a29fad5da6dcf665f5', 'c493e8834901d6fc3f07810359cfc869ac0c71b977074525004d635ab5552d52');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (29, '2026-03-01T20:01:43.000Z', 'reported', 'captain', '{"afterExtraTime":false,"away":{"clubId":11,"name":"Team 11"},"awayPenalties":null,"awayScore":0,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"homePenalties":null,"homeScore":9,"resultId":15,"season":1}', '{}', 'c493e8834901d6fc3f07810359cfc869ac0c71b977074525004d635ab5552d52', 'b7200a0883d7ed98994e5caec887af3e7de6aee146e7c2cd3cea9025a3da2928');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (30, '2026-03-01T20:01:45.000Z', 'replaced', 'club:10', '{"afterExtraTime":false,"away":{"clubId":11,"name":"Team 11"},"awayPenalties":null,"awayScore":0,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"homePenalties":null,"homeScore":9,"replacedBy":16,"resultId":15,"season":1}', '{}', 'b7200a0883d7ed98994e5caec887af3e7de6aee146e7c2cd3cea9025a3da2928', '57a900e20a6b3a7f365751000fdb38b408cdfd687c1056895379b18ba6df45d2');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (31, '2026-03-01T20:01:45.000Z', 'reported', 'club:10', '{"afterExtraTime":false,"away":{"clubId":11,"name":"Team 11"},"awayPenalties":null,"awayScore":0,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"homePenalties":null,"homeScore":2,"resultId":16,"season":1}', '{}', '57a900e20a6b3a7f365751000fdb38b408cdfd687c1056895379b18ba6df45d2', '9b3d187c3cbff40d338aefa1ffc63976ccd1fd716961d17779ce43e454feaf22');
insert into record (seq, at, kind, made_by, data, texts, prev, hash) overriding system value values (32, '2026-03-01T20:01:59.000Z', 'kickoff-agreed', 'admin', '{"at":"2026-03-04T20:30:00.000Z","away":{"clubId":11,"name":"Team 11"},"before":null,"fixtureId":6703,"home":{"clubId":10,"name":"Team 10"},"season":1}', '{}', '9b3d187c3cbff40d338aefa1ffc63976ccd1fd716961d17779ce43e454feaf22', '4e846d7b8f146b78be0b1686e756d10cf1792c15fc2a623bedd17ad0a4158de9');
insert into club_links (key_hash, club_id, created_at, used_at, revoked_at) overriding system value values ('663f60629c62044be0575cb6147e852d843af490216eca724007a42ed778081b', 10, '2026-03-01T20:01:41.000Z', '2026-03-01T20:02:03.000Z', null);
insert into club_links (key_hash, club_id, created_at, used_at, revoked_at) overriding system value values ('7fbb8d9ff3896bcb013a679661071193f63dfcafe6db926d996358b614613e91', 10, '2026-03-01T20:01:38.000Z', null, '2026-03-01T20:01:41.000Z');
insert into club_links (key_hash, club_id, created_at, used_at, revoked_at) overriding system value values ('ce5c73434f134eb945bdb39beb51f71b4526914276cd07cef1b33680ad235dac', 11, '2026-03-01T20:01:38.000Z', null, null);
insert into blocked_senders (sender, blocked_until) overriding system value values ('12121212121212121212121212121212', '2026-03-02T20:00:00.000Z');
insert into staff (number, name, role, key_hash, device_hash, created_at, bound_at, revoked_at) overriding system value values (1, 'Zoë O''Brien', 'administrator', 'cd53b268012ab195ec68d82dc23ee085d4898e681af8fcc937358cdce1619ade', '770d709c505e6b20587a9646fd86a95221f3ec8fe117feec85007a1fe2e77875', '2026-03-01T20:01:48.000Z', '2026-03-01T20:01:51.000Z', null);
insert into staff (number, name, role, key_hash, device_hash, created_at, bound_at, revoked_at) overriding system value values (2, 'Ann', 'reviewer', 'adcc67a7e0bb37283f9c4d0a6b4f21af52099b0f2c576279054328945b9cdc8e', null, '2026-03-01T20:01:53.000Z', null, '2026-03-01T20:01:56.000Z');
insert into kickoffs (season, fixture_id, pairing, at, proposed, proposed_by) overriding system value values (1, 6703, '10.0 11.0', '2026-03-04T20:30:00.000Z', '2026-03-05T21:00:00.000Z', 10);
insert into evidence (result_id, club_id, sha256, sent_sha256, width, height, bytes, created_at) overriding system value values (16, 10, 'd15d9b430e825893a597c236483bdfd98151a12cc9a4542f1b52a1239a1077d4', '8bb89a81df1d8393baa1d39fc1cd42a161156dd5717acd28565bf561947ccc4c', 16, 9, 268, '2026-03-01T20:02:03.000Z');
insert into pictures (sha256, jpeg) overriding system value values ('d15d9b430e825893a597c236483bdfd98151a12cc9a4542f1b52a1239a1077d4', '\xffd8ffdb0043000604040504040605050506060607090e0909080809120d0d0a0e1512161615121414171a211c17181f1914141d271d1f2223252525161c292c28242b21242524ffdb00430106060609080911090911241814182424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424ffc00011080009001003012200021101031101ffc4001500010100000000000000000000000000000006ffc40014100100000000000000000000000000000000ffc40014010100000000000000000000000000000006ffc40014110100000000000000000000000000000000ffda000c03010002110311003f009000b45dffd9');
insert into outbox (id, channel, kind, season, seq, hash, text, result_id, created_at, sent_at) overriding system value values (1, 'league', 'results', 1, 4, 'abababababababababababababababababababababababababababababababab', '**Group A** Á 2–1 B', null, '2026-03-01T21:30:00.000Z', '2026-03-01T21:30:00.000Z');
insert into outbox (id, channel, kind, season, seq, hash, text, result_id, created_at, sent_at) overriding system value values (2, 'staff', 'waits', 1, 4, 'abababababababababababababababababababababababababababababababab', '**Waits**', 16, '2026-03-01T21:30:00.000Z', null);
insert into chat_channels (name, failures, retry_at, stopped_at, answer, answered_at) overriding system value values ('staff', 1, '2026-03-01T21:30:00.000Z', '2026-03-01T21:30:00.000Z', '404', '2026-03-01T21:30:00.000Z');
insert into chat_choices (kind, choice) overriding system value values ('draw', '"end"');
insert into leases (name, holder, until) overriding system value values ('chat league', 'one', '1');
insert into push_subscriptions (id, endpoint, p256dh, auth, season, clubs, key_hash, told_seq, renewed_at) overriding system value values (1, 'https://push.example/device', 'BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB', 'aaaaaaaaaaaaaaaaaaaaaa', 1, '[1,2]', 'abababababababababababababababababababababababababababababababab', 3, '2026-03-01T21:30:00.000Z');
insert into push_deadlines (season, fixture_id, closes_at, told_at) overriding system value values (1, 6500, '2026-03-01T21:30:00.000Z', '2026-03-01T21:30:00.000Z');
select setval(pg_get_serial_sequence('admin_record', 'id'), max(id)) from admin_record;
select setval(pg_get_serial_sequence('deductions', 'id'), max(id)) from deductions;
select setval(pg_get_serial_sequence('draws', 'id'), max(id)) from draws;
select setval(pg_get_serial_sequence('outbox', 'id'), max(id)) from outbox;
select setval(pg_get_serial_sequence('push_subscriptions', 'id'), max(id)) from push_subscriptions;
select setval(pg_get_serial_sequence('replacements', 'id'), max(id)) from replacements;
select setval(pg_get_serial_sequence('results', 'id'), max(id)) from results;
select setval(pg_get_serial_sequence('staff', 'number'), max(number)) from staff;
select setval(pg_get_serial_sequence('withdrawals', 'id'), max(id)) from withdrawals;
