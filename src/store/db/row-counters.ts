import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Db } from './tables.ts';

/** The last id that each table has given: one that was deleted is not given again. */
type Counters = ReadonlyMap<string, number>;

export async function readCounters(db: Db, engine: Engine): Promise<Counters> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(
      db,
    );
    return new Map(rows.map(({ name, seq }) => [name, seq]));
  }
  const counters = new Map<string, number>();
  for (const { table, sequence } of await sequencesOf(db)) {
    const { rows } = await sql<{ last: string; used: boolean }>`
      select last_value as last, is_called as used from ${sql.raw(sequence)}`.execute(db);
    for (const { last, used } of rows) counters.set(table, used ? Number(last) : 0);
  }
  return counters;
}

export async function writeCounters(db: Db, engine: Engine, counters: Counters): Promise<void> {
  if (engine === 'sqlite') {
    for (const [name, seq] of counters) {
      await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
      await sql`insert into sqlite_sequence (name, seq) values (${name}, ${seq})`.execute(db);
    }
    return;
  }
  for (const { table, sequence } of await sequencesOf(db)) {
    const last = counters.get(table) ?? 0;
    await sql`select setval(${sequence}::regclass, ${Math.max(last, 1)}::bigint, ${last > 0}::boolean)`.execute(
      db,
    );
  }
}

async function sequencesOf(db: Db): Promise<{ readonly table: string; readonly sequence: string }[]> {
  const { rows } = await sql<{ table: string; sequence: string }>`
    select table_name as "table", pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  return rows;
}
