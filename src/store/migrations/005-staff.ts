import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** People who sign in by a link of their own, and what was done by whom. */
export async function addStaff(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const generatedId =
    engine === 'sqlite'
      ? sql`integer primary key autoincrement`
      : sql`integer generated always as identity primary key`;
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
  await sql`alter table sessions add column staff integer`.execute(db);
  await sql`alter table admin_record add column staff integer`.execute(db);
}
