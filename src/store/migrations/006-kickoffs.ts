import { type Kysely, sql } from 'kysely';

/** When matches are played, and what clubs propose to each other. */
export async function addKickoffs(db: Kysely<unknown>): Promise<void> {
  await sql`create table kickoffs (
    season integer not null,
    fixture_id integer not null,
    pairing text not null,
    at text,
    proposed text,
    proposed_by integer,
    primary key (season, fixture_id, pairing)
  )`.execute(db);
}
