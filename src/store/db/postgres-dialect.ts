import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';

/** Identifies the connections of this process. */
export const PROCESS_NAME = `ces-${process.pid}`;

/*
 * Overrides the server's defaults. A commit is on disk before it is acknowledged. A client that vanishes during a
 * transaction releases its locks before the queries waiting for them time out.
 */
const SESSION = {
  application_name: PROCESS_NAME,
  synchronous_commit: 'on',
  statement_timeout: 10_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 5_000,
};

export async function postgresDialect(url: string): Promise<PostgresDialect> {
  // Loaded on demand: startup on SQLite is faster without it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A hanging server does not answer at all, so its own timeouts do not apply.
    query_timeout: 12_000,
    keepAlive: true,
    options: Object.entries(SESSION)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // A broken connection fails its query and is replaced by the pool; without a listener the error would end the
  // process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));

  const isAnswered = (error: unknown) => error instanceof pg.DatabaseError;
  return new PostgresDialect({
    pool: {
      connect: async () => closeIfUnsure(await pool.connect(), isAnswered),
      end: () => pool.end(),
    },
  });
}

/**
 * A query that timed out is not undone: PostgreSQL runs it when it arrives, possibly on a connection that another
 * query uses by then. So the first query without an answer closes its connection, every later query on it fails,
 * and PostgreSQL rolls back. The connection is also closed if it is released with an open transaction.
 */
function closeIfUnsure(client: PoolClient, isAnswered: (error: unknown) => boolean): PostgresPoolClient {
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
    // Without the overload for cursors: nothing here streams rows.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(failure !== null || client.getTransactionStatus() !== 'I'),
  };
}
