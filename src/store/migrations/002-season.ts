import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/**
 * A whole season: what belongs to one carries its number, and the highest number is the one that is played. A result
 * may be awarded, have a shoot-out, and belong to the knockouts.
 */
export async function addSeasons(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const generatedId =
    engine === 'sqlite'
      ? sql`integer primary key autoincrement`
      : sql`integer generated always as identity primary key`;

  await sql`create table seasons (
    number integer primary key,
    name text,
    announcement text,
    reporting text not null default 'anybody' check (reporting in ('anybody', 'clubs')),
    closed_because text,
    finished_at text
  )`.execute(db);
  await sql`insert into seasons (number) values (1)`.execute(db);

  // Club ids are places in the draw, which every season has anew.
  await sql`create table clubs_of_seasons (
    season integer not null,
    id integer not null,
    group_letter text not null,
    slot integer not null,
    name text not null,
    primary key (season, id),
    unique (season, group_letter, slot)
  )`.execute(db);
  await sql`insert into clubs_of_seasons (season, id, group_letter, slot, name)
    select 1, id, group_letter, slot, name from clubs`.execute(db);
  await sql`drop table clubs`.execute(db);
  await sql`alter table clubs_of_seasons rename to clubs`.execute(db);

  await sql`alter table results add column season integer not null default 1`.execute(db);
  await sql`alter table results add column home_penalties integer check (home_penalties between 0 and 30)`.execute(
    db,
  );
  await sql`alter table results add column away_penalties integer check (away_penalties between 0 and 30)`.execute(
    db,
  );
  await sql`alter table results add column after_extra_time integer not null default 0
    check (after_extra_time in (0, 1))`.execute(db);
  await sql`alter table results add column origin text not null default 'captain'
    check (origin in ('captain', 'award'))`.execute(db);
  await sql`drop index one_open_result_per_fixture`.execute(db);
  await sql`drop index results_in_play`.execute(db);
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
}
