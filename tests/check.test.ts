import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { commitmentTo, inputHash, stepsOf } from '#domain/draw/draw-proof.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import { seasonCalls } from '#server/testing/season-calls.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { writeBackup } from '#store/backup/backup.ts';
import { openStore } from '#store/db/open-store.ts';
import { pictureFolder } from '#store/evidence/picture-files.ts';
import { sha256Of } from '#store/evidence/pictures.ts';
import { addEntries } from '#store/testing/add-entries.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { runCes, startServerProcess } from './support/server-process.ts';
import { tamperWith } from './support/tamper.ts';

let DATA_DIR: string;
let file: string;

let made: string;

/** A season with one result, a deduction and a withdrawal, without pictures. */
beforeAll(async () => {
  const server = await startTestServer();
  const calls = await seasonCalls(server);
  await calls.play(6500, '2-1');
  await calls.administer('deduct-points', { clubId: 7, points: 3, reason: 'Ineligible player' });
  await calls.administer('withdraw-club', { clubId: 60, reason: 'No squad' });
  made = join(await mkdtemp(join(tmpdir(), 'ces-check-')), 'made.sqlite');
  await writeBackup(server.context.store.db, made);
  await server.close();
});

afterAll(() => rm(dirname(made), { recursive: true }));

beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
  file = join(DATA_DIR, 'ces.sqlite');
  await copyFile(made, file);
});

const check = (...args: string[]) => runCes('check', { DATA_DIR }, { args });

const change = (statement: string) => tamperWith(file, statement);

/** Appends entries, with hashes that are right. */
async function append(...drafts: RecordDraft[]): Promise<void> {
  const store = await openStore({ engine: 'sqlite', file });
  await addEntries(store.db, drafts);
  await store.close();
}

it('computes record, draws and public views of the installation again, and leaves the file as it is', async () => {
  const before = await readFile(file);
  expect(await check(file)).toMatchObject({ code: 0 });
  expect(await readFile(file)).toEqual(before);
  const { code, output } = await check();
  expect(output).toContain(`Database: ${file}`);
  for (const words of [
    'The database is whole, and its tables are those of this version',
    'Every entry of the record follows from the one before it, up to #4 ',
    '64 rows and 62 ties follow from 4 entries',
    'All 12 public views can be derived',
    'All 0 pictures are there',
  ])
    expect(output).toContain(`ok    ${words}`);
  expect(code).toBe(0);
});

it.each([
  [
    'update record set data = replace(data, \'"homeScore":2\', \'"homeScore":3\') where seq = 1',
    '#1',
    'changed',
  ],
  ['update record set data = replace(data, \'"points":3\', \'"points":6\') where seq = 3', '#3', 'changed'],
  ["update record set kind = 'rejected' where seq = 2", '#2', 'changed'],
  ["update record set made_by = 'rule' where seq = 2", '#2', 'changed'],
  ["update record set texts = replace(texts, 'No squad', 'No players')", '#4', 'text changed'],
  ["update record set data = 'nonsense' where seq = 3", '#3', 'changed'],
  ["update record set data = 'null' where seq = 3", '#3', 'changed'],
  ['delete from record where seq = 3', '#4', 'out of order'],
])('finds an entry that was changed in the file: %s', async (statement, entry, problem) => {
  change(statement);
  const { code, output } = await check();
  expect(output).toContain(`WRONG Entry ${entry} of the record: ${problem}\n`);
  expect(output).toContain('All 12 public views can be derived');
  expect(output).toMatch(/To mend: \d+\.\n$/);
  expect(code).toBe(1);
});

it.each([
  ['delete from record', '#1, #2, #3, #4'],
  ['delete from record where seq = 4', '#4'],
  ["delete from record_subjects where seq = 2 and subject like 'club:%'", '#2'],
])('finds an index that does not fit the record: %s', async (statement, entries) => {
  change(statement);
  const { code, output } = await check();
  expect(output).toContain(`WRONG The index of the record does not fit its entries: ${entries}\n`);
  expect(code).toBe(1);
});

