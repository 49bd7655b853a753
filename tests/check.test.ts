import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { commitmentTo, inputHash } from '#domain/draw/draw-proof.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { seasonCalls } from '#server/testing/season-calls.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { writeBackup } from '#store/backup.ts';
import { pictureFolder } from '#store/picture-files.ts';
import { sha256Of } from '#store/pictures.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { runCes, startServerProcess } from './support/server-process.ts';

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

function change(statement: string): void {
  const database = new Database(file);
  database.exec(statement);
  database.close();
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
    'Everything in the database is as the record says',
    '64 rows and 62 ties follow from 4 entries',
    'All 12 public views can be derived',
    'All 0 pictures are there',
  ])
    expect(output).toContain(`ok    ${words}`);
  expect(code).toBe(0);
});

it('finds a result that was changed behind the back of the record, and what the site would show', async () => {
  change("update results set home_score = home_score + 1 where status = 'approved' and id = 1");
  const { code, output } = await check();
  expect(output).toContain('WRONG Season 1, result 1: homeScore is 3 in the database, and 2 in the record.');
  expect(output).toContain('WRONG Group A, Team 1, goals for: 3 on the site, 2 by the record.');
  expect(output).not.toContain('ties follow');
  expect(output).toMatch(/To mend: \d+\.\n$/);
  expect(code).toBe(1);
});

it.each([
  [
    "update results set reset_at = '2026-03-01T20:00:00.000Z' where id = 1",
    'Group A, Team 1, points: 0 on the site, 3 by the record.',
  ],
  ["update results set status = 'pending' where id = 1", 'result 1: status is "pending" in the database'],
  ['update deductions set points = points + 3', 'Group B, Team 7, points: -6 on the site, -3 by the record.'],
  ['delete from deductions', 'deduction 1: is in the record, but not in the database.'],
  [
    "insert into deductions (season, club_id, points, reason, at) values (1, 9, 3, 'none', '2026-03-01T20:00:00.000Z')",
    'deduction 2: is in the database, but not in the record.',
  ],
  ["update deductions set revoked_at = '2026'", 'deduction 1: isRevoked is true in the database'],
  ["update withdrawals set revoked_at = '2026'", 'withdrawal 1: isRevoked is true in the database'],
  ["update clubs set name = 'Nobody FC' where id = 1", 'club 1: name is "Nobody FC" in the database'],
])('finds what was changed beside the record: %s', async (statement, sentence) => {
  change(statement);
  const { code, output } = await check();
  expect(output).toContain(sentence);
  expect(code).toBe(1);
});

it('computes the draw again, and finds a secret that is not the sealed one', async () => {
  const [clubs, secret, phrase] = [drawList(), '0f'.repeat(32), 'Round 7'];
  const values = [JSON.stringify(clubs), await inputHash(clubs), await commitmentTo(secret), secret, phrase];
  change(`insert into draws (season, clubs, input_hash, commitment, secret, phrase, revealed, done_at)
    values (1, ${values.map((value) => `'${value}'`).join()}, 64, '2026-03-01T20:00:00.000Z')`);
  expect((await check()).output).toContain('ok    The draw of season 1 is correct');
  change(`update draws set commitment = '${'ab'.repeat(32)}' where done_at is not null`);
  const { code, output } = await check();
  expect(output).toContain('WRONG The draw of season 1 is NOT correct');
  expect(code).toBe(1);
});

it('finds pictures that are missing, and a table that somebody has added', async () => {
  const jpeg = Buffer.from('as good as a picture');
  change(`insert into evidence (result_id, club_id, sha256, sent_sha256, width, height, bytes, created_at)
    values (1, 1, '${sha256Of(jpeg)}', '${sha256Of(jpeg)}', 1, 1, 20, '2026-03-01T20:00:00.000Z')`);
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
