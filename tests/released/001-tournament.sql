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
insert into kysely_migration (name, timestamp) overriding system value values ('001-tournament', '2026-11-15T20:34:07.337Z');
insert into kysely_migration_lock (id, is_locked) overriding system value values ('migration_lock', 0);
insert into clubs (id, group_letter, slot, name) overriding system value values (1, 'A', 1, 'Águilas del Norte');
insert into clubs (id, group_letter, slot, name) overriding system value values (2, 'A', 2, 'O''Brien''s XI');
insert into clubs (id, group_letter, slot, name) overriding system value values (3, 'A', 3, 'Team 3');
insert into clubs (id, group_letter, slot, name) overriding system value values (4, 'A', 4, 'Team 4');
insert into clubs (id, group_letter, slot, name) overriding system value values (5, 'B', 1, '東京シティ');
insert into clubs (id, group_letter, slot, name) overriding system value values (6, 'B', 2, 'Team 6');
insert into clubs (id, group_letter, slot, name) overriding system value values (7, 'B', 3, 'Team 7');
insert into clubs (id, group_letter, slot, name) overriding system value values (8, 'B', 4, 'Team 8');
insert into clubs (id, group_letter, slot, name) overriding system value values (9, 'C', 1, 'Team 9');
insert into clubs (id, group_letter, slot, name) overriding system value values (10, 'C', 2, 'Team 10');
insert into clubs (id, group_letter, slot, name) overriding system value values (11, 'C', 3, 'Team 11');
insert into clubs (id, group_letter, slot, name) overriding system value values (12, 'C', 4, 'Team 12');
insert into clubs (id, group_letter, slot, name) overriding system value values (13, 'D', 1, 'Team 13');
insert into clubs (id, group_letter, slot, name) overriding system value values (14, 'D', 2, 'Team 14');
insert into clubs (id, group_letter, slot, name) overriding system value values (15, 'D', 3, 'Team 15');
insert into clubs (id, group_letter, slot, name) overriding system value values (16, 'D', 4, 'Team 16');
insert into clubs (id, group_letter, slot, name) overriding system value values (17, 'E', 1, 'Team 17');
insert into clubs (id, group_letter, slot, name) overriding system value values (18, 'E', 2, 'Team 18');
insert into clubs (id, group_letter, slot, name) overriding system value values (19, 'E', 3, 'Team 19');
insert into clubs (id, group_letter, slot, name) overriding system value values (20, 'E', 4, 'Team 20');
insert into clubs (id, group_letter, slot, name) overriding system value values (21, 'F', 1, 'Team 21');
insert into clubs (id, group_letter, slot, name) overriding system value values (22, 'F', 2, 'Team 22');
insert into clubs (id, group_letter, slot, name) overriding system value values (23, 'F', 3, 'Team 23');
insert into clubs (id, group_letter, slot, name) overriding system value values (24, 'F', 4, 'Team 24');
insert into clubs (id, group_letter, slot, name) overriding system value values (25, 'G', 1, 'Team 25');
insert into clubs (id, group_letter, slot, name) overriding system value values (26, 'G', 2, 'Team 26');
insert into clubs (id, group_letter, slot, name) overriding system value values (27, 'G', 3, 'Team 27');
insert into clubs (id, group_letter, slot, name) overriding system value values (28, 'G', 4, 'Team 28');
insert into clubs (id, group_letter, slot, name) overriding system value values (29, 'H', 1, 'Team 29');
insert into clubs (id, group_letter, slot, name) overriding system value values (30, 'H', 2, 'Team 30');
insert into clubs (id, group_letter, slot, name) overriding system value values (31, 'H', 3, 'Team 31');
insert into clubs (id, group_letter, slot, name) overriding system value values (32, 'H', 4, 'Team 32');
insert into clubs (id, group_letter, slot, name) overriding system value values (33, 'I', 1, 'Team 33');
insert into clubs (id, group_letter, slot, name) overriding system value values (34, 'I', 2, 'Team 34');
insert into clubs (id, group_letter, slot, name) overriding system value values (35, 'I', 3, 'Team 35');
insert into clubs (id, group_letter, slot, name) overriding system value values (36, 'I', 4, 'Team 36');
insert into clubs (id, group_letter, slot, name) overriding system value values (37, 'J', 1, 'Team 37');
insert into clubs (id, group_letter, slot, name) overriding system value values (38, 'J', 2, 'Team 38');
insert into clubs (id, group_letter, slot, name) overriding system value values (39, 'J', 3, 'Team 39');
insert into clubs (id, group_letter, slot, name) overriding system value values (40, 'J', 4, 'Team 40');
insert into clubs (id, group_letter, slot, name) overriding system value values (41, 'K', 1, 'Team 41');
insert into clubs (id, group_letter, slot, name) overriding system value values (42, 'K', 2, 'Team 42');
insert into clubs (id, group_letter, slot, name) overriding system value values (43, 'K', 3, 'Team 43');
insert into clubs (id, group_letter, slot, name) overriding system value values (44, 'K', 4, 'Team 44');
insert into clubs (id, group_letter, slot, name) overriding system value values (45, 'L', 1, 'Team 45');
insert into clubs (id, group_letter, slot, name) overriding system value values (46, 'L', 2, 'Team 46');
insert into clubs (id, group_letter, slot, name) overriding system value values (47, 'L', 3, 'Team 47');
insert into clubs (id, group_letter, slot, name) overriding system value values (48, 'L', 4, 'Team 48');
insert into clubs (id, group_letter, slot, name) overriding system value values (49, 'M', 1, 'Team 49');
insert into clubs (id, group_letter, slot, name) overriding system value values (50, 'M', 2, 'Team 50');
insert into clubs (id, group_letter, slot, name) overriding system value values (51, 'M', 3, 'Team 51');
insert into clubs (id, group_letter, slot, name) overriding system value values (52, 'M', 4, 'Team 52');
insert into clubs (id, group_letter, slot, name) overriding system value values (53, 'N', 1, 'Team 53');
insert into clubs (id, group_letter, slot, name) overriding system value values (54, 'N', 2, 'Team 54');
insert into clubs (id, group_letter, slot, name) overriding system value values (55, 'N', 3, 'Team 55');
insert into clubs (id, group_letter, slot, name) overriding system value values (56, 'N', 4, 'Team 56');
insert into clubs (id, group_letter, slot, name) overriding system value values (57, 'O', 1, 'Team 57');
insert into clubs (id, group_letter, slot, name) overriding system value values (58, 'O', 2, 'Team 58');
insert into clubs (id, group_letter, slot, name) overriding system value values (59, 'O', 3, 'Team 59');
insert into clubs (id, group_letter, slot, name) overriding system value values (60, 'O', 4, 'Team 60');
insert into clubs (id, group_letter, slot, name) overriding system value values (61, 'P', 1, 'Team 61');
insert into clubs (id, group_letter, slot, name) overriding system value values (62, 'P', 2, 'Team 62');
insert into clubs (id, group_letter, slot, name) overriding system value values (63, 'P', 3, 'Team 63');
insert into clubs (id, group_letter, slot, name) overriding system value values (64, 'P', 4,  E'Team "64" \\ Zürich');
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at) overriding system value values (1, 6500, 2, 1, 'approved', 'Team Captain', '2026-03-01T20:00:22.000Z', 'Seen on O''Brien''s stream', '2026-03-01T20:00:25.000Z', null);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at) overriding system value values (2, 6501, 0, 3, 'rejected', 'Team Captain', '2026-03-01T20:00:27.000Z', 'No proof – <b>send it</b>', '2026-03-01T20:00:30.000Z', null);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at) overriding system value values (3, 6501, 1, 1, 'pending', 'Team Captain', '2026-03-01T20:00:32.000Z', null, null, null);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at) overriding system value values (4, 6502, 4, 0, 'approved', 'Team Captain', '2026-03-01T20:00:34.000Z', 'Approved by admin', '2026-03-01T20:00:38.000Z', null);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at) overriding system value values (5, 6600, 1, 0, 'approved', 'Team Captain', '2026-03-01T20:00:40.000Z', 'Approved by admin', '2026-03-01T20:00:43.000Z', '2026-03-01T20:00:53.000Z');
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at) overriding system value values (6, 6601, 2, 2, 'pending', 'Team Captain', '2026-03-01T20:00:45.000Z', null, null, '2026-03-01T20:00:53.000Z');
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at) overriding system value values (7, 6602, 9, 9, 'rejected', 'Team Captain', '2026-03-01T20:00:47.000Z', 'Rejected by admin', '2026-03-01T20:00:50.000Z', '2026-03-01T20:00:53.000Z');
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at) overriding system value values (8, 6600, 3, 3, 'approved', 'Team Captain', '2026-03-01T20:00:55.000Z', 'Approved by admin', '2026-03-01T20:00:58.000Z', null);
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at) overriding system value values (9, 6700, 5, 5, 'pending', 'Team Captain', '2026-03-01T20:01:00.000Z', null, null, '2026-03-01T20:01:03.000Z');
insert into results (id, fixture_id, home_score, away_score, status, submitted_by, submitted_at, admin_notes, decided_at, reset_at) overriding system value values (10, 8005, 0, 0, 'pending', 'Team Captain', '2026-03-01T20:01:05.000Z', null, null, null);
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('kept-key-6501', 'f1909c82737b85dd4ceab7dee6a86bf50f4e769bf9c13be2b783317e4beb072a', '{"id":3,"fixtureId":6501,"homeTeam":"Águilas del Norte","awayTeam":"Team 3","homeScore":1,"awayScore":1,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:32.000Z","submissionStatus":"pending","adminNotes":null}', '2026-03-01T20:00:32.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6500-2-1', 'b7e22023af4b6a2bdfb6f5415c5bab817d946cc0e101c5058ad5f93265949192', '{"id":1,"fixtureId":6500,"homeTeam":"Águilas del Norte","awayTeam":"O''Brien''s XI","homeScore":2,"awayScore":1,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:22.000Z","submissionStatus":"pending","adminNotes":null}', '2026-03-01T20:00:22.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6501-0-3', 'd0dead514329150f4cc854da659ac37490e75bce82201505ea79a35f1a3bc693', '{"id":2,"fixtureId":6501,"homeTeam":"Águilas del Norte","awayTeam":"Team 3","homeScore":0,"awayScore":3,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:27.000Z","submissionStatus":"pending","adminNotes":null}', '2026-03-01T20:00:27.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6502-4-0', '754e380f7b15563682ef66d78ef0f55487d7479aaf850bff7ffe0285c5d7fe7c', '{"id":4,"fixtureId":6502,"homeTeam":"Águilas del Norte","awayTeam":"Team 4","homeScore":4,"awayScore":0,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:34.000Z","submissionStatus":"pending","adminNotes":null}', '2026-03-01T20:00:34.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6600-1-0', 'b04cf6e9c6c98e53f0d26ee9184a7624734ec08888dd20677594bdf8f8460ec2', '{"id":5,"fixtureId":6600,"homeTeam":"東京シティ","awayTeam":"Team 6","homeScore":1,"awayScore":0,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:40.000Z","submissionStatus":"pending","adminNotes":null}', '2026-03-01T20:00:40.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6600-3-3', 'e524f700898fad1f3db5bc7ff248d8c5a49f6226487b439e79d2d14aef4d2a9c', '{"id":8,"fixtureId":6600,"homeTeam":"東京シティ","awayTeam":"Team 6","homeScore":3,"awayScore":3,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:55.000Z","submissionStatus":"pending","adminNotes":null}', '2026-03-01T20:00:55.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6601-2-2', '8d79fe060e289d4befa2bd8d027810ba250c96a2402435b53c3aa95d0412b9ff', '{"id":6,"fixtureId":6601,"homeTeam":"東京シティ","awayTeam":"Team 7","homeScore":2,"awayScore":2,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:45.000Z","submissionStatus":"pending","adminNotes":null}', '2026-03-01T20:00:45.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6602-9-9', '911780bcd18052270f4a69a73ca396da0d08e1fdfd99bbe6351e5eb688b1c42b', '{"id":7,"fixtureId":6602,"homeTeam":"東京シティ","awayTeam":"Team 8","homeScore":9,"awayScore":9,"group":"B","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:47.000Z","submissionStatus":"pending","adminNotes":null}', '2026-03-01T20:00:47.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-6700-5-5', '857b223bc15512c0fe0e31f672573ec320ee0ff464fc6e17a92ad98e14dff520', '{"id":9,"fixtureId":6700,"homeTeam":"Team 9","awayTeam":"Team 10","homeScore":5,"awayScore":5,"group":"C","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:01:00.000Z","submissionStatus":"pending","adminNotes":null}', '2026-03-01T20:01:00.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-8005-0-0', '2c017f01993285706defc7b22824a77aeaa4dd670522164ddc66410a83455b10',  E'{"id":10,"fixtureId":8005,"homeTeam":"Team 63","awayTeam":"Team \\"64\\" \\\\ Zürich","homeScore":0,"awayScore":0,"group":"P","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:01:05.000Z","submissionStatus":"pending","adminNotes":null}', '2026-03-01T20:01:05.000Z');
insert into idempotency_keys (key, body_hash, reply, created_at) overriding system value values ('key-of-a-decision', 'fcbead7a48ec5c3346d902d183b866ba0261e6959b6891e6f6c60058fee57525', '{"id":4,"fixtureId":6502,"homeTeam":"Águilas del Norte","awayTeam":"Team 4","homeScore":4,"awayScore":0,"group":"A","submittedBy":"Team Captain","submittedAt":"2026-03-01T20:00:34.000Z","submissionStatus":"approved","adminNotes":"Approved by admin"}', '2026-03-01T20:00:38.000Z');
insert into sessions (token_hash, device, created_at, expires_at) overriding system value values ('5c7bae184a121f7398d54160c409d36cfc7b9d0fd51b498ad96a86ffe2470496', 'Unknown browser', '2026-03-01T20:00:18.000Z', '2026-03-01T22:00:18.000Z');
insert into known_devices (id_hash, created_at) overriding system value values ('a47609b86a376d1ba1cd873b301683869ce41a651259fe7dcf6065faaaf7bf0c', '2026-03-01T20:00:13.000Z');
insert into known_devices (id_hash, created_at) overriding system value values ('cfe2801960359943e234a7f5f504965b272067b150303ded0303c4fe86785af4', '2026-03-01T20:00:18.000Z');
insert into login_failures (client, failures, last_failed_at) overriding system value values ('address 2001:db8:1:2::/64', 1, '2026-03-01T20:00:09.000Z');
insert into login_failures (client, failures, last_failed_at) overriding system value values ('address 203.0.113.9', 2, '2026-03-01T20:00:07.000Z');
insert into secrets (name, value) overriding system value values ('admin-password-hash', 'scrypt$32768$8$3$3FPP7c-4Nim_JBZVp_en-Q$QrhTCC7PTLB0qFvPd5ZMJup7g7HqhHP5CUJZ2HKBUME');
insert into secrets (name, value) overriding system value values ('admin-totp-key-hash', 'none');
insert into secrets (name, value) overriding system value values ('admin-totp-step', '59079840');
insert into revision (id, value) overriding system value values (1, 20);
insert into probe (id, probed_at) overriding system value values (1, '2026-03-01T20:01:08.000Z');
insert into admin_record (id, at, action, device, detail) overriding system value values (1, '2026-03-01T20:00:04.000Z', 'change-password', 'Server console', '{}');
insert into admin_record (id, at, action, device, detail) overriding system value values (2, '2026-03-01T20:00:13.000Z', 'login', 'Unknown browser', '{}');
insert into admin_record (id, at, action, device, detail) overriding system value values (3, '2026-03-01T20:00:15.000Z', 'logout', 'Unknown browser', '{}');
insert into admin_record (id, at, action, device, detail) overriding system value values (4, '2026-03-01T20:00:18.000Z', 'login', 'Unknown browser', '{}');
insert into admin_record (id, at, action, device, detail) overriding system value values (5, '2026-03-01T20:00:20.000Z', 'rename-clubs', 'Unknown browser',  E'{"renamed":[{"id":1,"from":"Team 1","to":"Águilas del Norte"},{"id":2,"from":"Team 2","to":"O''Brien''s XI"},{"id":5,"from":"Team 5","to":"東京シティ"},{"id":64,"from":"Team 64","to":"Team \\"64\\" \\\\ Zürich"}]}');
insert into admin_record (id, at, action, device, detail) overriding system value values (6, '2026-03-01T20:00:25.000Z', 'approve-result', 'Unknown browser', '{"resultId":1,"fixtureId":6500,"homeScore":2,"awayScore":1,"adminNotes":"Seen on O''Brien''s stream"}');
insert into admin_record (id, at, action, device, detail) overriding system value values (7, '2026-03-01T20:00:30.000Z', 'reject-result', 'Unknown browser', '{"resultId":2,"fixtureId":6501,"homeScore":0,"awayScore":3,"adminNotes":"No proof – <b>send it</b>"}');
insert into admin_record (id, at, action, device, detail) overriding system value values (8, '2026-03-01T20:00:38.000Z', 'approve-result', 'Unknown browser', '{"resultId":4,"fixtureId":6502,"homeScore":4,"awayScore":0,"adminNotes":"Approved by admin"}');
insert into admin_record (id, at, action, device, detail) overriding system value values (9, '2026-03-01T20:00:43.000Z', 'approve-result', 'Unknown browser', '{"resultId":5,"fixtureId":6600,"homeScore":1,"awayScore":0,"adminNotes":"Approved by admin"}');
insert into admin_record (id, at, action, device, detail) overriding system value values (10, '2026-03-01T20:00:50.000Z', 'reject-result', 'Unknown browser', '{"resultId":7,"fixtureId":6602,"homeScore":9,"awayScore":9,"adminNotes":"Rejected by admin"}');
insert into admin_record (id, at, action, device, detail) overriding system value values (11, '2026-03-01T20:00:53.000Z', 'reset-group', 'Unknown browser', '{"kind":"group","group":"B","resultIds":[5,6,7]}');
insert into admin_record (id, at, action, device, detail) overriding system value values (12, '2026-03-01T20:00:58.000Z', 'approve-result', 'Unknown browser', '{"resultId":8,"fixtureId":6600,"homeScore":3,"awayScore":3,"adminNotes":"Approved by admin"}');
insert into admin_record (id, at, action, device, detail) overriding system value values (13, '2026-03-01T20:01:03.000Z', 'reset-match', 'Unknown browser', '{"kind":"match","fixtureId":6700,"resultIds":[9]}');
select setval(pg_get_serial_sequence('admin_record', 'id'), max(id)) from admin_record;
select setval(pg_get_serial_sequence('results', 'id'), max(id)) from results;