it('finds entries that make no sense, though their hashes are right, and derives everything without them', async () => {
  const senseless = { kind: 'awarded', data: { season: 1 } } as unknown as RecordDraft;
  await append(...Array.from({ length: 22 }, () => senseless));
  const { code, output } = await check();
  expect(output).toContain('ok    Every entry of the record follows from the one before it, up to #26 ');
  for (const seq of [5, 24]) expect(output).toContain(`WRONG Entry #${seq} of the record makes no sense\n`);
  expect(output).not.toContain('Entry #25');
  expect(output).toContain('WRONG 2 more entries make no sense\n');
  expect(output).toContain('ok    64 rows and 62 ties follow from 26 entries');
  expect(code).toBe(1);
});

it.each([
  [{}, 0, 'ok    The draw of season 1 is correct'],
  [{ commitment: 'ab'.repeat(32) }, 1, 'WRONG The draw of season 1 is NOT correct'],
])(
  'computes the draw again, and finds a secret that is not the sealed one: %j',
  async (forged, exit, words) => {
    const [clubs, secret, phrase] = [drawList(), '0f'.repeat(32), 'Round 7'];
    const sealed = { inputHash: await inputHash(clubs), commitment: await commitmentTo(secret), ...forged };
    const steps = (await stepsOf({ clubs, secret, phrase })).map((step) => ({ ...step, name: '' }));
    await append(
      { kind: 'pots-set', data: { season: 1, clubs } },
      { kind: 'sealed', data: { season: 1, ...sealed, drawAt: null, phraseFrom: null } },
      { kind: 'held', data: { season: 1, phrase } },
      { kind: 'drawn', data: { season: 1, after: 0, steps, nextBallAt: null, secret, places: [] } },
    );
    const { code, output } = await check();
    expect(output).toContain(words);
    expect(code).toBe(exit);
  },
);

it('finds pictures that are missing, and a table that somebody has added', async () => {
  const jpeg = Buffer.from('as good as a picture');
  change(`insert into evidence (season, result_id, club_id, sha256, sent_sha256, width, height, bytes, created_at)
    values (1, 1, 1, '${sha256Of(jpeg)}', '${sha256Of(jpeg)}', 1, 1, 20, '2026-03-01T20:00:00.000Z')`);
  const missing = await check();
  expect(missing.output).toContain('ok    The database is whole, and its tables are those of this version');
  expect(missing.output).toContain('WRONG The only picture is missing or changed');
  expect(missing.code).toBe(1);
  await mkdir(pictureFolder(file), { recursive: true });
  await writeFile(join(pictureFolder(file), `${sha256Of(jpeg)}.jpg`), jpeg);
  expect((await check()).output).toContain('ok    The only picture is there');
  change('create table more (id integer)');
  expect((await check()).output).toContain('has a table "more", which this server has not created');
});

it('asks a server that runs for a copy', async () => {
  const ADMIN_PASSWORD = 'floodlights on';
  const server = await startServerProcess({ DATA_DIR, ADMIN_PASSWORD });
  onTestFinished(server.kill);
  const settings = { DATA_DIR, ADMIN_PASSWORD, PORT: new URL(server.url).port };
  const { code, output } = await runCes('check', settings);
  expect(output).toContain('ok    All 12 public views can be derived');
  expect(code).toBe(0);
  const wrong = await runCes('check', { ...settings, ADMIN_PASSWORD: 'not this one' });
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining(' refused: ') });
});

it('checks nothing where there is nothing', async () => {
  await rm(file);
  expect(await check()).toMatchObject({ code: 1, output: expect.stringContaining('There is no database') });
  expect(await check(file)).toMatchObject({ code: 1, output: `There is no file ${file}.\n` });
});
