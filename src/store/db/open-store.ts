import { type Dialect, Kysely } from 'kysely';
import { picturesInFolder } from '../evidence/picture-files.ts';
import { picturesInTable } from '../evidence/picture-rows.ts';
import type { Pictures } from '../evidence/pictures.ts';
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
  readonly pictures: Pictures;
  close(): Promise<void>;
}

/** `beforeUpgrade` is called with a database that an older version has written, before it is changed. */
export async function openStore(
  location: StoreLocation,
  beforeUpgrade?: (db: Db) => Promise<void>,
): Promise<Store> {
  const db = new Kysely<Tables>({ dialect: await dialectOf(location) });
  try {
    await migrateToLatest(db, location.engine, beforeUpgrade);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return storeOf(db, location);
}

/** A database that is open already, of this version's schema. */
export function storeOf(db: Db, location: StoreLocation): Store {
  const pictures = location.engine === 'sqlite' ? picturesInFolder(db, location.file) : picturesInTable(db);
  return { engine: location.engine, location, db, pictures, close: () => db.destroy() };
}

export async function dialectOf(location: StoreLocation): Promise<Dialect> {
  return location.engine === 'sqlite'
    ? sqliteDialect(openSqliteFile(location.file))
    : postgresDialect(location.url);
}
