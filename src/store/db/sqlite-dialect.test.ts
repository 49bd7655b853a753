import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { openSqliteFile } from './sqlite-file.ts';

interface Tables {
  notes: { id: number };
  /** Each belongs to a note; SQLite checks that at the commit. */
  replies: { note_id: number };
}
type Notes = Kysely<Tables>;

async function openNotes() {
  const file = join(await temporaryFolder(), 'notes.sqlite');
  const database = openSqliteFile(file);
  database.pragma('foreign_keys = on');
  database.exec(`create table notes (id integer primary key);
    create table replies (note_id integer references notes deferrable initially deferred)`);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(database) });
  onTestFinished(() => db.destroy());
  return { db };
}

const inTransaction = <T>(db: Notes, work: (trx: Transaction<Tables>) => Promise<T>) =>
  db.transaction().execute(work);
const insert = (db: Notes, id: number) => db.insertInto('notes').values({ id }).execute();
const write = (db: Notes, id: number) => inTransaction(db, (trx) => insert(trx, id));
/** Can be stored, but not committed. */
const writeOrphan = (db: Notes) =>
  inTransaction(db, (trx) => trx.insertInto('replies').values({ note_id: 404 }).execute());
const listIds = async (db: Notes) =>
  (await db.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id);

it('stores the others when one of many transactions fails', async () => {
  const { db } = await openNotes();
  const outcomes = await Promise.allSettled([
    write(db, 1),
    write(db, 1),
    writeOrphan(db),
    inTransaction(db, (trx) => sql`insert or rollback into notes values (1)`.execute(trx)),
    write(db, 2),
  ]);
  expect(
    outcomes.map((each) => (each.status === 'rejected' ? String(each.reason.message) : 'stored')),
  ).toEqual([
    'stored',
    expect.stringContaining('UNIQUE'),
    expect.stringContaining('FOREIGN KEY'),
    expect.stringContaining('UNIQUE'),
    'stored',
  ]);
  expect(await listIds(db)).toEqual([1, 2]);
});

it('does not continue a transaction that SQLite has rolled back', async () => {
  const { db } = await openNotes();
  const swallowing = inTransaction(db, async (trx) => {
    await insert(trx, 2);
    await sql`insert or rollback into notes values (2)`.execute(trx).catch(() => {});
    await insert(trx, 3);
  });
  await expect(swallowing).rejects.toThrow();
  expect(await listIds(db)).toEqual([]);
});

it('shows no part of a transaction in progress', async () => {
  const { db } = await openNotes();
  const slow = inTransaction(db, async (trx) => {
    await insert(trx, 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await insert(trx, 2);
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(await listIds(db)).toEqual([1, 2]);
  await slow;
});

it('runs prepared queries again after the schema has changed', async () => {
  const { db } = await openNotes();
  await write(db, 1);
  const readAll = () => db.selectFrom('notes').selectAll().execute();
  expect(await readAll()).toEqual([{ id: 1 }]);
  await sql`alter table notes add column text text`.execute(db);
  expect(await readAll()).toEqual([{ id: 1, text: null }]);
});

it('prepares a query once, and caches a limited number', async () => {
  const database = openSqliteFile(join(await temporaryFolder(), 'notes.sqlite'));
  const prepared: string[] = [];
  const counting = new Proxy(database, {
    get: (target, name) => {
      if (name !== 'prepare') return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name);
      return (query: string) => {
        prepared.push(query);
        return target.prepare(query);
      };
    },
  });
  const db = new Kysely<Tables>({ dialect: sqliteDialect(counting) });
  onTestFinished(() => db.destroy());
  const ask = (number: number) => sql`select ${sql.lit(number)}`.execute(db);
  await ask(0);
  await ask(0);
  expect(prepared).toHaveLength(1);
  for (let number = 1; number <= 1_000; number += 1) await ask(number);
  await ask(0);
  expect(prepared.filter((query) => query === prepared[0])).toHaveLength(2);
});
