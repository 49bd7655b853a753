import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from './open-store.ts';
import { currentRevision, REVISION_CHANNEL } from './revision.ts';

/** Between two polls, and before listening again after a lost connection. */
const PAUSES = { pollMs: 1_000, reconnectMs: 1_000 };

interface Told {
  readonly onRevision: (revision: number) => void;
  /**
   * From now on every revision is told of. What was committed before may have been missed, also under a revision that
   * is known: a failover cuts the connection, and one that lost commits makes their revisions a second time.
   */
  readonly onListening: () => void;
}

/**
 * Tells of revisions made by other processes on the same PostgreSQL: at once by LISTEN, and within a
 * second by a poll that goes on whatever happens to the listening connection. A SQLite file has only one
 * process, so there is nothing to watch.
 */
export function watchRevision(
  store: Store,
  told: Told,
  { pollMs, reconnectMs } = PAUSES,
): () => Promise<void> {
  if (store.location.engine === 'sqlite') return async () => {};
  const { url } = store.location;
  const stopping = new AbortController();
  const { signal } = stopping;
  const watchers = Promise.all([
    keepDoing(signal, reconnectMs, () => listenUntilLost(url, told, signal)),
    keepDoing(signal, pollMs, async () => told.onRevision(await currentRevision(store.db))),
  ]);
  return async () => {
    stopping.abort();
    await watchers;
  };
}

/** Repeats work with a pause between. A failure only means that the database is away: the next round asks again. */
async function keepDoing(signal: AbortSignal, pauseMs: number, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work().catch(() => {});
    await delay(pauseMs, undefined, { signal }).catch(() => {});
  }
}

async function listenUntilLost(
  url: string,
  { onRevision, onListening }: Told,
  signal: AbortSignal,
): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
  client.on('notification', (message) => onRevision(Number(message.payload)));
  // The loss itself is noticed by 'end'; without a listener an error would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`listen ${REVISION_CHANNEL}`);
    onListening();
    await once(client, 'end', { signal });
  } finally {
    await client.end().catch(() => {});
  }
}
