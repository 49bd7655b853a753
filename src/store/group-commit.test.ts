import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import Database from 'libsql';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sqliteDialect } from './sqlite-dialect.ts';
import { closeSqliteFile, openSqliteFile } from './sqlite-file.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

interface Tables {
  notes: { id: number };
  /** Each belongs to a note; SQLite looks for it at the commit. */
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
  const commitsBefore = commitsInLog(file);
  return { file, db, database, commits: () => commitsInLog(file) - commitsBefore };
}

/** How many commits are in SQLite's write-ahead log: the last frame of each names the size of the database. */
function commitsInLog(file: string): number {
  const log = readFileSync(`${file}-wal`);
  const frameSize = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let frame = 32; frame < log.length; frame += frameSize)
    if (log.readUInt32BE(frame + 4) > 0) commits += 1;
  return commits;
}

const inTransaction = <T>(db: Notes, work: (trx: Transaction<Tables>) => Promise<T>) =>
  db.transaction().execute(work);
const insert = (db: Notes, id: number) => db.insertInto('notes').values({ id }).execute();
const write = (db: Notes, id: number) => inTransaction(db, (trx) => insert(trx, id));
/** Stores well, but cannot be committed. */
const writeOrphan = (db: Notes) =>
  inTransaction(db, (trx) => trx.insertInto('replies').values({ note_id: 404 }).execute());
const listIds = async (db: Notes) =>
  (await db.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id);

it('lets transactions that come together share one commit', async () => {
  const { db, commits } = await openNotes();
  await Promise.all([write(db, 1), write(db, 2), write(db, 3)]);
  expect(commits()).toBe(1);
  expect(await listIds(db)).toEqual([1, 2, 3]);
});

it('stores the others when one of them fails', async () => {
  const { db } = await openNotes();
  const [first, again, other] = await Promise.allSettled([write(db, 1), write(db, 1), write(db, 2)]);
  expect([first.status, again.status, other.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await listIds(db)).toEqual([1, 2]);
});

it('lets one alone fail without a commit', async () => {
  const { db, commits } = await openNotes();
  await write(db, 1);
  await expect(write(db, 1)).rejects.toThrow('UNIQUE');
  expect(commits()).toBe(1);
  expect(await listIds(db)).toEqual([1]);
});

it('tells all of them when the commit fails, and goes on', async () => {
  const { db } = await openNotes();
  const outcomes = await Promise.allSettled([write(db, 1), writeOrphan(db), write(db, 2)]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: /FOREIGN KEY/ } });
  }
  expect(await listIds(db)).toEqual([]);
  await write(db, 3);
  expect(await listIds(db)).toEqual([3]);
});

it('tells all of them when SQLite rolls back by itself, and goes on', async () => {
  const { db } = await openNotes();
  const [first, fatal, later] = await Promise.allSettled([
    write(db, 1),
    inTransaction(db, (trx) => sql`insert or rollback into notes values (1)`.execute(trx)),
    write(db, 2),
  ]);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: /UNIQUE/ } });
  expect(fatal).toMatchObject({ status: 'rejected', reason: { message: /UNIQUE/ } });
  expect(later.status).toBe('fulfilled');
  expect(await listIds(db)).toEqual([2]);
});

it.each(['while it was rolled back', 'although it was not'])(
  'tells all of them when one cannot be taken back, %s',
  async (how) => {
    const { db, database } = await openNotes();
    vi.spyOn(database, 'exec').mockImplementation((text) => {
      if (!text.startsWith('ROLLBACK TO')) return Database.prototype.exec.call(database, text);
      if (how === 'while it was rolled back') Database.prototype.exec.call(database, 'ROLLBACK');
      throw new Error('disk I/O error');
    });
    const outcomes = await Promise.allSettled([write(db, 1), write(db, 1), write(db, 2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(outcomes[0]).toMatchObject({ reason: { message: 'disk I/O error' } });
    expect(await listIds(db)).toEqual([2]);
  },
);

it('takes no query of a transaction that has ended or was rolled back by SQLite', async () => {
  const { db } = await openNotes();
  let ended = db as Notes;
  await inTransaction(db, async (trx) => {
    ended = trx;
  });
  await expect(insert(ended, 1)).rejects.toThrow();
  const swallowing = inTransaction(db, async (trx) => {
    await insert(trx, 2);
    await sql`insert or rollback into notes values (2)`.execute(trx).catch(() => {});
    await insert(trx, 3);
  });
  await expect(swallowing).rejects.toThrow('rolled back');
  expect(await listIds(db)).toEqual([]);
});

it('tells nobody of what is not stored: a refusal waits for the commit, too', async () => {
  const { db } = await openNotes();
  const refuseIfTaken = inTransaction.bind(null, db, async (trx) => {
    if ((await listIds(trx)).includes(1)) throw new Error('taken');
  });
  const [, , refused] = await Promise.allSettled([write(db, 1), writeOrphan(db), refuseIfTaken()]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { message: /FOREIGN KEY/ } });

  const [, told] = await Promise.allSettled([write(db, 1), refuseIfTaken()]);
  expect(told).toMatchObject({ status: 'rejected', reason: { message: 'taken' } });
});

it('commits before anything is read outside of a transaction', async () => {
  const { db, commits } = await openNotes();
  const written = write(db, 1);
  expect(await listIds(db)).toEqual([1]);
  expect(commits()).toBe(1);
  await written;
  expect(commits()).toBe(1);
});

it('does not commit half of a transaction that takes its time', async () => {
  const { db, commits } = await openNotes();
  let goOn = () => {};
  const pause = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const quick = write(db, 1);
  const slow = inTransaction(db, async (trx) => {
    await insert(trx, 2);
    await pause;
    await insert(trx, 3);
  });
  // Longer than the others would have waited for their commit.
  for (const _ of ['one turn', 'another']) await new Promise((resolve) => setImmediate(resolve));
  expect(commits()).toBe(0);
  goOn();
  await Promise.all([quick, slow]);
  expect(commits()).toBe(1);
  expect(await listIds(db)).toEqual([1, 2, 3]);
});

it('commits before it closes', async () => {
  const { db, file } = await openNotes();
  await write(db, 1);
  const written = write(db, 2);
  await db.destroy();
  await written;
  const database = openSqliteFile(file);
  expect(database.prepare('select id from notes').all()).toEqual([{ id: 1 }, { id: 2 }]);
  closeSqliteFile(database);
});
