import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { checkDraw } from '#domain/draw/check-draw.ts';
import type { PublicDraw } from '#domain/draw/draw.ts';
import { createRecordCheck } from '#domain/record/check-record.ts';
import { differencesFromRecord } from '#domain/record/compare.ts';
import { comparePublished } from '#domain/record/compare-published.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { EMPTY_RECORD, shortName } from '#domain/record/record-head.ts';
import { listPictures } from '#store/evidence.ts';
import { loadFinishedSeason } from '#store/facts.ts';
import { atOneMoment } from '#store/open-as-it-is.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { picturesInFolder } from '#store/picture-files.ts';
import { readWholeRecord } from '#store/record-file.ts';
import { problemOfBackup } from '#store/restore.ts';
import { closeSqliteFile, DatabaseInUseError, openSqliteFile } from '#store/sqlite-file.ts';
import type { Config } from '../config.ts';
import { deriveFinishedSeason, deriveViews, publishedBy } from '../publish/derive-views.ts';
import { loadPublicFacts, tellDraws } from '../publish/draw-told.ts';
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
  const problem = await problemOfBackup(file);
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
  const { entries, seasons } = await readWholeRecord(db);
  const last = entries.at(-1);
  const fault = await createRecordCheck(EMPTY_RECORD).add(entries);
  if (fault) yield wrong(`Entry #${fault.seq} of the record: ${fault.problem}`);
  else if (last)
    yield ok(`Every entry of the record follows from the one before it, up to ${shortName(last)}`);
  else yield ok('The record is empty');
  const different = differencesFromRecord(seasons, entries);
  for (const sentence of different.slice(0, SHOWN_MAX)) yield wrong(sentence);
  if (different.length > SHOWN_MAX) yield wrong(`${different.length - SHOWN_MAX} more differences`);
  if (different.length === 0) yield ok('Everything in the database is as the record says');
  yield* published(db, entries);
}

/** Whether the site publishes what follows from the record. */
async function* published(db: Store['db'], entries: readonly RecordEntry[]): AsyncGenerator<Finding> {
  const { views } = deriveViews(await loadPublicFacts(db));
  const readArchived = async (number: number) => {
    const { draws: ofSeason, ...finished } = await loadFinishedSeason(db, number);
    return deriveFinishedSeason(finished, await tellDraws(ofSeason)).facts;
  };
  const { rows, ties, differences } = await comparePublished(entries, {
    ...publishedBy(views),
    readArchived,
  });
  for (const sentence of differences.slice(0, SHOWN_MAX)) yield wrong(sentence);
  if (differences.length > SHOWN_MAX) yield wrong(`${differences.length - SHOWN_MAX} more differences`);
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  if (differences.length === 0) yield ok(`${rows} rows and ${ties} ties follow from ${count}`);
}

/** That of today and the finished ones: everything public is derived, and each draw is computed again. */
async function* seasons({ db }: Store): AsyncGenerator<Finding> {
  const facts = await loadPublicFacts(db);
  const { views, leftOut } = deriveViews(facts);
  yield ok(`All ${Object.keys(views).length} public views can be derived`);
  if (leftOut.length > 0)
    yield wrong(`Results whose match cannot be found: ${leftOut.map(({ id }) => id).join(', ')}`);
  yield* draws(`season ${facts.season.number}`, facts.draw);
  for (const { number } of facts.finishedSeasons) {
    const { draws: ofSeason, ...finished } = await loadFinishedSeason(db, number);
    const draw = await tellDraws(ofSeason);
    deriveFinishedSeason(finished, draw);
    yield ok(`Season ${number}, which is finished, can be derived`);
    yield* draws(`season ${number}`, draw);
  }
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
