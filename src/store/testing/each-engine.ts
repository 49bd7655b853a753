import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject } from 'vitest';
import type { Engine } from '../engine.ts';
import type { StoreLocation } from '../open-store.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Runs the same tests on SQLite and on PostgreSQL. */
export function describeEachEngine(subject: string, tests: (engine: Engine) => void): void {
  describe.each<Engine>(['sqlite', 'postgres'])(`${subject} on %s`, tests);
}

/** A place for a database that nobody has used yet. */
export async function freshLocation(engine: Engine): Promise<StoreLocation> {
  return engine === 'sqlite'
    ? { engine, file: join(await temporaryFolder(), 'ces.sqlite') }
    : { engine, url: await freshPostgresUrl() };
}

/** An empty database in the cluster of this test run, which is removed as a whole. */
export async function freshPostgresUrl(): Promise<string> {
  const cluster = inject('postgresUrl');
  const name = `ces_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}
