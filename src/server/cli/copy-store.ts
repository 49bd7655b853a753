import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createRecordCheck } from '#domain/record/check-record.ts';
import { foldRecord } from '#domain/record/fold.ts';
import { EMPTY_RECORD } from '#domain/record/record-head.ts';
import { allResults, factsOf } from '#domain/record/state.ts';
import { foldTournament } from '#domain/record/tournament.ts';
import { type Moved, moveData } from '#store/backup/move.ts';
import { openStore, type Store } from '#store/db/open-store.ts';
import { currentRevision } from '#store/db/revision.ts';
import { syncToDisk } from '#store/db/sync-to-disk.ts';
import { pictureFolder, sharePictures } from '#store/evidence/picture-files.ts';
import { listRecordEntries, readRecord, readRecordHead } from '#store/record/record.ts';
import { deriveViews } from '../publish/derive-views.ts';
import { publicFacts } from '../publish/public-facts.ts';

/**
 * Into a new SQLite file, which has its name when everything is in it. Pictures that an older copy has as well share its
 * files.
 */
export async function copyToFile(from: Store, file: string, olderCopy?: string): Promise<Moved | string> {
  const incoming = `${file}.incoming`;
  await removeCopy(incoming);
  try {
    if (olderCopy) await sharePictures(pictureFolder(olderCopy), pictureFolder(incoming));
    const to = await openStore({ engine: 'sqlite', file: incoming });
    let moved: Moved | string;
    try {
      moved = await copyAndCompare(from, to);
      // What the older copy had and this one has not.
      await to.pictures.sweep();
    } finally {
      await to.close();
    }
    if (typeof moved === 'string') return moved;
    await syncToDisk(incoming);
    if (existsSync(pictureFolder(incoming))) await rename(pictureFolder(incoming), pictureFolder(file));
    await rename(incoming, file);
    await syncToDisk(dirname(file));
    return moved;
  } finally {
    await removeCopy(incoming);
  }
}

async function removeCopy(file: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true });
  await rm(pictureFolder(file), { recursive: true, force: true });
}

/** What was copied, or what differs: everything public is derived on both sides, and the record is computed again. */
export async function copyAndCompare(from: Store, to: Store): Promise<Moved | string> {
  const moved = await moveData(from, to);
  const [before, after] = [await publicStateOf(from), await publicStateOf(to)];
  for (const [name, text] of before)
    if (after.get(name) !== text) return `${name} is not the same in the copy, which is not to be used.`;
  const { seq } = await readRecordHead(to.db);
  const fault = await createRecordCheck(EMPTY_RECORD).add(await listRecordEntries(to.db, 1, seq));
  return fault
    ? `Entry #${fault.seq} of the record does not check in the copy, which is not to be used.`
    : moved;
}

/** Every public view of the season that is played, and every season as the record tells it. */
export async function publicStateOf({ db }: Store): Promise<Map<string, string>> {
  const record = await readRecord(db);
  const facts = publicFacts(foldTournament(record), await currentRevision(db));
  const { views } = deriveViews(facts);
  const state = new Map(Object.entries(views).map(([path, view]) => [path, JSON.stringify(view)]));
  for (const season of foldRecord(record))
    state.set(`season ${season.number}`, JSON.stringify([factsOf(season), allResults(season), season.draws]));
  return state;
}
