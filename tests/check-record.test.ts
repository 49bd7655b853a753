import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RecordPageReply } from '#contract/record.ts';
import { run as checkRecord } from '#server/cli/check-record.ts';
import { seasonCalls } from '#server/testing/season-calls.ts';
import { openSeason } from '#server/testing/season-stages.ts';
import { startTestServer, submit } from '#server/testing/test-server.ts';
import { writeBackup } from '#store/backup/backup.ts';
import { addEntries } from '#store/testing/add-entries.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { runHere } from './support/in-this-process.ts';
import { runCes } from './support/server-process.ts';
import { tamperWith } from './support/tamper.ts';

let pages: RecordPageReply[];
let folder: string;
let backup: string;

/** A real tournament with a record of two pages, and a backup of it. */
beforeAll(async () => {
  const server = await startTestServer();
  const calls = await seasonCalls(server);
  await submit(server, 6500, '2-1');
  await calls.administer('approve-result', { id: 1, adminNotes: 'Seen on the stream' });
  await addEntries(
    server.context.store.db,
    Array.from({ length: 200 }, () => ({ kind: 'reopened', data: { season: 1 } }) as const),
  );
  await submit(server, 6501, '0-0');
  pages = (await server.get('/api/ucl/export/record.json')).json();
  folder = await mkdtemp(join(tmpdir(), 'ces-record-'));
  backup = join(folder, 'backup.sqlite');
  await writeBackup(server.context.store.db, backup);
  await server.close();
});

afterAll(() => rm(folder, { recursive: true }));

async function checkText(text: string) {
  const file = join(await temporaryFolder(), 'record.json');
  await writeFile(file, text);
  return runHere(checkRecord, {}, [file]);
}

const check = (content: unknown) => checkText(JSON.stringify(content));

it('verifies a whole record, as a file of pages, as its entries and as a backup', async () => {
  const entries = pages.flatMap((page) => page.entries);
  expect(pages.map((page) => page.entries.length)).toEqual([200, 3]);
  for (const { code, output } of [
    await check(pages),
    await check(entries),
    await runHere(checkRecord, {}, [backup]),
  ]) {
    expect(output).toContain('203 entries, from 1 Mar 2026, 20:00 GMT to 1 Mar 2026, 20:00 GMT');
    expect(output).toContain(
      `Every entry follows from the one before it, up to #203 ${entries.at(-1)?.hash.slice(0, 8)}.`,
    );
    expect(output).toContain(
      'Season 1: 1 of 96 group matches are decided; leading: A Team 1 (3), B Team 5 (0), ',
    );
    expect(output).toContain('64 table rows and 62 ties follow from 203 entries.');
    expect(code).toBe(0);
  }
});

it('names the champions of the cups that a season has', async () => {
  const { server, calls } = await openSeason('sqlite');
  await calls.administer('format', { clubs: 4, groups: 1, cups: 1 }, 'PUT');
  await calls.decide([6500, 6501, 6502, 6503, 6504, 6505]);
  await calls.administer('close-groups');
  await calls.decide([9031]);
  const { output } = await check((await server.get('/api/ucl/export/record.json')).json());
  expect(output).toContain('Season 1: UCL champion Team 1.');
});

it('verifies one page, and reports that earlier ones are unknown', async () => {
  expect((await check(pages[0])).code).toBe(0);
  const { code, output } = await check(pages[1]);
  expect(output).toContain('The entries before #201 are not in this file');
  expect(output).not.toContain('ties follow');
  expect(code).toBe(0);
});

it('accepts an empty record', async () => {
  expect(await check([])).toEqual({ code: 0, output: 'The record is empty.\n' });
});

it('reports a record that was tampered with', async () => {
  const entries = pages.flatMap((page) => page.entries);
  const [first, second, ...rest] = entries;
  for (const [forged, message] of [
    [[{ ...first, by: 'rule' }, second, ...rest], 'entry #1 was changed'],
    [[first, ...rest], 'entry #3 is out of order'],
    [[second, first, ...rest], 'is out of order'],
    [[first, { ...second, prev: 'f'.repeat(64) }, ...rest], 'entry #2 does not follow'],
    [
      [first, { ...second, texts: { adminNotes: { salt: 's', text: 'Another' } } }, ...rest],
      'entry #2 has a text',
    ],
    [entries.slice(5), 'The BEGINNING of this record is missing.'],
  ] as const) {
    const { code, output } = await check(forged);
    expect(output).toContain(message);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
  }
});

it.each([
  [
    'update record set data = replace(data, \'"homeScore":2\', \'"homeScore":5\') where seq = 1',
    'entry #1 was changed',
  ],
  ["update record set data = 'nonsense' where seq = 2", 'entry #2 was changed'],
  ['delete from record where seq = 7', 'entry #8 is out of order'],
])('finds a backup that was tampered with: %s', async (change, message) => {
  const file = join(await temporaryFolder(), 'forged.sqlite');
  await copyFile(backup, file);
  tamperWith(file, change);
  const { code, output } = await runHere(checkRecord, {}, [file]);
  expect(output).toContain(message);
  expect(code).toBe(1);
});

it.each([
  ['{', 'is neither JSON nor a backup'],
  ['{"entries":[{"seq":1}]}', 'does not contain a record'],
  ['[7]', 'does not contain a record'],
  ['null', 'does not contain a record'],
  ['SQLite format 3\0nonsense', 'is damaged or not a database'],
])('rejects %.30s with a message', async (text, message) => {
  const { code, output } = await checkText(text);
  expect(output).toContain(message);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
});

it('requires a file that exists', async () => {
  expect(await runCes('check-record', {})).toEqual({
    code: 1,
    output: 'Missing argument: FILE\nUsage: ces check-record FILE\n',
  });
  expect((await runCes('check-record', {}, { args: ['/nowhere.json'] })).output).toBe(
    '/nowhere.json cannot be read.\n',
  );
});
