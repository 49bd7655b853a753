import { type Kysely, sql } from 'kysely';

/** A private link for each club, and what clubs say with it: whose report it is, whether the other one agrees. */
export async function addClubLinks(db: Kysely<unknown>): Promise<void> {
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

  await sql`alter table seasons add column auto_approve text not null default 'off'
    check (auto_approve in ('off', 'agreed', 'agreed-or-silent'))`.execute(db);
  await sql`alter table seasons add column auto_approve_hours integer not null default 24
    check (auto_approve_hours between 1 and 168)`.execute(db);
  await sql`alter table seasons add column auto_approve_after integer not null default 0`.execute(db);

  for (const column of [
    'reported_by integer',
    'agreed_at text',
    'disputed_by integer',
    'disputed_at text',
    'disputed_home_score integer check (disputed_home_score between 0 and 50)',
    'disputed_away_score integer check (disputed_away_score between 0 and 50)',
    'disputed_home_penalties integer check (disputed_home_penalties between 0 and 30)',
    'disputed_away_penalties integer check (disputed_away_penalties between 0 and 30)',
    'dispute_reason text',
    'replaced_by integer',
    'sender text',
    'needs_person integer not null default 0 check (needs_person in (0, 1))',
  ])
    await sql`alter table results add column ${sql.raw(column)}`.execute(db);

  await sql`create table blocked_senders (sender text primary key, blocked_until text not null)`.execute(db);
}
