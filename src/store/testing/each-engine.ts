import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject } from 'vitest';
import type { Engine } from '../engine.ts';
import type { StoreLocation } from '../open-store.ts';

/** Runs the same tests on SQLite and on PostgreSQL. */
export function describeEachEngine(subject: string, tests: (engine: Engine) => void): void {
  describe.each<Engine>(['sqlite', 'postgres'])(`${subject} on %s`, tests);
}

/** A place for a database that nobody has used yet. */
export async function freshLocation(engine: Engine): Promise<StoreLocation> {
  if (engine === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'ces-store-'));
    return { engine, file: join(folder, 'ces.sqlite') };
  }
  const cluster = inject('postgresUrl');
  const name = `ces_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { engine, url: url.href };
}
