import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Pictures that clubs send with a result. Their bytes are files beside a SQLite database, and rows of PostgreSQL. */
export async function addEvidence(db: Kysely<unknown>, engine: Engine): Promise<void> {
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
  if (engine === 'sqlite') return;
  await sql`create table pictures (sha256 text primary key, jpeg bytea not null)`.execute(db);
}
