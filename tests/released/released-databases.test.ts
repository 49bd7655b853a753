import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRecordCheck } from '#domain/record/check-record.ts';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/start-server.ts';
import type { Engine } from '#store/engine.ts';
import { MIGRATIONS } from '#store/migrate.ts';
import { dialectOf, openStore } from '#store/open-store.ts';
import { restoreBackup } from '#store/restore.ts';
import { freshPostgresUrl } from '#store/testing/each-engine.ts';
import { openFreshStore } from '#store/testing/open-fresh-store.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { HASHES_FILE, hashOfMigration, keptFile } from './kept.ts';
import { PASSWORD, REPEATED, TOLD_AT } from './story.ts';

const ENGINES: Engine[] = ['sqlite', 'postgres'];
const RELEASED = Object.keys(MIGRATIONS);

/** A server's settings for a copy of the database that is kept of this schema. */
async function copyOf(migration: string, engine: Engine): Promise<Record<string, string>> {
  const folder = await temporaryFolder();
  if (engine === 'sqlite') {
    await copyFile(keptFile(migration, engine), join(folder, 'ces.sqlite'));
    return { DATA_DIR: folder };
  }
  const url = await freshPostgresUrl();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(await readFile(keptFile(migration, engine), 'utf8'));
  await client.end();
  return { DATA_DIR: folder, DATABASE_URL: url };
}

const locationOf = (settings: Record<string, string>) => readConfig(settings).storeLocation;

