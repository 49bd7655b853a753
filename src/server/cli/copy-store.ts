import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { faultOfRecord } from '#domain/record/check-record.ts';
import { foldRecord } from '#domain/record/fold.ts';
import { allResults, factsOf } from '#domain/record/state.ts';
import { foldTournament } from '#domain/record/tournament.ts';
import { type Moved, moveData } from '#store/backup/move.ts';
import { syncToDisk } from '#store/db/make-folder.ts';
import { openStore, type Store } from '#store/db/open-store.ts';
import { currentRevision } from '#store/db/revision.ts';
import { imageFolder, shareImages } from '#store/evidence/image-files.ts';
import { listRecordEntries, readRecord, readRecordHead } from '#store/record/read-entries.ts';
import { deriveViews } from '../publish/derive-views.ts';
import { publicFacts } from '../publish/public-facts.ts';

/**
 * Copies into a new SQLite file, which gets its name only when it is complete. Screenshots that an older copy has too are
 * hard links to its files.
 */
export async function copyToFile(from: Store, file: string, olderCopy?: string): Promise<Moved | string> {
  const incoming = `${file}.incoming`;
  await removeCopy(incoming);
  try {
    if (olderCopy) await shareImages(imageFolder(olderCopy), imageFolder(incoming));
    const to = await openStore({ engine: 'sqlite', file: incoming });
    let moved: Moved | string;
    try {
      moved = await copyAndCompare(from, to);
      // Removes screenshots that only the older copy needs.
      await to.images.sweep();
    } finally {
      await to.close();
    }
    if (typeof moved === 'string') return moved;
    await syncToDisk(incoming);
    if (existsSync(imageFolder(incoming))) await rename(imageFolder(incoming), imageFolder(file));
    await rename(incoming, file);
    await syncToDisk(dirname(file));
    return moved;
  } finally {
    await removeCopy(incoming);
  }
}

async function removeCopy(file: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true });
  await rm(imageFolder(file), { recursive: true, force: true });
}

/** Returns the counts of the copy, or an error message. Derives everything public on both sides and verifies the record. */
export async function copyAndCompare(from: Store, to: Store): Promise<Moved | string> {
  const moved = await moveData(from, to);
  const [before, after] = [await publicStateOf(from), await publicStateOf(to)];
  for (const [name, text] of before)
    if (after.get(name) !== text) return `The copy must not be used: ${name} differs from the original.`;
  const { seq } = await readRecordHead(to.db);
  const fault = await faultOfRecord(await listRecordEntries(to.db, 1, seq));
  return fault ? `The copy must not be used: record entry #${fault.seq} cannot be verified.` : moved;
}

/** Every public view of the current season, and every season folded from the record. */
export async function publicStateOf({ db }: Store): Promise<Map<string, string>> {
  const record = await readRecord(db);
  const facts = publicFacts(foldTournament(record), await currentRevision(db));
  const { views } = deriveViews(facts);
  const state = new Map(Object.entries(views).map(([path, view]) => [path, JSON.stringify(view)]));
  for (const season of foldRecord(record))
    state.set(`season ${season.number}`, JSON.stringify([factsOf(season), allResults(season), season.draws]));
  return state;
}
