import { type Dialect, Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { migrateToLatest } from './migrate.ts';
import { postgresDialect } from './postgres-dialect.ts';
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
