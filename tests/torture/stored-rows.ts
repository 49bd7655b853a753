import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { foldTournament, type Tournament } from '#domain/record/tournament.ts';
import type { Tables } from '#store/db/tables.ts';
import { type RecordRow, toEntry } from '#store/record/read-entries.ts';
import type { SubjectRow } from './record-problems.ts';

/** The content of the database, read directly. */
export interface StoredRows {
  readonly revision: number;
  readonly keys: Tables['idempotency_keys'][];
  /** The activity log of the administration. */
  readonly activity: Selectable<Tables['admin_record']>[];
  readonly record: RecordRow[];
  readonly subjects: SubjectRow[];
  /** 'ok', or the engine's own finding. */
  readonly integrity: string;
}

const QUERIES = {
  revision: 'select value from revision',
  keys: 'select * from idempotency_keys order by key',
  activity: 'select * from admin_record order by id',
  record: 'select * from record order by seq',
  subjects: 'select * from record_subjects order by seq',
} as const;

type Rows = Record<keyof typeof QUERIES, Record<string, unknown>[]>;

export function readSqliteRows(file: string, scratch: string): Promise<StoredRows> {
  return withCopy(file, scratch, async (copy) => {
    const database = new Database(copy);
    try {
      const [check] = database.pragma('integrity_check') as { integrity_check: string }[];
      const rows = mapQueries((sql) => database.prepare(sql).all() as Record<string, unknown>[]);
      return toStoredRows(rows, check?.integrity_check ?? 'no answer');
    } finally {
      database.close();
    }
  });
}

/** Reads a copy of the file and its log, so that the server still has to recover its own. */
export async function withCopy<Read>(
  file: string,
  scratch: string,
  read: (copy: string) => Promise<Read>,
): Promise<Read> {
  const copy = join(scratch, `copy-${process.hrtime.bigint()}`);
  await mkdir(copy);
  for (const suffix of ['', '-wal'])
    if (existsSync(file + suffix)) await copyFile(file + suffix, join(copy, `ces.sqlite${suffix}`));
  try {
    return await read(join(copy, 'ces.sqlite'));
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Waits until a killed server's connections are gone: until then PostgreSQL may still commit. */
export async function readPostgresRows(url: string, { once = 'alone' }: { once?: 'alone' | 'now' } = {}) {
  const client = await connectOnceUp(url);
  try {
    if (once === 'alone') await waitUntilAlone(client);
    await client.query('begin isolation level repeatable read');
    const rows = {} as Rows;
    for (const name of Object.keys(QUERIES) as (keyof Rows)[])
      rows[name] = (await client.query(QUERIES[name])).rows;
    await client.query('commit');
    return toStoredRows(rows, 'ok');
  } finally {
    await client.end();
  }
}

/** Resolves when a killed server's last transaction has ended. */
export async function untilAlone(url: string): Promise<void> {
  const client = await connectOnceUp(url);
  try {
    await waitUntilAlone(client);
  } finally {
    await client.end();
  }
}

/** After a crash the database rejects connections until it has replayed its log. */
async function connectOnceUp(url: string, triesLeft = 100): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (triesLeft === 0) throw error;
    await delay(100);
    return connectOnceUp(url, triesLeft - 1);
  }
}

async function waitUntilAlone(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await client.query(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    if (rows[0].others === 0) return;
    await delay(20);
  }
  throw new Error('Connections of a killed server were still open after 10 s');
}

function mapQueries(ask: (sql: string) => Record<string, unknown>[]): Rows {
  return Object.fromEntries(Object.entries(QUERIES).map(([name, sql]) => [name, ask(sql)])) as Rows;
}

function toStoredRows(rows: Rows, integrity: string): StoredRows {
  return {
    revision: Number(rows.revision[0]?.value),
    keys: rows.keys as unknown as StoredRows['keys'],
    activity: rows.activity as unknown as StoredRows['activity'],
    record: rows.record as unknown as StoredRows['record'],
    subjects: rows.subjects as unknown as StoredRows['subjects'],
    integrity,
  };
}

/** The tournament, folded from the beginning of the record. */
export function tournamentOf({ record }: StoredRows): Tournament {
  return foldTournament(record.map(toEntry));
}
