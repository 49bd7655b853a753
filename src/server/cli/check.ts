import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { checkDraw } from '#domain/draw/check-draw.ts';
import type { PublicDraw } from '#domain/draw/draw.ts';
import { faultOfRecord } from '#domain/record/check-record.ts';
import { deriveSeasons } from '#domain/record/compare-published.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { shortName } from '#domain/record/record-head.ts';
import { subjectsByEntry } from '#domain/record/record-subjects.ts';
import { foldTournament } from '#domain/record/tournament.ts';
import { openStore, type Store } from '#store/db/open-store.ts';
import { readSnapshot } from '#store/db/open-without-migrating.ts';
import { problemOfDatabaseFile } from '#store/db/schema-problem.ts';
import { closeSqliteFile, DatabaseInUseError, openSqliteFile } from '#store/db/sqlite-file.ts';
import { listImages } from '#store/evidence/evidence.ts';
import { imagesInFolder } from '#store/evidence/image-files.ts';
import { readRecord, readSubjects } from '#store/record/read-entries.ts';
import { deriveViews } from '../publish/derive-views.ts';
import { publicFacts } from '../publish/public-facts.ts';
import type { Config } from '../start/config.ts';
import type { Command } from './command.ts';
import { downloadBackup } from './download-backup.ts';
import { type Finding, fail, note, ok, report } from './findings.ts';
import { nameDatabase, refuseMissing } from './named-database.ts';
import { inTemporaryFolder } from './restore-postgres.ts';

/**
 * `ces check [FILE]`: verifies the data in this installation's database or in a backup, and derives everything public from
 * it. It changes nothing.
 */
export const run: Command = async (call) => {
  const [file] = call.args;
  if (file) return checkFile(resolve(file));
  const config = call.readConfig();
  const { storeLocation } = config;
  nameDatabase(storeLocation, call);
  refuseMissing(storeLocation);
  if (storeLocation.engine === 'postgres')
    return readSnapshot(storeLocation, (store) => report(examine(store)));
  try {
    // Merges the write-ahead log of a killed server into the file.
    closeSqliteFile(openSqliteFile(storeLocation.file));
  } catch (error) {
    if (error instanceof DatabaseInUseError) return checkRunning(config, storeLocation.file);
    throw error;
  }
  return checkFile(storeLocation.file);
};

/** The server holds an exclusive lock, so it is asked for a copy. */
function checkRunning(config: Config, database: string): Promise<string | null> {
  return inTemporaryFolder(async (folder) => {
    const copy = join(folder, 'copy.sqlite');
    return (await downloadBackup(config, undefined, copy)) ?? (await checkFile(copy, database));
  });
}

/** The file is not changed: a copy is opened, and upgraded if an older version wrote it. */
async function checkFile(file: string, imagesOf = file): Promise<string | null> {
  const problem = await problemOfDatabaseFile(file);
  if (problem) return problem;
  return inTemporaryFolder(async (folder) => {
    const copy = join(folder, 'ces.sqlite');
    await copyFile(file, copy);
    const store = await openStore({ engine: 'sqlite', file: copy });
    try {
      const images = imagesInFolder(store.db, imagesOf);
      return await report(examine({ ...store, images }));
    } finally {
      await store.close();
    }
  });
}

async function* examine(store: Store): AsyncGenerator<Finding> {
  yield ok('The database is intact, and its schema is that of this version');
  yield* record(store);
  yield* seasons(store);
  yield* images(store);
}

const SHOWN_MAX = 20;

async function* record({ db }: Store): AsyncGenerator<Finding> {
  const entries = await readRecord(db);
  const last = entries.at(-1);
  const fault = await faultOfRecord(entries);
  if (fault) yield fail(`Record entry #${fault.seq}: ${fault.problem}`);
  else if (last) yield ok(`Every record entry follows from the one before it, up to ${shortName(last)}`);
  else yield ok('The record is empty');
  const index = await readSubjects(db);
  const faults = indexFaults(entries, index);
  if (faults.length > 0) yield fail(`The record index does not match the entries ${listed(faults)}`);
  const { skipped } = foldTournament(entries);
  for (const seq of skipped.slice(0, SHOWN_MAX))
    yield fail(`Record entry #${seq} is invalid and was skipped`);
  if (skipped.length > SHOWN_MAX)
    yield fail(`${skipped.length - SHOWN_MAX} more record entries are invalid and were skipped`);
}

/** The numbers of entries whose indexed subjects are missing or superfluous, and of indexed entries that do not exist. */
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

function listed(seqs: readonly number[]): string {
  const shown = seqs.slice(0, SHOWN_MAX).map((seq) => `#${seq}`);
  return seqs.length > SHOWN_MAX
    ? `${shown.join(', ')} and ${seqs.length - SHOWN_MAX} more`
    : shown.join(', ');
}

/** Derives everything public and recomputes each draw. */
async function* seasons({ db }: Store): AsyncGenerator<Finding> {
  const entries = await readRecord(db);
  const { views, leftOut } = deriveViews(publicFacts(foldTournament(entries), 1));
  yield ok(`All ${Object.keys(views).length} public views can be derived`);
  if (leftOut.length > 0) yield fail(`Results without a match: ${leftOut.map(({ id }) => id).join(', ')}`);
  let number = 0;
  let rows = 0;
  let ties = 0;
  for (const season of deriveSeasons(entries)) {
    number += 1;
    rows += season.standings.length;
    ties += season.fixtures.filter(({ stage }) => stage === 'knockout').length;
    if (season.end) yield ok(`Season ${number} (finished) can be derived`);
    for (const message of season.unfounded) yield fail(message);
    yield* draws(`season ${number}`, season.draw);
  }
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  yield ok(`${rows} table rows and ${ties} ties follow from ${count}`);
}

async function* draws(name: string, draw: PublicDraw): AsyncGenerator<Finding> {
  const all = draw.state === 'none' ? draw.attempts : [...draw.attempts, draw];
  for (const each of all) {
    const findings = await checkDraw(each);
    if (findings)
      yield findings.isCorrect
        ? ok(`The draw of ${name} is correct`)
        : fail(`The draw of ${name} is NOT correct`);
    else yield note(`A draw of ${name} cannot be verified yet: its secret is revealed with the last ball`);
  }
}

async function* images(store: Store): AsyncGenerator<Finding> {
  const named = await listImages(store.db);
  let missing = 0;
  for (const sha256 of named) if ((await store.images.read(sha256)) === null) missing += 1;
  const count = named.size === 1 ? '1 screenshot' : `${named.size} screenshots`;
  yield missing === 0 ? ok(`${count}, none missing`) : fail(`${count}, ${missing} missing or changed`);
}
