import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freshLocation } from '../testing/each-engine.ts';
import { openStore } from './open-store.ts';
import { raiseRevision } from './revision.ts';
import { watchRevision } from './revision-watch.ts';
import type { Db } from './tables.ts';

const SOON = 20;
const NEVER = 3_600_000;

/** One process that changes the tournament, and another that watches it and has read revision 1. */
async function openWatched(pauses: { pollMs: number; reconnectMs: number }) {
  const location = await freshLocation('postgres');
  const [here, there] = await Promise.all([openStore(location), openStore(location)]);
  const onRevision = vi.fn();
  const onListening = vi.fn();
  const stop = watchRevision(there, { onRevision, onListening }, pauses);
  onTestFinished(async () => {
    await stop();
    await Promise.all([here.close(), there.close()]);
  });
  await expect.poll(() => onRevision.mock.lastCall).toEqual([1]);
  await expect.poll(() => listeners(here.db)).toHaveLength(1);
  return { db: here.db, onRevision, onListening };
}

async function listeners(db: Db): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query = 'listen ces_revision' and state = 'idle'`.execute(db);
  return rows.map(({ pid }) => pid);
}

async function cutListener(db: Db): Promise<void> {
  const cut = await listeners(db);
  for (const pid of cut) await sql`select pg_terminate_backend(${pid})`.execute(db);
  await expect.poll(async () => (await listeners(db)).filter((pid) => cut.includes(pid))).toEqual([]);
}

function raise(db: Db): Promise<void> {
  return db.transaction().execute((trx) => raiseRevision(trx, 'postgres'));
}

it('receives a new revision by notification, without a poll', async () => {
  const { db, onRevision } = await openWatched({ pollMs: NEVER, reconnectMs: NEVER });
  await raise(db);
  await expect.poll(() => onRevision.mock.lastCall).toEqual([2]);
});

it('receives a new revision by polling when the listening connection is cut', async () => {
  const { db, onRevision } = await openWatched({ pollMs: SOON, reconnectMs: NEVER });
  await cutListener(db);
  await raise(db);
  await expect.poll(() => onRevision.mock.lastCall).toEqual([2]);
});

it('listens again after its connection was cut, and reports it', async () => {
  const { db, onRevision, onListening } = await openWatched({ pollMs: NEVER, reconnectMs: SOON });
  expect(onListening).toHaveBeenCalledTimes(1);
  await cutListener(db);
  await expect.poll(() => listeners(db)).toHaveLength(1);
  await expect.poll(() => onListening).toHaveBeenCalledTimes(2);
  await raise(db);
  await expect.poll(() => onRevision.mock.lastCall).toEqual([2]);
});
