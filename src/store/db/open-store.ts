import { randomBytes } from 'node:crypto';
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

/** Larger than any request stores, and random, so that it cannot be compressed. */
const PADDING = randomBytes(24 * 1024).toString('base64');

/**
 * The write probe of the health check: only a write shows whether there is disk space left. A small row may still
 * fit into a free page when a submission no longer does, so the row is made large, and then small again.
 */
export async function probeStorage(db: Db, now: Date): Promise<void> {
  const small = { probed_at: now.toISOString() };
  const large = { probed_at: small.probed_at + PADDING };
  await db
    .insertInto('probe')
    .values({ id: 1, ...large })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(large))
    .execute();
  await db.updateTable('probe').set(small).execute();
}
