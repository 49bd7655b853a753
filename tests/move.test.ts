import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { insertEntry } from '#store/access/club-entries.ts';
import { openStore, type Store, type StoreLocation } from '#store/db/open-store.ts';
import { currentRevision } from '#store/db/revision.ts';
import type { Db } from '#store/db/tables.ts';
import { sha256Of } from '#store/evidence/images.ts';
import { writeDisputeReason } from '#store/private/dispute-reasons.ts';
import { storeDrawSecret } from '#store/private/draw-secret.ts';
import { writeProposal } from '#store/private/kickoff-proposals.ts';
import { freshPostgresUrl } from '#store/testing/each-engine.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { seasonDatabase } from './support/season-database.ts';
import { runCes, startServerProcess } from './support/server-process.ts';

const JPEG = Buffer.from('as good as a picture');
const copySeason = seasonDatabase();
let DATA_DIR: string;
let DATABASE_URL: string;

/** A season whose database has rows in every table, with a screenshot beside it. */
beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
  DATABASE_URL = await freshPostgresUrl();
  await copySeason(join(DATA_DIR, 'ces.sqlite'));
  await withStore({ engine: 'sqlite', file: join(DATA_DIR, 'ces.sqlite') }, async ({ db, images }) => {
    const picture = { sha256: sha256Of(JPEG), sent_sha256: sha256Of(JPEG), width: 8, height: 6, bytes: 20 };
    await images.keep(picture.sha256, JPEG, async (trx) => {
      const row = { ...picture, season: 1, result_id: 1, club_id: 1, created_at: '2026-03-01T20:00:00.000Z' };
      await trx.insertInto('evidence').values(row).execute();
    });
    await fillOtherTables(db);
    // A deleted id is not reused.
    await giveSubscription(db, 'gone');
    await sql`delete from push_subscriptions where endpoint = 'gone'`.execute(db);
  });
});

/** The tables filled by a draw, the knockouts, chats and phones. */
async function fillOtherTables(db: Db): Promise<void> {
  const at = '2026-03-01T21:30:00.000Z';
  await storeDrawSecret(db, 'ab'.repeat(32), 'cd'.repeat(32));
  await writeDisputeReason(db, 1, 'It was 1–1');
  const entry = { number: 1, name: 'Á', salt: 'cd'.repeat(16), contact: 'someone#1', reason: null };
  await insertEntry(db, { ...entry, keyHash: 'ef'.repeat(32) });
  const meeting = { season: 1, fixtureId: 6500, pairing: '1-2' };
  await writeProposal(db, meeting, { at, by: 1 });
  await db
    .insertInto('blocked_senders')
    .values({ sender: '12'.repeat(16), blocked_until: at })
    .execute();
  const news = { channel: 'league', kind: 'results', season: 1, seq: 2, hash: 'ab'.repeat(32) } as const;
  await db
    .insertInto('outbox')
    .values({ ...news, text: '**Group A** Á 2–1 B', result_id: null, created_at: at, sent_at: null })
    .execute();
  const channel = { name: 'staff', failures: 1, retry_at: at, stopped_at: null } as const;
  await db
    .insertInto('chat_channels')
    .values({ ...channel, answer: '500', answered_at: at })
    .execute();
  await db.insertInto('chat_choices').values({ kind: 'draw', choice: '"end"' }).execute();
  await giveSubscription(db, 'https://push.example/device');
  const deadline = { season: 1, fixture_id: 6500, closes_at: at, told_at: at };
  await db.insertInto('push_deadlines').values(deadline).execute();
}

/** Returns its id. */
async function giveSubscription(db: Db, endpoint: string): Promise<number> {
  const device = { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22), key_hash: null };
  const { id } = await db
    .insertInto('push_subscriptions')
    .values({ ...device, season: 1, clubs: '[1,2]', told_seq: 3, renewed_at: '2026-03-01T21:30:00.000Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function withStore<Result>(
  location: StoreLocation,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(location);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Every row of a SQLite file, by table, including the id counters. */
function everythingIn(file: string): Promise<Record<string, unknown[]>> {
  return withStore({ engine: 'sqlite', file }, async ({ db }) => {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: false });
    const found: Record<string, unknown[]> = {};
    for (const name of [...tables.map((table) => table.name), 'sqlite_sequence']) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      found[name] = rows.map((row) => JSON.stringify(row)).sort();
    }
    const { probe: _, ...kept } = found;
    return kept;
  });
}

it('moves everything to PostgreSQL and back, and prints the next steps', async () => {
  const there = await runCes('move', { DATA_DIR }, { input: `${DATABASE_URL}\n` });
  expect(there.output).toMatch(/Copied to PostgreSQL\/\S+ on \S+: \d{3,} rows in \d+ tables, 1 screenshot\./);
  expect(there.output).toContain('Next: set DATABASE_URL in the settings');
  expect(there.output).not.toContain(DATABASE_URL);
  expect(there.code).toBe(0);

  const folder = await temporaryFolder();
  const file = join(folder, 'ces.sqlite');
  const back = await runCes('move', { DATA_DIR, DATABASE_URL }, { args: [file] });
  expect(back.output).toContain('Next: remove DATABASE_URL from the settings');
  expect(back.code).toBe(0);
  expect((await readdir(folder)).sort()).toEqual(['ces.sqlite', 'ces.sqlite-evidence']);

  const [before, after] = [await everythingIn(join(DATA_DIR, 'ces.sqlite')), await everythingIn(file)];
  expect(after).toEqual(before);
  expect(Object.keys(before).filter((table) => before[table]?.length === 0)).toEqual([]);
  await withStore({ engine: 'sqlite', file }, async ({ images }) => {
    expect(await images.read(sha256Of(JPEG))).toEqual(JPEG);
  });
});

it('lets a server continue where it was, with unused ids', async () => {
  await runCes('move', { DATA_DIR }, { args: [DATABASE_URL] });
  await withStore({ engine: 'postgres', url: DATABASE_URL }, async ({ db }) => {
    // After the device and the deleted one.
    expect(await giveSubscription(db, 'next')).toBe(3);
    expect(await currentRevision(db)).toBeGreaterThan(1);
  });
});

it('rejects a used target, an existing file, and a database in use', async () => {
  const used = join(await temporaryFolder(), 'there');
  await writeFile(used, 'something');
  const exists = await runCes('move', { DATA_DIR }, { args: [used] });
  expect(exists).toMatchObject({ code: 1, output: expect.stringContaining(`${used} already exists.`) });
  const nowhere = await runCes('move', { DATA_DIR }, { input: '\n' });
  expect(nowhere).toMatchObject({ code: 1, output: expect.stringContaining('Missing argument: TARGET') });

  for (const input of ['postgres//ces@localhost/ces\n', 'https://localhost/ces\n']) {
    const mistyped = await runCes('move', { DATA_DIR }, { input });
    expect(mistyped).toMatchObject({
      code: 1,
      output: expect.stringContaining('not a valid PostgreSQL URL'),
    });
  }

  expect((await runCes('move', { DATA_DIR }, { args: [DATABASE_URL] })).code).toBe(0);
  const again = await runCes('move', { DATA_DIR }, { args: [DATABASE_URL] });
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('already contains a tournament') });

  const server = await startServerProcess({ DATA_DIR: await temporaryFolder(), DATABASE_URL });
  onTestFinished(server.kill);
  const target = join(await temporaryFolder(), 'ces.sqlite');
  const running = await runCes('move', { DATA_DIR, DATABASE_URL }, { args: [target] });
  expect(running).toMatchObject({ code: 1, output: expect.stringContaining('Stop every server first') });
});
