import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { checkDraw } from '#domain/draw/check-draw.ts';
import type { PublicDraw } from '#domain/draw/draw.ts';
import { createRecordCheck } from '#domain/record/check-record.ts';
import { deriveSeasons } from '#domain/record/compare-published.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { EMPTY_RECORD, shortName } from '#domain/record/record-head.ts';
import { subjectsByEntry } from '#domain/record/record-subjects.ts';
import { foldTournament } from '#domain/record/tournament.ts';
import { atOneMoment } from '#store/db/open-as-it-is.ts';
import { openStore, type Store } from '#store/db/open-store.ts';
import { problemOfDatabaseFile } from '#store/db/schema-problem.ts';
import { closeSqliteFile, DatabaseInUseError, openSqliteFile } from '#store/db/sqlite-file.ts';
import { listPictures } from '#store/evidence/evidence.ts';
import { picturesInFolder } from '#store/evidence/picture-files.ts';
import { readRecord, readSubjects } from '#store/record/record.ts';
import { deriveViews } from '../publish/derive-views.ts';
import { publicFacts } from '../publish/public-facts.ts';
import type { Config } from '../start/config.ts';
import type { Command } from './command.ts';
import { downloadBackup } from './download-backup.ts';
import { type Finding, note, ok, report, wrong } from './findings.ts';
import { nameDatabase, refuseMissing } from './named-database.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/**
 * `ces check [FILE]`: whether everything in this installation's database, or in a backup, is whole and can be derived and
 * computed again. It changes nothing.
 */
export const run: Command = async (call) => {
  const [file] = call.args;
  if (file) return checkFile(resolve(file));
  const config = call.readConfig();
  const { storeLocation } = config;
  nameDatabase(storeLocation, call);
  refuseMissing(storeLocation);
  if (storeLocation.engine === 'postgres')
    return atOneMoment(storeLocation, (store) => report(examine(store)));
  try {
    // Folds the write-ahead log of a server that was killed into the file.
    closeSqliteFile(openSqliteFile(storeLocation.file));
  } catch (error) {
    if (error instanceof DatabaseInUseError) return checkRunning(config, storeLocation.file);
    throw error;
  }
  return checkFile(storeLocation.file);
};

/** A server has the database for itself: it is asked for a copy. */
function checkRunning(config: Config, database: string): Promise<string | null> {
  return inTemporaryFolder(async (folder) => {
    const copy = join(folder, 'copy.sqlite');
    return (await downloadBackup(config, undefined, copy)) ?? (await checkFile(copy, database));
  });
}

/** The file stays as it is: a copy of it is opened, and upgraded if an older version wrote it. */
async function checkFile(file: string, picturesOf = file): Promise<string | null> {
  const problem = await problemOfDatabaseFile(file);
  if (problem) return problem;
  return inTemporaryFolder(async (folder) => {
    const copy = join(folder, 'ces.sqlite');
    await copyFile(file, copy);
    const store = await openStore({ engine: 'sqlite', file: copy });
    try {
      const pictures = picturesInFolder(store.db, picturesOf);
      return await report(examine({ ...store, pictures }));
    } finally {
      await store.close();
    }
  });
}

async function* examine(store: Store): AsyncGenerator<Finding> {
  yield ok('The database is whole, and its tables are those of this version');
  yield* record(store);
  yield* seasons(store);
  yield* pictures(store);
}

const SHOWN_MAX = 20;

async function* record({ db }: Store): AsyncGenerator<Finding> {
  const entries = await readRecord(db);
  const last = entries.at(-1);
  const fault = await createRecordCheck(EMPTY_RECORD).add(entries);
  if (fault) yield wrong(`Entry #${fault.seq} of the record: ${fault.problem}`);
  else if (last)
    yield ok(`Every entry of the record follows from the one before it, up to ${shortName(last)}`);
  else yield ok('The record is empty');
  const index = await readSubjects(db);
  const wrongly = indexFaults(entries, index);
  if (wrongly.length > 0) yield wrong(`The index of the record does not fit its entries: ${named(wrongly)}`);
  const { skipped } = foldTournament(entries);
  for (const seq of skipped.slice(0, SHOWN_MAX)) yield wrong(`Entry #${seq} of the record makes no sense`);
  if (skipped.length > SHOWN_MAX) yield wrong(`${skipped.length - SHOWN_MAX} more entries make no sense`);
}

/** The numbers of entries whose subjects are missing, too many, or of entries that are gone. */
function indexFaults(
  entries: readonly RecordEntry[],
  index: Awaited<ReturnType<typeof readSubjects>>,
): number[] {
  const expected = subjectsByEntry(entries);
  const seqs = new Set([...expected.keys(), ...index.keys()]);
  return [...seqs].filter((seq) => {
    const [subjects, indexed] = [expected.get(seq) ?? [], index.get(seq) ?? new Set()];
    return subjects.length !== indexed.size || !subjects.every((subject) => indexed.has(subject));
  });
}

function named(seqs: readonly number[]): string {
  const shown = seqs.slice(0, SHOWN_MAX).map((seq) => `#${seq}`);
  return seqs.length > SHOWN_MAX
    ? `${shown.join(', ')} and ${seqs.length - SHOWN_MAX} more`
    : shown.join(', ');
}

/** Everything public is derived, and each draw is computed again. */
async function* seasons({ db }: Store): AsyncGenerator<Finding> {
  const entries = await readRecord(db);
  const { views, leftOut } = deriveViews(publicFacts(foldTournament(entries), 1));
  yield ok(`All ${Object.keys(views).length} public views can be derived`);
  if (leftOut.length > 0)
    yield wrong(`Results whose match cannot be found: ${leftOut.map(({ id }) => id).join(', ')}`);
  let number = 0;
  let rows = 0;
  let ties = 0;
  for (const season of deriveSeasons(entries)) {
    number += 1;
    rows += season.standings.length;
    ties += season.fixtures.filter(({ stage }) => stage === 'knockout').length;
    if (season.end) yield ok(`Season ${number}, which is finished, can be derived`);
    yield* draws(`season ${number}`, season.draw);
  }
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  yield ok(`${rows} rows and ${ties} ties follow from ${count}`);
}

async function* draws(name: string, draw: PublicDraw): AsyncGenerator<Finding> {
  const told = draw.state === 'none' ? draw.attempts : [...draw.attempts, draw];
  for (const each of told) {
    const findings = await checkDraw(each);
    if (findings)
      yield findings.isCorrect
        ? ok(`The draw of ${name} is correct`)
        : wrong(`The draw of ${name} is NOT correct`);
    else yield note(`A draw of ${name} cannot be computed: its secret is told with the last ball`);
  }
}

async function* pictures(store: Store): AsyncGenerator<Finding> {
  const named = await listPictures(store.db);
  let missing = 0;
  for (const sha256 of named) if ((await store.pictures.read(sha256)) === null) missing += 1;
  const all = named.size === 1 ? 'The only picture is' : `All ${named.size} pictures are`;
  const some = `${missing} of ${named.size} pictures ${missing === 1 ? 'is' : 'are'}`;
  yield missing === 0
    ? ok(`${all} there`)
    : wrong(`${missing === named.size ? all : some} missing or changed`);
}
