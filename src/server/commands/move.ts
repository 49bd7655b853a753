import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { createRecordCheck } from '#domain/record/check-record.ts';
import { EMPTY_RECORD } from '#domain/record/record-head.ts';
import { loadSeasonFacts } from '#store/facts.ts';
import { giveToOwnerOf } from '#store/folder-owner.ts';
import { type Moved, moveData } from '#store/move.ts';
import { openAndUpgrade } from '#store/open-and-upgrade.ts';
import { openStore, type Store, type StoreLocation } from '#store/open-store.ts';
import { otherProcesses } from '#store/other-processes.ts';
import { pictureFolder } from '#store/picture-files.ts';
import { listRecordEntries, readRecordHead } from '#store/record.ts';
import { syncToDisk } from '#store/sync-to-disk.ts';
import { deriveViews } from '../publish/derive-views.ts';
import { loadPublicFacts } from '../publish/draw-told.ts';
import { type Command, print } from './command.ts';
import { describeLocation, nameDatabase, refuseMissing } from './named-database.ts';
import { readSecret } from './read-secret.ts';

/** `ces move [TARGET]`: copies everything to PostgreSQL, or from there into a SQLite file. What was there stays. */
export const run: Command = async (call) => {
  const { storeLocation } = call.readConfig();
  nameDatabase(storeLocation, call);
  refuseMissing(storeLocation);
  const target = targetOf(call.args[0] ?? (await readSecret('Move to (postgres://… or a new file)')));
  if (typeof target === 'string') return target;
  const { store: from } = await openAndUpgrade(storeLocation, new Date());
  try {
    if (await otherProcesses(from))
      return 'A server uses this database: what it is told meanwhile would be lost. Stop every one first. Nothing was changed.';
    const moved = await (target.engine === 'sqlite'
      ? moveToFile(from, target.file)
      : moveToPostgres(from, target));
    if (typeof moved === 'string') return moved;
    report(moved, target);
    return null;
  } finally {
    await from.close();
  }
};

function targetOf(text: string): StoreLocation | string {
  const asked = text.trim();
  if (asked === '') return 'Name where to: ces move postgres://user:password@host/database, or ces move FILE';
  if (/^postgres(ql)?:/.test(asked))
    return URL.canParse(asked)
      ? { engine: 'postgres', url: asked }
      : 'This is no address of a PostgreSQL database.';
  const file = resolve(asked);
  return existsSync(file) ? `${file} exists already. Nothing was changed.` : { engine: 'sqlite', file };
}

async function moveToPostgres(from: Store, target: StoreLocation): Promise<Moved | string> {
  const to = await openStore(target);
  try {
    return await moveAndCompare(from, to);
  } finally {
    await to.close();
  }
}

/** The file has its name when everything is in it. */
async function moveToFile(from: Store, file: string): Promise<Moved | string> {
  const incoming = `${file}.incoming`;
  try {
    const to = await openStore({ engine: 'sqlite', file: incoming });
    let moved: Moved | string;
    try {
      moved = await moveAndCompare(from, to);
    } finally {
      await to.close();
    }
    if (typeof moved === 'string') return moved;
    await giveToOwnerOf(dirname(file), [incoming, pictureFolder(incoming)]);
    await syncToDisk(incoming);
    if (existsSync(pictureFolder(incoming))) await rename(pictureFolder(incoming), pictureFolder(file));
    await rename(incoming, file);
    await syncToDisk(dirname(file));
    return moved;
  } finally {
    for (const suffix of ['', '-wal', '-shm']) await rm(incoming + suffix, { force: true });
    await rm(pictureFolder(incoming), { recursive: true, force: true });
  }
}

/** What was moved, or what differs: everything public is derived on both sides, and the record is computed again. */
async function moveAndCompare(from: Store, to: Store): Promise<Moved | string> {
  const moved = await moveData(from, to);
  const [before, after] = [await publicStateOf(from), await publicStateOf(to)];
  for (const [name, text] of before)
    if (after.get(name) !== text)
      return `${name} is not the same after the move. Keep using the old database.`;
  const { seq } = await readRecordHead(to.db);
  const fault = await createRecordCheck(EMPTY_RECORD).add(await listRecordEntries(to.db, 1, seq));
  return fault ? `Entry #${fault.seq} of the record does not check. Keep using the old database.` : moved;
}

/** Every public view of the season that is played, and the facts of every finished one. */
async function publicStateOf({ db }: Store): Promise<Map<string, string>> {
  const facts = await loadPublicFacts(db);
  const { views } = deriveViews(facts);
  const state = new Map(Object.entries(views).map(([path, view]) => [path, JSON.stringify(view)]));
  for (const { number } of facts.finishedSeasons)
    state.set(`season ${number}`, JSON.stringify(await loadSeasonFacts(db, number)));
  return state;
}

function report({ tables, rows, pictures, missingPictures }: Moved, target: StoreLocation): void {
  print(`Moved to ${describeLocation(target)}: ${rows} rows of ${tables} tables, ${pictures} pictures.`);
  if (missingPictures > 0) print(`${missingPictures} pictures were missing before, and are now.`);
  print(
    'Every row was read back, every public view derived on both sides, the record computed: all the same.',
  );
  print(
    target.engine === 'postgres'
      ? 'Next: set DATABASE_URL in the settings to that address, start the server, and set up a daily ces backup.'
      : 'Next: remove DATABASE_URL from the settings, set DATA_DIR to the folder of that file (it must be called ces.sqlite), and start the server.',
  );
  print('The old database is as it was. Keep it until you have seen the site.');
}
