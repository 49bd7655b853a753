import { sql } from 'kysely';
import type { Engine } from '../db/engine.ts';
import type { Store } from '../db/open-store.ts';
import { currentRevision } from '../db/revision.ts';
import type { Db } from '../db/tables.ts';
import { listImages } from '../evidence/evidence.ts';
import { readRecordHead } from '../record/read-entries.ts';

export class MoveRefusedError extends Error {
  override name = 'MoveRefusedError';
}

export interface Moved {
  readonly tables: number;
  readonly rows: number;
  readonly images: number;
  /** Images missing in the source. */
  readonly missingImages: number;
}

/** Tables that belong to an engine or to running processes, not to the tournament. */
const LEFT_BEHIND = ['pictures', 'leases', 'probe'];

/** Both engines limit the parameters per statement; no table has more than 30 columns. */
const ROWS_AT_ONCE = 500;

type Row = Readonly<Record<string, unknown>>;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Copies everything into an unused database, on either engine, and reads every row back. All or nothing. */
export async function moveData(from: Store, to: Store): Promise<Moved> {
  await refuseUsed(to);
  const images = await moveImages(from, to);
  const tables = await tablesOf(from.db);
  const rows = await to.db.transaction().execute(async (trx) => {
    let count = 0;
    for (const table of tables) {
      const stored = await readRows(from.db, table);
      await replaceRows(trx, to.engine, table, stored);
      if (!isSame(stored, await readRows(trx, table)))
        throw new Error(`The copy of the table ${table.name} differs from the original`);
      count += stored.length;
    }
    await writeCounters(trx, to.engine, await readCounters(from.db, from.engine));
    return count;
  });
  return { tables: tables.length, rows, ...images };
}

async function refuseUsed({ db }: Store): Promise<void> {
  const { seq } = await readRecordHead(db);
  if (seq > 0 || (await currentRevision(db)) > 1)
    throw new MoveRefusedError(
      'The target already contains a tournament. Choose an empty database. Nothing was changed.',
    );
}

async function moveImages(from: Store, to: Store) {
  let images = 0;
  let missingImages = 0;
  for (const sha256 of await listImages(from.db)) {
    const jpeg = await from.images.read(sha256);
    if (jpeg) await to.images.keep(sha256, jpeg, async () => {});
    if (jpeg) images += 1;
    else missingImages += 1;
  }
  return { images, missingImages };
}

/** Read from the database, so that new tables are included automatically. */
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
  // Only if a fresh database has rows: append-only tables reject any delete.
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

/** In any order. */
function isSame(some: readonly Row[], others: readonly Row[]): boolean {
  const textsOf = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort();
  return JSON.stringify(textsOf(some)) === JSON.stringify(textsOf(others));
}

/** The last id used in each table: deleted ids are not reused. */
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
