import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/start-server.ts';
import { writeBackup } from '#store/backup.ts';
import { MIGRATIONS, migrateToLatest } from '#store/migrate.ts';
import { dialectOf, type Store } from '#store/open-store.ts';
import { HASTY, startPostgresCluster } from '../support/postgres-cluster.ts';
import { HASHES_FILE, hashOfMigration, keptFile } from './kept.ts';
import { PASSWORD, TOLD_AT, tellStory } from './story.ts';

/** Keeps a database of the newest schema for either engine, and the hash of the migration that made it. */
export async function keepSchema(): Promise<void> {
  const migration = Object.keys(MIGRATIONS).at(-1) as string;
  const [sqliteFile, sqlFile] = [keptFile(migration, 'sqlite'), keptFile(migration, 'postgres')];
  for (const file of [sqliteFile, sqlFile])
    if (existsSync(file)) throw new Error(`${file} is there. What was released is not made anew.`);

  await withStory({}, async ({ db }) => {
    await writeBackup(db, sqliteFile);
    await chmod(sqliteFile, 0o644);
  });
  const cluster = await startPostgresCluster(HASTY);
  try {
    const schema = await recordSchema(cluster.url);
    await withStory({ DATABASE_URL: cluster.url }, async () => {
      const rows = await dumpRows(cluster.url, schema);
      await writeFile(sqlFile, [...schema, ...rows].map((statement) => `${statement};\n`).join(''));
    });
  } finally {
    await cluster.stop();
  }

  const hashes = JSON.parse(await readFile(HASHES_FILE, 'utf8')) as Record<string, string>;
  hashes[migration] = await hashOfMigration(migration);
  await writeFile(HASHES_FILE, `${JSON.stringify(hashes, null, 2)}\n`);
}

/** Runs the app on an empty database, tells it the story and hands over what is stored then. */
async function withStory(settings: Record<string, string>, act: (store: Store) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'ces-released-'));
  const config = readConfig({
    DATA_DIR: folder,
    ADMIN_PASSWORD: PASSWORD,
    SUBMIT_LIMIT: '0',
    BACKUP_HOURS: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  let now = TOLD_AT;
  // A second passes whenever somebody looks at it, so that times differ.
  const clock = () => {
    now += 1_000;
    return new Date(now);
  };
  const { app, context } = await startServer(config, { clock, clientDir: resolve('dist/client') });
  try {
    await tellStory(app, context.store);
    await act(context.store);
  } finally {
    await app.close();
    await rm(folder, { recursive: true });
  }
}

/** Migrates an empty database and returns the statements that made its schema. */
async function recordSchema(url: string): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<never>({
    dialect: await dialectOf({ engine: 'postgres', url }),
    log: ({ query }) => {
      if (/^\s*(create|alter|drop)\b/i.test(query.sql)) statements.push(query.sql.trim());
    },
  });
  await migrateToLatest(db as never, 'postgres');
  await db.destroy();
  return statements;
}

/** Every row as a statement, table after table in the order in which they were created. */
async function dumpRows(url: string, schema: readonly string[]): Promise<string[]> {
  const created = schema.flatMap((sql) => /^create table (?:if not exists )?"?(\w+)/.exec(sql)?.[1] ?? []);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: kept } = await client.query(`select tablename from pg_tables where schemaname = 'public'`);
  // Some were made under another name, or have gone since.
  const tables = created.filter((table) => kept.some(({ tablename }) => tablename === table));
  const statements: string[] = [];
  for (const table of tables) {
    const { rows } = await client.query(`select * from ${table} order by 1`);
    for (const row of rows as Record<string, unknown>[]) {
      const values = Object.values(row).map((value) => literal(client, value));
      statements.push(
        `insert into ${table} (${Object.keys(row).join(', ')}) overriding system value values (${values.join(', ')})`,
      );
    }
  }
  const { rows: counters } = await client.query(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES' order by 1`,
  );
  for (const { table_name: table, column_name: column } of counters)
    statements.push(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), max(${column})) from ${table}`,
    );
  await client.end();
  return statements;
}

function literal(client: pg.Client, value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return client.escapeLiteral(value);
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  throw new Error(`Cannot write ${String(value)} as SQL`);
}
