import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { listSenders, storeSender } from '../access/senders.ts';
import { loadTournament } from '../record/read-entries.ts';
import { freshPostgresUrl } from '../testing/each-engine.ts';
import { openFreshStore } from '../testing/open-fresh-store.ts';
import { type StallingProxy, startStallingProxy } from '../testing/stalling-proxy.ts';
import { openStore } from './open-store.ts';
import { currentRevision, raiseRevision } from './revision.ts';
import type { Db } from './tables.ts';

const QUERY_TIMEOUT_MS = 1_000;

let proxy: StallingProxy;
/** Through the proxy, where a query may take a second. */
let db: Db;

beforeEach(async () => {
  const url = await freshPostgresUrl();
  proxy = await startStallingProxy(url);
  const store = await openStore({
    engine: 'postgres',
    url: `${proxy.url}?query_timeout=${QUERY_TIMEOUT_MS}`,
  });
  db = store.db;
  onTestFinished(async () => {
    await store.close();
    await proxy.close();
  });
});

it('discards a connection whose begin timed out, since PostgreSQL begins when it arrives', async () => {
  proxy.stall();
  await expect(db.transaction().execute(async () => {})).rejects.toThrow('Query read timeout');
  proxy.resume();
  expect(await currentRevision(db)).toBe(1);
  expect(await loadTournament(db)).toMatchObject({ head: { seq: 0 } });
});

it('leaves nothing of a transaction that could not be rolled back to the next one', async () => {
  const stalled = db.transaction().execute(async (trx) => {
    await storeSender(trx, 1, 'a sender', '2026-03-01T20:00:00.000Z');
    proxy.stall();
    await storeSender(trx, 2, 'a sender', '2026-03-01T20:00:00.000Z');
  });
  await expect(stalled).rejects.toThrow('Query read timeout');
  proxy.resume();
  await db.transaction().execute((trx) => raiseRevision(trx, 'postgres'));
  expect(await listSenders(db)).toEqual(new Map());
});

it('closes a connection that is released during a transaction', async () => {
  await db.connection().execute((connection) => sql`begin`.execute(connection));
  await currentRevision(db);
  expect(await loadTournament(db)).toMatchObject({ head: { seq: 0 } });
});

it('keeps a connection on which PostgreSQL rejected a query', async () => {
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows;
  const before = await pid();
  await expect(sql`select * from nothing`.execute(db)).rejects.toThrow(/nothing/);
  await expect(db.transaction().execute((trx) => sql`select 1 / 0`.execute(trx))).rejects.toThrow(/division/);
  expect(await pid()).toEqual(before);
});

it('lets PostgreSQL end a transaction whose client has vanished, before waiting queries time out', async () => {
  const store = await openFreshStore('postgres');
  const { rows } = await sql<{ name: string; setting: string }>`select name, setting::int from pg_settings
    where name in ('idle_in_transaction_session_timeout', 'lock_timeout') order by name`.execute(store.db);
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: 5_000 },
    { name: 'lock_timeout', setting: 10_000 },
  ]);
});
