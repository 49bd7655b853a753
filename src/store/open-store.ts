import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import type { Engine } from './engine.ts';
import { migrateToLatest } from './migrate.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { openSqliteFile } from './sqlite-file.ts';
import type { Db, Tables } from './tables.ts';

export type StoreLocation =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** An open database whose schema is up to date. */
export interface Store {
  readonly engine: Engine;
  readonly location: StoreLocation;
  readonly db: Db;
  close(): Promise<void>;
}

export async function openStore(location: StoreLocation): Promise<Store> {
  const db = new Kysely<Tables>({ dialect: await dialectOf(location) });
  try {
    await migrateToLatest(db, location.engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { engine: location.engine, location, db, close: () => db.destroy() };
}

export async function dialectOf(location: StoreLocation): Promise<Dialect> {
  return location.engine === 'sqlite'
    ? sqliteDialect(openSqliteFile(location.file))
    : postgresDialect(location.url);
}

async function postgresDialect(url: string): Promise<PostgresDialect> {
  // Loaded by those who use it: a start on SQLite is that much sooner.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A server that hangs answers nothing at all; its own timeouts do not run then.
    query_timeout: 12_000,
    keepAlive: true,
    // Whatever the server's default is: a commit is on disk before it is acknowledged.
    options: '-c synchronous_commit=on -c statement_timeout=10000 -c lock_timeout=10000',
  });
  // A broken connection fails its query and is replaced by the pool; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
