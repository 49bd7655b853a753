import { join } from 'node:path';
import { describe, inject } from 'vitest';
import type { Engine } from '../db/engine.ts';
import type { StoreLocation } from '../db/open-store.ts';
import { createDatabase } from './create-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Runs the same tests on SQLite and on PostgreSQL. */
export function describeEachEngine(subject: string, tests: (engine: Engine) => void): void {
  describe.each<Engine>(['sqlite', 'postgres'])(`${subject} on %s`, tests);
}

/** The location of an unused database. */
export async function freshLocation(engine: Engine): Promise<StoreLocation> {
  return engine === 'sqlite'
    ? { engine, file: join(await temporaryFolder(), 'ces.sqlite') }
    : { engine, url: await freshPostgresUrl() };
}

/** In the cluster of this test run, which is removed as a whole. */
export function freshPostgresUrl(): Promise<string> {
  return createDatabase(inject('postgresUrl'));
}
