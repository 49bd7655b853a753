import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { commitmentTo, inputHash } from '#domain/draw/draw-proof.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { pictureFolder } from '#store/picture-files.ts';
import { sha256Of } from '#store/pictures.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { keptFile } from './released/kept.ts';
import { runCes, startServerProcess } from './support/server-process.ts';

let DATA_DIR: string;
let file: string;

/** A season of an older version, without pictures. */
beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
  file = join(DATA_DIR, 'ces.sqlite');
  await copyFile(keptFile('003-record', 'sqlite'), file);
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
    'The database is whole. An older version has written it: a copy was upgraded for what follows',
    'Every entry of the record follows from the one before it, up to #27 ',
    'All 14 results match the record',
    'All 12 public views can be derived',
    'All 0 pictures are there',
  ])
    expect(output).toContain(`ok    ${words}`);
  expect(code).toBe(0);
  // It is not upgraded either.
  const database = new Database(file, { readonly: true });
  expect(database.prepare('select count(*) as migrations from kysely_migration').all()).toEqual([
    { migrations: 3 },
  ]);
  database.close();
});

it('finds a result that was changed behind the back of the record', async () => {
  change("update results set home_score = home_score + 1 where status = 'approved'");
  const { code, output } = await check();
  expect(output).toMatch(/WRONG .*\d/);
  expect(output).toMatch(/To mend: \d+\.\n$/);
  expect(code).toBe(1);
});

it.each([
  [
    "update results set reset_at = '2026-03-01T20:00:00.000Z' where id = (select min(id) from results where status = 'approved' and reset_at is null)",
    /Result \d+ .* does not count, although it was approved/,
  ],
  [
    "update results set status = 'pending' where id = (select min(id) from results where status = 'approved' and reset_at is null)",
    /Result \d+ .* does not count, although it was approved/,
  ],
  [
    'update deductions set points = points + 3',
    /Deduction \d+ is \d+ points of club \d+ in the database, but \d+ points/,
  ],
  ['delete from deductions', /Deduction \d+ is in the record, but not in the database/],
  [
    "insert into deductions (season, club_id, points, reason, at) values (1, 9, 3, 'none', '2026-03-01T20:00:00.000Z')",
    /Deduction \d+ \(3 points of club 9\) has no entry in the record/,
  ],
  [
    "update deductions set revoked_at = case when revoked_at is null then '2026' end",
    /Deduction \d+ .* (is revoked in the database|is in force in the database)/,
  ],
  [
    "update withdrawals set revoked_at = case when revoked_at is null then '2026' end",
    /Withdrawal \d+ .* (is revoked in the database|is in force in the database)/,
  ],
  [
    "update clubs set name = 'Nobody FC' where id = 1",
    /Club 1 is Nobody FC in the database, but no entry gives it that name/,
  ],
])('finds what was changed beside the record: %s', async (statement, sentence) => {
  await copyFile(keptFile('009-push', 'sqlite'), file);
  expect((await check()).output).toContain('club names and knockout places match the record');
  change(statement);
  const { code, output } = await check();
  expect(output).toMatch(sentence);
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
  await copyFile(keptFile('009-push', 'sqlite'), file);
  const missing = await check();
  expect(missing.output).toContain('ok    The database is whole, and its tables are those of this version');
  expect(missing.output).toContain('WRONG The only picture is missing or changed');
  expect(missing.code).toBe(1);
  const jpeg = Buffer.from('as good as a picture');
  change(`update evidence set sha256 = '${sha256Of(jpeg)}'`);
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
