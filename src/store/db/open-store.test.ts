import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { loadTournament, readRecordHead } from '../record/read-entries.ts';
import { addEntries } from '../testing/add-entries.ts';
import { describeEachEngine, freshLocation } from '../testing/each-engine.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { DatabaseTooNewError } from './migrate.ts';
import { dialectOf, openStore, type StoreLocation } from './open-store.ts';
import { currentRevision, raiseRevision } from './revision.ts';
import { DatabaseInUseError, DatabaseNotOpenedError, problemOfSqliteFile } from './sqlite-file.ts';

/** The bare database, before or without its schema. */
async function openRaw(location: StoreLocation): Promise<Kysely<unknown>> {
  return new Kysely({ dialect: await dialectOf(location) });
}

describeEachEngine('opening a store', (engine) => {
  it('creates the schema with a tournament of 64 placeholder clubs', async () => {
    const store = await openStore(await freshLocation(engine));
    onTestFinished(() => store.close());
    expect((await loadTournament(store.db)).season.clubs).toEqual(placeholderClubs());
    expect(await currentRevision(store.db)).toBe(1);
  });

  it('leaves nothing of a migration that fails half-way, and migrates when the cause is gone', async () => {
    const location = await freshLocation(engine);
    const blocked = await openRaw(location);
    await sql`create table admin_record (id integer)`.execute(blocked);
    await blocked.destroy();
    await expect(openStore(location)).rejects.toThrow(/admin_record/);

    const cleared = await openRaw(location);
    await expect(sql`select * from record`.execute(cleared)).rejects.toThrow(/record/);
    await sql`drop table admin_record`.execute(cleared);
    await cleared.destroy();
    const store = await openStore(location);
    onTestFinished(() => store.close());
    expect(await currentRevision(store.db)).toBe(1);
  });

  it('reports that a database was written by a newer version', async () => {
    const location = await freshLocation(engine);
    const newer = await openStore(location);
    await sql`insert into kysely_migration values ('999-later', '2027-01-01')`.execute(newer.db);
    await newer.close();
    await expect(openStore(location)).rejects.toThrow(DatabaseTooNewError);
  });

  it('keeps its data when it is reopened', async () => {
    const location = await freshLocation(engine);
    const first = await openStore(location);
    await raiseRevision(first.db, engine);
    const { head } = await addEntries(first.db, [{ kind: 'reopened', data: { season: 1 } }]);
    await first.close();
    const second = await openStore(location);
    onTestFinished(() => second.close());
    expect(await currentRevision(second.db)).toBe(2);
    expect(await readRecordHead(second.db)).toEqual(head);
  });
});

it('allows five processes to migrate one PostgreSQL database at the same time', async () => {
  const location = await freshLocation('postgres');
  const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(location)));
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.close()));
  });
  for (const store of stores) expect(await currentRevision(store.db)).toBe(1);
});

it('rejects a second server on the same SQLite file with a message', async () => {
  const location = await freshLocation('sqlite');
  const store = await openStore(location);
  onTestFinished(() => store.close());
  await expect(openStore(location)).rejects.toThrow(DatabaseInUseError);
  await expect(openStore(location)).rejects.toThrow(/is in use by another server/);
});

it('waits for the disk with every commit, even if PostgreSQL is configured not to', async () => {
  const location = await freshLocation('postgres');
  const careless = await openRaw(location);
  await sql`do $$ begin execute format('alter database %I set synchronous_commit = off', current_database());
    end $$`.execute(careless);
  await careless.destroy();
  const store = await openStore(location);
  onTestFinished(() => store.close());
  const { rows } = await sql`show synchronous_commit`.execute(store.db);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});

it('reports that a PostgreSQL server that does not answer is unavailable', async () => {
  await expect(
    openStore({ engine: 'postgres', url: 'postgres://ces@127.0.0.1:1/none' }),
  ).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
});

it('reports a path that is not a file', async () => {
  const file = await temporaryFolder();
  await expect(openStore({ engine: 'sqlite', file })).rejects.toThrow(DatabaseNotOpenedError);
  expect(problemOfSqliteFile(file)).toBe(
    `${file} cannot be opened. Check that it is a file and that this user can read and write it.`,
  );
});
