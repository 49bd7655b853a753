import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createRecordCheck } from '#domain/record/check-record.ts';
import { EMPTY_RECORD } from '#domain/record/record-head.ts';
import { loadSeasonFacts } from '#store/facts.ts';
import { type Moved, moveData } from '#store/move.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { pictureFolder, sharePictures } from '#store/picture-files.ts';
import { listRecordEntries, readRecordHead } from '#store/record.ts';
import { listSupersededResults } from '#store/results.ts';
import { syncToDisk } from '#store/sync-to-disk.ts';
import { deriveViews } from '../publish/derive-views.ts';
import { loadPublicFacts } from '../publish/draw-told.ts';

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

/** Every public view of the season that is played, the facts of every finished one, and all superseded results. */
export async function publicStateOf({ db }: Store): Promise<Map<string, string>> {
  const facts = await loadPublicFacts(db);
  const { views } = deriveViews(facts);
  const state = new Map(Object.entries(views).map(([path, view]) => [path, JSON.stringify(view)]));
  for (const { number } of facts.finishedSeasons)
    state.set(`season ${number}`, JSON.stringify(await loadSeasonFacts(db, number)));
  for (const { number } of [facts.season, ...facts.finishedSeasons])
    state.set(
      `the list of rejected results of season ${number}`,
      JSON.stringify(await listSupersededResults(db, number)),
    );
  return state;
}
