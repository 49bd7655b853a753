import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { commitmentTo, inputHash, stepsOf } from '#domain/draw/draw-proof.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import { run as checkCommand } from '#server/cli/check.ts';
import { seasonCalls } from '#server/testing/season-calls.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { writeBackup } from '#store/backup/backup.ts';
import { openStore } from '#store/db/open-store.ts';
import { imageFolder } from '#store/evidence/image-files.ts';
import { sha256Of } from '#store/evidence/images.ts';
import { addEntries } from '#store/testing/add-entries.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { runHere, startServerHere } from './support/in-this-process.ts';
import { runCes } from './support/server-process.ts';
import { tamperWith } from './support/tamper.ts';

let DATA_DIR: string;
let file: string;

let made: string;

/** A season with one result, a deduction and a withdrawal, without screenshots. */
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

const check = (...args: string[]) => runHere(checkCommand, { DATA_DIR }, args);

const change = (statement: string) => tamperWith(file, statement);

/** Appends entries with valid hashes. */
async function append(...drafts: RecordDraft[]): Promise<void> {
  const store = await openStore({ engine: 'sqlite', file });
  await addEntries(store.db, drafts);
  await store.close();
}

it('verifies record, draws and public views of the installation, and leaves the file unchanged', async () => {
  const before = await readFile(file);
  expect(await check(file)).toMatchObject({ code: 0 });
  expect(await readFile(file)).toEqual(before);
  const { code, output } = await check();
  expect(output).toContain(`Database: ${file}`);
  for (const words of [
    'The database is intact, and its schema is that of this version',
    'Every record entry follows from the one before it, up to #4 ',
    '64 table rows and 62 ties follow from 4 entries',
    'All 13 public views can be derived',
    '0 screenshots, none missing',
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
  expect(output).toContain(`FAIL  Record entry ${entry}: ${problem}\n`);
  expect(output).toContain('All 13 public views can be derived');
  expect(output).toMatch(/\d+ problems? found\.\n$/);
  expect(code).toBe(1);
});

it.each([
  ['delete from record', '#1, #2, #3, #4'],
  ['delete from record where seq = 4', '#4'],
  ["delete from record_subjects where seq = 2 and subject like 'club:%'", '#2'],
])('finds an index that does not match the record: %s', async (statement, entries) => {
  change(statement);
  const { code, output } = await check();
  expect(output).toContain(`FAIL  The record index does not match the entries ${entries}\n`);
  expect(code).toBe(1);
});

it('finds malformed entries with valid hashes, and derives everything without them', async () => {
  const malformed = { kind: 'awarded', data: { season: 1 } } as unknown as RecordDraft;
  await append(...Array.from({ length: 22 }, () => malformed));
  const { code, output } = await check();
  expect(output).toContain('ok    Every record entry follows from the one before it, up to #26 ');
  for (const seq of [5, 24])
    expect(output).toContain(`FAIL  Record entry #${seq} is invalid and was skipped\n`);
  expect(output).not.toContain('entry #25');
  expect(output).toContain('FAIL  2 more record entries are invalid and were skipped\n');
  expect(output).toContain('ok    64 table rows and 62 ties follow from 26 entries');
  expect(code).toBe(1);
});

it.each([
  [{}, 0, 'ok    The draw of season 1 is correct'],
  [{ commitment: 'ab'.repeat(32) }, 1, 'FAIL  The draw of season 1 is NOT correct'],
])('recomputes the draw, and finds a secret that is not the sealed one: %j', async (forged, exit, words) => {
  const [clubs, secret, phrase] = [drawList(), '0f'.repeat(32), 'Round 7'];
  const sealed = { inputHash: await inputHash(clubs), commitment: await commitmentTo(secret), ...forged };
  const steps = (await stepsOf({ clubs, secret, phrase })).map((step) => ({ ...step, name: '' }));
  const places = steps.map(({ club, pot, group }) => ({
    clubId: 4 * (group.charCodeAt(0) - 'A'.charCodeAt(0)) + pot,
    name: clubs[club - 1]?.name ?? '',
  }));
  await append(
    { kind: 'pots-set', data: { season: 1, clubs } },
    { kind: 'sealed', data: { season: 1, ...sealed, drawAt: null, phraseFrom: null } },
    { kind: 'held', data: { season: 1, phrase } },
    { kind: 'drawn', data: { season: 1, after: 0, steps, nextBallAt: null, secret, places } },
  );
  const { code, output } = await check();
  expect(output).toContain(words);
  expect(code).toBe(exit);
});

it('finds missing images, and an added table', async () => {
  const jpeg = Buffer.from('as good as a picture');
  change(`insert into evidence (season, result_id, club_id, sha256, sent_sha256, width, height, bytes, created_at)
    values (1, 1, 1, '${sha256Of(jpeg)}', '${sha256Of(jpeg)}', 1, 1, 20, '2026-03-01T20:00:00.000Z')`);
  const missing = await check();
  expect(missing.output).toContain('ok    The database is intact, and its schema is that of this version');
  expect(missing.output).toContain('FAIL  1 screenshot, 1 missing or changed');
  expect(missing.code).toBe(1);
  await mkdir(imageFolder(file), { recursive: true });
  await writeFile(join(imageFolder(file), `${sha256Of(jpeg)}.jpg`), jpeg);
  expect((await check()).output).toContain('ok    1 screenshot, none missing');
  change('create table more (id integer)');
  expect((await check()).output).toContain('has a table "more" that this server did not create');
});

it('requests a copy from a running server', async () => {
  const ADMIN_PASSWORD = 'floodlights on';
  const server = await startServerHere({ DATA_DIR, ADMIN_PASSWORD });
  const settings = { DATA_DIR, ADMIN_PASSWORD, PORT: new URL(server.url).port };
  const { code, output } = await runCes('check', settings);
  expect(output).toContain('ok    All 13 public views can be derived');
  expect(code).toBe(0);
  const wrong = await runCes('check', { ...settings, ADMIN_PASSWORD: 'not this one' });
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining(' returned an error: ') });
});

it('checks nothing without a database', async () => {
  await rm(file);
  expect(await check()).toMatchObject({ code: 1, output: expect.stringContaining('There is no database') });
  expect(await check(file)).toMatchObject({ code: 1, output: `${file} does not exist.\n` });
});
