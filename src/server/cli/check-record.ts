import { open, readFile } from 'node:fs/promises';
import { createRecordCheck, type RecordCheck } from '#domain/record/check-record.ts';
import { type DerivedSeason, deriveSeasons } from '#domain/record/compare-published.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { EMPTY_RECORD, entriesOf, pageOf, shortName } from '#domain/record/record-head.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { readRecordFile } from '#store/record/record-file.ts';
import { type Command, print } from './command.ts';

const FAULTS: Record<NonNullable<Awaited<ReturnType<RecordCheck['add']>>>['problem'], string> = {
  'out of order': 'stands where another one should: entries are missing, or changed places',
  'does not follow': 'does not follow from the entry before it',
  changed: 'was changed, its hash is not that of what it says',
  'text changed': 'has a text that was changed',
};

const SQLITE = Buffer.from('SQLite format 3\0');

/**
 * `npm run check-record -- FILE`: computes every hash of the open record again, in a downloaded copy or in a backup. It
 * ends with a summary of the tables and champions that follow, to compare with the site.
 */
export const run: Command = async ({ args: [file] }) => {
  if (!file) return 'Name the file: npm run check-record -- FILE';
  const entries = await readRecord(file);
  if (typeof entries === 'string') return entries;
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) {
    print('The record is empty.');
    return null;
  }
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  print(`${count}, from ${exactText(first.at)} to ${exactText(last.at)}`);

  const start = first.seq > 1 ? { seq: first.seq - 1, hash: first.prev } : EMPTY_RECORD;
  const fault = await createRecordCheck(start).add(entries);
  if (fault) return `This record is NOT whole: entry #${fault.seq} ${FAULTS[fault.problem]}.`;
  if (first.seq > 1) {
    print(`What came before #${first.seq} is not in this file, and cannot be checked by it.`);
    if (!isPage(entries)) return 'The BEGINNING of this record is cut off.';
  }
  print(`Every entry follows from the one before it, up to ${shortName(last)}.`);
  if (first.seq === 1) for (const line of summaryOf(entries, count)) print(line);
  print('Compare this with a receipt, a message or a page that somebody has kept: the end could be cut off.');
  return null;
};

/** One line per season, and one for all of them. */
function summaryOf(entries: readonly RecordEntry[], count: string): string[] {
  const seasons = [...deriveSeasons(entries)];
  const rows = seasons.flatMap(({ standings }) => standings).length;
  const ties = seasons.flatMap(({ fixtures }) => fixtures.filter(({ stage }) => stage === 'knockout')).length;
  return [
    ...seasons.map(
      (season, index) =>
        `Season ${index + 1}${season.end ? `, ${season.end.name}` : ''}: ${resultOf(season)}.`,
    ),
    `${rows} rows and ${ties} ties follow from ${count}.`,
  ];
}

function resultOf({ tournament, fixtures, standings, champions }: DerivedSeason): string {
  const { phase } = tournament;
  const nameOf = (champion: DerivedSeason['champions']['ucl']) => champion?.name ?? 'nobody';
  if (phase === 'finished')
    return `UCL champion ${nameOf(champions.ucl)}, UEL champion ${nameOf(champions.uel)}`;
  const matches = fixtures.filter(({ stage }) => (stage === 'group') === (phase === 'groups'));
  const decided = matches.filter(({ status }) => status === 'COMPLETED').length;
  if (phase === 'knockouts') return `${decided} of ${matches.length} ties are decided`;
  const leaders = standings.filter(({ rank }) => rank === 1);
  return `${decided} of ${matches.length} group matches are decided; leading: ${leaders
    .map(({ group, teamName, points }) => `${group} ${teamName} (${points})`)
    .join(', ')}`;
}

/** A page of the record may have been downloaded by itself. */
function isPage(entries: readonly RecordEntry[]): boolean {
  const seq = entries[0]?.seq ?? 0;
  return entriesOf(pageOf(seq)).first === seq;
}

/** The record, or what is wrong with the file. */
async function readRecord(file: string): Promise<readonly RecordEntry[] | string> {
  let text: string;
  try {
    if (await isSqlite(file)) return await readRecordFile(file);
    text = await readFile(file, 'utf8');
  } catch {
    return `${file} cannot be read.`;
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return `${file} is neither JSON nor a backup. Save the record as it is, from /api/ucl/export/record.json.`;
  }
  const pages: unknown[] = Array.isArray(content) ? content : [content];
  const entries = pages.flatMap((page) =>
    isObject(page) && Array.isArray(page.entries) ? page.entries : [page],
  );
  if (!entries.every(isEntry))
    return `${file} does not hold a record. Save it as it is, from /api/ucl/export/record.json.`;
  return entries;
}

async function isSqlite(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(SQLITE.length), 0, SQLITE.length, 0);
    return buffer.equals(SQLITE);
  } finally {
    await handle.close();
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isEntry(value: unknown): value is RecordEntry {
  if (!isObject(value) || !isObject(value.data) || !isObject(value.texts)) return false;
  const words = [value.at, value.kind, value.by, value.prev, value.hash];
  return (
    Number.isInteger(value.seq) &&
    words.every((word) => typeof word === 'string') &&
    !Number.isNaN(Date.parse(String(value.at)))
  );
}
