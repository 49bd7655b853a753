import { sql } from 'kysely';
import type { Engine } from '../db/engine.ts';
import type { Store } from '../db/open-store.ts';
import { currentRevision } from '../db/revision.ts';
import type { Db } from '../db/tables.ts';
import { listPictures } from '../evidence/evidence.ts';
import { readRecordHead } from '../record/record.ts';

export class MoveRefusedError extends Error {
  override name = 'MoveRefusedError';
}

export interface Moved {
  readonly tables: number;
  readonly rows: number;
  readonly pictures: number;
  /** Those that were not to be found where the data came from. */
  readonly missingPictures: number;
}

/** What belongs to an engine or to the processes that run on it, and not to the tournament. */
const LEFT_BEHIND = ['pictures', 'leases', 'probe'];

/** Parameters of one statement are limited on both engines; no table has more than 30 columns. */
const ROWS_AT_ONCE = 500;

type Row = Readonly<Record<string, unknown>>;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * Copies everything from one database into another that nobody has used yet, on whatever engine, and reads every row back.
 * All of it is there afterwards, or nothing.
 */
export async function moveData(from: Store, to: Store): Promise<Moved> {
  await refuseUsed(to);
  const pictures = await movePictures(from, to);
  const tables = await tablesOf(from.db);
  const rows = await to.db.transaction().execute(async (trx) => {
    let count = 0;
    for (const table of tables) {
      const stored = await readRows(from.db, table);
      await replaceRows(trx, to.engine, table, stored);
      if (!isSame(stored, await readRows(trx, table)))
        throw new Error(`${table.name} was read back otherwise than it was written`);
      count += stored.length;
    }
    await writeCounters(trx, to.engine, await readCounters(from.db, from.engine));
    return count;
  });
  return { tables: tables.length, rows, ...pictures };
}

async function refuseUsed({ db }: Store): Promise<void> {
  const { seq } = await readRecordHead(db);
  if (seq > 0 || (await currentRevision(db)) > 1)
    throw new MoveRefusedError(
      'The new place holds a tournament already. Name an empty one. Nothing was changed.',
    );
}

async function movePictures(from: Store, to: Store) {
  let pictures = 0;
  let missingPictures = 0;
  for (const sha256 of await listPictures(from.db)) {
    const jpeg = await from.pictures.read(sha256);
    if (jpeg) await to.pictures.keep(sha256, jpeg, async () => {});
    if (jpeg) pictures += 1;
    else missingPictures += 1;
  }
  return { pictures, missingPictures };
}

/** By what is there: nobody has to remember a new table here. */
async function tablesOf(db: Db): Promise<Table[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ name, isView }) => !isView && !LEFT_BEHIND.includes(name))
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
}

async function readRows(db: Db, { name, columns }: Table): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${namesOf(columns)} from ${sql.table(name)}`.execute(db);
  return rows;
}

async function replaceRows(
  db: Db,
  engine: Store['engine'],
  table: Table,
  rows: readonly Row[],
): Promise<void> {
  const { name, columns } = table;
  // Only where a fresh database has rows: of append-only tables not even nothing can be deleted.
  if ((await readRows(db, table)).length > 0) await sql`delete from ${sql.table(name)}`.execute(db);
  const withOwnIds = engine === 'postgres' ? sql`overriding system value` : sql``;
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const values = rows
      .slice(start, start + ROWS_AT_ONCE)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${sql.table(name)} (${namesOf(columns)}) ${withOwnIds} values ${sql.join(values)}`.execute(
      db,
    );
  }
}

function namesOf(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}

/** In whatever order the engines give them. */
function isSame(some: readonly Row[], others: readonly Row[]): boolean {
  const textsOf = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort();
  return JSON.stringify(textsOf(some)) === JSON.stringify(textsOf(others));
}

/** The last id that each table has given: one that was deleted is not given again. */
type Counters = ReadonlyMap<string, number>;

async function readCounters(db: Db, engine: Engine): Promise<Counters> {
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

async function writeCounters(db: Db, engine: Engine, counters: Counters): Promise<void> {
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
