import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from './open-store.ts';
import { currentRevision, REVISION_CHANNEL } from './revision.ts';

/** Between two polls, and before reconnecting. */
const PAUSES = { pollMs: 1_000, reconnectMs: 1_000 };

interface RevisionListener {
  readonly onRevision: (revision: number) => void;
  /**
   * From now on every revision is received. Earlier commits may have been missed, even under a known revision
   * number: a failover cuts the connection, and one that lost commits reuses their revisions.
   */
  readonly onListening: () => void;
}

/**
 * Reports revisions by other processes on the same PostgreSQL database: at once by LISTEN, and within a second by
 * polling, which continues whatever happens to the listening connection. A SQLite file has only one process, so
 * there is nothing to watch.
 */
export function watchRevision(
  store: Store,
  listener: RevisionListener,
  { pollMs, reconnectMs } = PAUSES,
): () => Promise<void> {
  if (store.location.engine === 'sqlite') return async () => {};
  const { url } = store.location;
  const stopping = new AbortController();
  const { signal } = stopping;
  const watchers = Promise.all([
    repeatUntilAborted(signal, reconnectMs, () => listenUntilLost(url, listener, signal)),
    repeatUntilAborted(signal, pollMs, async () => listener.onRevision(await currentRevision(store.db))),
  ]);
  return async () => {
    stopping.abort();
    await watchers;
  };
}

/** A failure means that the database is unavailable: the next round tries again. */
async function repeatUntilAborted(
  signal: AbortSignal,
  pauseMs: number,
  work: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await work().catch(() => {});
    await delay(pauseMs, undefined, { signal }).catch(() => {});
  }
}

async function listenUntilLost(
  url: string,
  { onRevision, onListening }: RevisionListener,
  signal: AbortSignal,
): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
  client.on('notification', (message) => onRevision(Number(message.payload)));
  // The loss is handled by 'end'; without a listener the error would end the process.
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