const TABLES = {
  sqlite: sql<{ name: string }>`select name from sqlite_master where type = 'table'`,
  postgres: sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`,
};

/** Everything stored, by table, leaving out what the engine and the migrator keep for themselves. */
async function allRows(db: Kysely<never>, engine: Engine): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await TABLES[engine].execute(db);
  const names = tables.map(({ name }) => name).filter((name) => !/^(sqlite|kysely)_/.test(name));
  const rowsOf = async (name: string) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows;
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await rowsOf(name)])));
}

const SCHEMA = {
  sqlite: sql`select type, name, sql from sqlite_master where name not like 'sqlite_%' order by type, name`,
  postgres: sql`
    select table_name || '.' || column_name as name,
      concat_ws(' ', data_type, is_nullable, column_default, is_identity) as definition
      from information_schema.columns where table_schema = 'public'
    union all select indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select proname, pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1, 2`,
};

it.each(RELEASED)(
  '%s reads as it did when it was released, and a database of its schema is kept',
  async (name) => {
    const hashes = JSON.parse(await readFile(HASHES_FILE, 'utf8'));
    // A new one: npm run keep-schema. One that was released is never edited; add the next one.
    expect(hashes[name]).toBe(await hashOfMigration(name));
    for (const engine of ENGINES) expect(existsSync(keptFile(name, engine))).toBe(true);
  },
);

it('no released migration has gone', async () => {
  expect(Object.keys(JSON.parse(await readFile(HASHES_FILE, 'utf8')))).toEqual(RELEASED);
});

describe.each(RELEASED)('a database of schema %s', (migration) => {
  it.each(ENGINES)('keeps every row on %s', async (engine) => {
    const location = locationOf(await copyOf(migration, engine));
    const untouched = new Kysely<never>({ dialect: await dialectOf(location) });
    const before = await allRows(untouched, engine);
    await untouched.destroy();

    const store = await openStore(location);
    onTestFinished(() => store.close());
    const after = await allRows(store.db as unknown as Kysely<never>, engine);
    for (const [table, rows] of Object.entries(before)) {
      expect(rows, table).not.toEqual([]);
      for (const row of rows) expect(after[table], table).toContainEqual(expect.objectContaining(row));
    }
    await expect(store.db.deleteFrom('admin_record').execute()).rejects.toThrow('append-only');
  });

  it('is restored like any backup', async () => {
    const file = join(await temporaryFolder(), 'ces.sqlite');
    await restoreBackup(keptFile(migration, 'sqlite'), file, new Date());
    expect(existsSync(file)).toBe(true);
  });

  it.each(ENGINES)('gets the schema of a fresh database on %s', async (engine) => {
    const store = await openStore(locationOf(await copyOf(migration, engine)));
    onTestFinished(() => store.close());
    const fresh = await openFreshStore(engine);
    const schemaOf = async ({ db }: typeof store) => (await SCHEMA[engine].execute(db)).rows;
    expect(await schemaOf(store)).toEqual(await schemaOf(fresh));
  });

  it.each(ENGINES)('is served and played on with on %s', async (engine) => {
    const config = readConfig({
      ...(await copyOf(migration, engine)),
      BACKUP_HOURS: '0',
      LOG_LEVEL: 'silent',
    });
    const clock = () => new Date(TOLD_AT + 3_600_000);
    const { app } = await startServer(config, { clock, clientDir: resolve('dist/client') });
    onTestFinished(() => app.close());
    const get = async (url: string) => (await app.inject(url)).json();
    const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url, payload, headers });

    const all = (await get('/api/ucl/match-results')).results as WireResult[];
    const results = all.filter(({ id }) => id <= LAST_RESULT_OF_001);
    expect(results.map(resultLine)).toEqual([
      '10 P Team 63 0-0 Team "64" \\ Zürich pending',
      '8 B 東京シティ 3-3 Team 6 approved',
      '4 A Águilas del Norte 4-0 Team 4 approved',
      '3 A Águilas del Norte 1-1 Team 3 pending',
      "1 A Águilas del Norte 2-1 O'Brien's XI approved",
    ]);
    expect(results[4]?.adminNotes).toBe("Seen on O'Brien's stream");
    const { standings } = await get('/api/ucl/group-standings');
    expect(standings.slice(0, 8).map(standingLine)).toEqual([
      '1. Águilas del Norte 2 played 6-1 6 points',
      '2. Team 3 0 played 0-0 0 points',
      "3. O'Brien's XI 1 played 1-2 0 points",
      '4. Team 4 1 played 0-4 0 points',
      // Level on everything: by name, or by the places that were frozen before the club was renamed.
      ...((await get('/api/ucl/tournament')).places
        ? ['1. 東京シティ 1 played 3-3 1 points', '2. Team 6 1 played 3-3 1 points']
        : ['1. Team 6 1 played 3-3 1 points', '2. 東京シティ 1 played 3-3 1 points']),
      '3. Team 7 0 played 0-0 0 points',
      '4. Team 8 0 played 0-0 0 points',
    ]);
    expect(await get('/api/stats')).toMatchObject(STATS[migration] ?? {});
    const { token } = (await post('/api/admin/login', { password: PASSWORD })).json();
    const admin = { authorization: `Bearer ${token}` };
    if ((await get('/api/ucl/tournament')).places)
      expect((await post('/api/ucl/reopen-groups', {}, admin)).statusCode).toBe(200);

    const submit = (body: object, headers = {}) => post('/api/ucl/submit-result', body, headers);
    const repeated = await submit(REPEATED.body, { 'idempotency-key': REPEATED.key });
    const { recorded, ...result } = repeated.json();
    expect([repeated.statusCode, result]).toEqual([201, results[3]]);
    // What was reported before there was a record has no entry of its own.
    expect(recorded === null).toBe(migration < '003');
    const { entries } = await get('/api/ucl/record/1');
    expect(await createRecordCheck().add(entries)).toBeNull();
    if (migration < '003') expect(entries[0]).toMatchObject({ kind: 'began', by: 'rule' });
    const decision = { headers: { ...admin, 'idempotency-key': 'key-of-a-decision' }, body: { id: 4 } };
    const decidedBefore = await post('/api/ucl/approve-result', decision.body, decision.headers);
    expect([decidedBefore.statusCode, decidedBefore.json().code]).toEqual(
      migration < '003' ? [409, 'carried_out_before'] : [200, undefined],
    );
    expect((await submit(REPEATED.body)).statusCode).toBe(409);
    const free = { fixtureId: 6503, homeTeam: "O'Brien's XI", awayTeam: 'Team 3', group: 'A' };
    const submitted = await submit({ ...free, homeScore: 0, awayScore: 0 });
    expect(submitted.statusCode).toBe(201);
    const { id } = submitted.json();
    expect(id).toBeGreaterThan(all[0]?.id ?? 0);

    expect((await post('/api/ucl/approve-result', { id }, admin)).statusCode).toBe(200);
    const { actions } = (await app.inject({ url: '/api/admin/record', headers: admin })).json();
    const told = actions.map(
      (entry: { action: string; subject: string }) => `${entry.action}: ${entry.subject}`,
    );
    expect(told[0]).toBe("approve-result: O'Brien's XI 0–0 Team 3");
    expect(told).toContain('reset-group: Group B, 3 results');
    expect(told).toContain('rename-clubs: 4 clubs');
  });
});

/** What the story told up to the first schema, all databases hold; what it told later, the later ones. */
const LAST_RESULT_OF_001 = 10;
const STATS: Readonly<Record<string, object>> = {
  '001-tournament': { fixtures: 96, completed: 3, pending: 2, goals: 13 },
  // Four awards more, and a walkover against the club that withdrew.
  '002-season': { fixtures: 158, completed: 8, pending: 2, goals: 17 },
  '003-record': { fixtures: 158, completed: 8, pending: 2, goals: 17 },
  // A report with a link, which is disputed.
  '004-club-links': { fixtures: 158, completed: 8, pending: 3, goals: 17 },
  '005-staff': { fixtures: 158, completed: 8, pending: 3, goals: 17 },
  '006-kickoffs': { fixtures: 158, completed: 8, pending: 3, goals: 17 },
  '007-evidence': { fixtures: 158, completed: 8, pending: 3, goals: 17 },
  '008-outbox': { fixtures: 158, completed: 8, pending: 3, goals: 17 },
  '009-push': { fixtures: 158, completed: 8, pending: 3, goals: 17 },
};

interface WireResult {
  readonly id: number;
  readonly group: string;
  readonly homeTeam: string;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly awayTeam: string;
  readonly submissionStatus: string;
  readonly adminNotes: string | null;
}

function resultLine(result: WireResult): string {
  const { id, group, homeTeam, homeScore, awayScore, awayTeam, submissionStatus } = result;
  return `${id} ${group} ${homeTeam} ${homeScore}-${awayScore} ${awayTeam} ${submissionStatus}`;
}

interface WireStanding {
  readonly rank: number;
  readonly teamName: string;
  readonly played: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
}

function standingLine({ rank, teamName, played, goalsFor, goalsAgainst, points }: WireStanding): string {
  return `${rank}. ${teamName} ${played} played ${goalsFor}-${goalsAgainst} ${points} points`;
}
