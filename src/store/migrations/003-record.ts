import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** The open record, in which every public fact has an entry. */
export async function addRecord(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await sql`create table record (
    seq integer primary key,
    at text not null,
    kind text not null,
    made_by text not null,
    data text not null,
    texts text not null,
    prev text not null,
    hash text not null unique
  )`.execute(db);
  await keepChain(db, engine);
}

/** Entries stay as they are for ever, apart from a text that is struck out. */
async function keepChain(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create trigger record_no_delete before delete on record
      begin select raise(abort, 'the record is append-only'); end`.execute(db);
    await sql`create trigger record_no_update
      before update of seq, at, kind, made_by, data, prev, hash on record
      begin select raise(abort, 'the record is append-only'); end`.execute(db);
    return;
  }
  await sql`create function refuse_record_change() returns trigger language plpgsql as
    $$ begin raise exception 'the record is append-only'; end $$`.execute(db);
  await sql`create trigger record_no_delete before delete or truncate on record
    for each statement execute function refuse_record_change()`.execute(db);
  await sql`create trigger record_no_update
    before update of seq, at, kind, made_by, data, prev, hash on record
    for each statement execute function refuse_record_change()`.execute(db);
}
