import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';

import { PROCESS_NAME } from './other-processes.ts';

/*
 * Whatever the server's own defaults are. A commit is on disk before it is acknowledged. Whoever vanishes in the middle
 * of a transaction gives its locks back before those who wait for them give up.
 */
const SESSION = {
  application_name: PROCESS_NAME,
  synchronous_commit: 'on',
  statement_timeout: 10_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 5_000,
};

/** Lets Kysely speak to PostgreSQL. */
export async function postgresDialect(url: string): Promise<PostgresDialect> {
  // Loaded by those who use it: a start on SQLite is that much sooner.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A server that hangs answers nothing at all; its own timeouts do not run then.
    query_timeout: 12_000,
    keepAlive: true,
    options: Object.entries(SESSION)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // A broken connection fails its query and is replaced by the pool; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));

  const isAnswered = (error: unknown) => error instanceof pg.DatabaseError;
  return new PostgresDialect({
    pool: {
      connect: async () => closedInDoubt(await pool.connect(), isAnswered),
      end: () => pool.end(),
    },
  });
}

/**
 * A query that was not answered in time is not undone by that: PostgreSQL runs it when it arrives, on a connection that
 * belongs to somebody else by then. So the first query that fails without an answer closes its connection, whatever
 * follows on it fails alike, and PostgreSQL rolls back by itself. It is closed as well when it comes back with a
 * transaction still open.
 */
function closedInDoubt(client: PoolClient, isAnswered: (error: unknown) => boolean): PostgresPoolClient {
  let failure: unknown = null;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (failure) throw failure;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (!isAnswered(error)) {
        failure = error;
        void client.end();
      }
      throw error;
    }
  };
  return {
    // Without the form that takes a cursor: it is for streams, which nobody here reads.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(failure !== null || client.getTransactionStatus() !== 'I'),
  };
}
