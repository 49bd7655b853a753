import { type Dialect, Kysely } from 'kysely';
import { imagesInFolder } from '../evidence/image-files.ts';
import { imagesInTable } from '../evidence/image-rows.ts';
import type { ImageStore } from '../evidence/images.ts';
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
  readonly images: ImageStore;
  close(): Promise<void>;
}

/** `beforeUpgrade` is called with an older version's database before it is changed. */
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

/** For an open database with this version's schema. */
export function storeOf(db: Db, location: StoreLocation): Store {
  const images = location.engine === 'sqlite' ? imagesInFolder(db, location.file) : imagesInTable(db);
  return { engine: location.engine, location, db, images, close: () => db.destroy() };
}

export async function dialectOf(location: StoreLocation): Promise<Dialect> {
  return location.engine === 'sqlite'
    ? sqliteDialect(openSqliteFile(location.file))
    : postgresDialect(location.url);
}
