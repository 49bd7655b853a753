import { open, readFile } from 'node:fs/promises';
import { bracketsOf } from '#domain/knockouts/qualified-places.ts';
import { createRecordCheck, type RecordCheck } from '#domain/record/check-record.ts';
import { type DerivedSeason, deriveSeasons } from '#domain/record/compare-published.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { EMPTY_RECORD, entriesOf, pageOf, shortName } from '#domain/record/record-head.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { readRecordFile } from '#store/record/record-file.ts';
import { cesCommand } from '../start/ces-command.ts';
import { type Command, missingArgument, print } from './command.ts';

const FAULTS: Record<NonNullable<Awaited<ReturnType<RecordCheck['add']>>>['problem'], string> = {
  'out of order': 'is out of order: entries are missing or were reordered',
  'does not follow': 'does not follow from the entry before it',
  changed: 'was changed: its hash does not match its content',
  'text changed': 'has a text that was changed',
  'text missing': 'is missing a text that no later entry redacted',
};

const SQLITE = Buffer.from('SQLite format 3\0');

/**
 * `npm run check-record -- FILE`: verifies every hash of the public record in a downloaded copy or a backup, and prints a
 * summary of the tables and champions that follow from it, to compare with the website.
 */
export const run: Command = async ({ args: [file] }) => {
  if (!file) return missingArgument('FILE', cesCommand('check-record FILE'));
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
  const check = createRecordCheck(start);
  const broken = await check.add(entries);
  // On a full page that was downloaded alone, the redaction may be on a later one.
  const fault = broken ?? (isFullPage(entries) ? null : check.missingText());
  if (fault) return `This record is NOT intact: entry #${fault.seq} ${FAULTS[fault.problem]}.`;
  if (first.seq > 1) {
    print(`The entries before #${first.seq} are not in this file and were not checked.`);
    if (!isPage(entries)) return 'The BEGINNING of this record is missing.';
  }
  print(`Every entry follows from the one before it, up to ${shortName(last)}.`);
  if (first.seq === 1) {
    const seasons = [...deriveSeasons(entries)];
    for (const line of summaryOf(seasons, count)) print(line);
    const unfounded = seasons.flatMap((season) => season.unfounded);
    if (unfounded.length > 0) return unfounded.join('\n');
  }
  print(
    'Compare the last entry with a saved receipt or chat message: this check cannot detect a missing end.',
  );
  return null;
};

/** One line per season, and one for all of them. */
function summaryOf(seasons: readonly DerivedSeason[], count: string): string[] {
  const rows = seasons.flatMap(({ standings }) => standings).length;
  const ties = seasons.flatMap(({ fixtures }) => fixtures.filter(({ stage }) => stage === 'knockout')).length;
  return [
    ...seasons.map(
      (season, index) =>
        `Season ${index + 1}${season.end ? `, ${season.end.name}` : ''}: ${resultOf(season)}.`,
    ),
    `${rows} table rows and ${ties} ties follow from ${count}.`,
  ];
}

function resultOf({ tournament, fixtures, standings, champions }: DerivedSeason): string {
  const { phase } = tournament;
  const nameOf = (champion: DerivedSeason['champions']['ucl']) => champion?.name ?? 'none';
  if (phase === 'finished')
    return bracketsOf(tournament.format)
      .map((bracket) => `${bracket} champion ${nameOf(bracket === 'UCL' ? champions.ucl : champions.uel)}`)
      .join(', ');
  const matches = fixtures.filter(({ stage }) => (stage === 'group') === (phase === 'groups'));
  const decided = matches.filter(({ status }) => status === 'COMPLETED').length;
  if (phase === 'knockouts') return `${decided} of ${matches.length} ties are decided`;
  const leaders = standings.filter(({ rank }) => rank === 1);
  return `${decided} of ${matches.length} group matches are decided; leading: ${leaders
    .map(({ group, teamName, points }) => `${group} ${teamName} (${points})`)
    .join(', ')}`;
}

/** A single page of the record may have been downloaded. */
function isPage(entries: readonly RecordEntry[]): boolean {
  const seq = entries[0]?.seq ?? 0;
  return entriesOf(pageOf(seq)).first === seq;
}

function isFullPage(entries: readonly RecordEntry[]): boolean {
  const last = entries.at(-1)?.seq ?? 0;
  return (
    isPage(entries) && pageOf(last) === pageOf(last - entries.length + 1) && pageOf(last + 1) > pageOf(last)
  );
}

/** The record, or an error message. */
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
    return `${file} is neither JSON nor a backup. Save the response of /api/ucl/export/record.json unchanged.`;
  }
  const pages: unknown[] = Array.isArray(content) ? content : [content];
  const entries = pages.flatMap((page) =>
    isObject(page) && Array.isArray(page.entries) ? page.entries : [page],
  );
  if (!entries.every(isEntry))
    return `${file} does not contain a record. Save the response of /api/ucl/export/record.json unchanged.`;
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
