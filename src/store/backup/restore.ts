import { existsSync } from 'node:fs';
import { chmod, constants, copyFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { createRecordCheck } from '#domain/record/check-record.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import { forgetAllDevices } from '../access/known-devices.ts';
import { deleteAllSessions } from '../access/sessions.ts';
import { makeFolder } from '../db/make-folder.ts';
import { openStore, type Store } from '../db/open-store.ts';
import { raiseRevision } from '../db/revision.ts';
import { problemOfDatabaseFile } from '../db/schema-problem.ts';
import { closeSqliteFile, DatabaseInUseError, openSqliteFile, PRIVATE_FILE } from '../db/sqlite-file.ts';
import { syncToDisk } from '../db/sync-to-disk.ts';
import type { Db } from '../db/tables.ts';
import { linkOrCopy, pictureFolder, sharePictures } from '../evidence/picture-files.ts';
import { isDrawSecretLost, SECRET_LOST } from '../record/draw-secret.ts';
import { appendEntries, loadTournament, readRecord, readRecordHead } from '../record/record.ts';
import { withDatabaseFile } from '../record/record-file.ts';
import { timeOfBackup } from './backup.ts';
import { carryAccess } from './carry-access.ts';

export class RestoreRefusedError extends Error {
  override name = 'RestoreRefusedError';
}

/** A record that does not verify was changed outside the server, and would be passed on as this tournament's history. */
export async function refuseUnrestorable(backup: string): Promise<void> {
  const problem = (await problemOfDatabaseFile(backup)) ?? (await problemOfRecord(backup));
  if (problem) throw new RestoreRefusedError(problem);
}

async function problemOfRecord(backup: string): Promise<string | null> {
  const fault = await withDatabaseFile(backup, async (db) =>
    db ? createRecordCheck().add(await readRecord(db)) : null,
  );
  return (
    fault &&
    `The record in ${backup} does not verify: entry #${fault.seq} (${fault.problem}). It was changed outside the server, so it is not restored. Nothing was changed.`
  );
}

export interface Restored {
  /** The new name of the replaced database; null where there was none. */
  readonly aside: string | null;
  /** Whether the links and the password are those of the replaced database. */
  readonly isAccessCarried: boolean;
  /** Whether the draw was voided, since neither the backup nor the replaced database has its secret. */
  readonly isDrawVoided: boolean;
}

type Settled = Omit<Restored, 'aside'>;

/**
 * Puts a backup in the place of the database, when no server uses it. What was there before is moved
 * aside, never deleted. Nobody is logged in afterwards: a session that has ended since the backup must not come back with
 * it. The open record tells of the restore, and of the head that it replaces.
 */
export async function restoreBackup(backup: string, database: string, now: Date): Promise<Restored> {
  await refuseUnrestorable(backup);

  makeFolder(dirname(database));
  const incoming = `${database}.incoming`;
  // What an interrupted restore has left.
  await removeIncoming(incoming);
  try {
    const hadDatabase = existsSync(database);
    if (hadDatabase) ensureUnused(database);
    await copyFile(backup, incoming, constants.COPYFILE_EXCL);
    await chmod(incoming, PRIVATE_FILE);
    const store = await openStore({ engine: 'sqlite', file: incoming });
    let settled: Settled;
    try {
      settled = await withDatabaseFile(database, (replaced) => settleRestored(store, backup, replaced, now));
    } finally {
      await store.close();
    }
    await syncToDisk(incoming);
    const aside = `${database}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
    // Pictures of both databases lie in one folder for a while: what belongs to no result is removed at the next start.
    await sharePictures(pictureFolder(database), pictureFolder(aside));
    await sharePictures(pictureFolder(backup), pictureFolder(database), { overwrite: true });
    if (hadDatabase) await linkOrCopy(database, aside);
    // That of a damaged or lost database, which would be replayed over the backup.
    for (const suffix of ['-wal', '-shm'])
      if (existsSync(database + suffix)) await rename(database + suffix, aside + suffix);
    await syncToDisk(dirname(database));
    // The one step that counts: until it the old database is in place, and after it the new one.
    await rename(incoming, database);
    await syncToDisk(dirname(database));
    return { aside: hadDatabase ? aside : null, ...settled };
  } finally {
    await removeIncoming(incoming);
  }
}

async function removeIncoming(incoming: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(incoming + suffix, { force: true });
}

/**
 * Ends what was under way when the backup was made, keeps access as it is in the replaced database, and lets the record
 * tell of the restore.
 */
export async function settleRestored(
  { db, engine }: Store,
  backup: string,
  replaced: Db | null,
  now: Date,
): Promise<Settled> {
  const backupAt = await madeAt(backup);
  const head = replaced && (await readRecordHead(replaced).catch(() => null));
  return db.transaction().execute(async (trx) => {
    await deleteAllSessions(trx);
    await forgetAllDevices(trx);
    const at = now.toISOString();
    const isAccessCarried = await carryAccess(trx, replaced, at);
    const tournament = await loadTournament(trx);
    const season = tournament.season.number;
    const isDrawVoided = await isDrawSecretLost(trx, replaced, tournament);
    const told: RecordDraft[] = [
      { kind: 'restored', data: { season, backupAt, replaced: head?.seq ? head : null } },
    ];
    if (isDrawVoided)
      told.push({
        kind: 'unsealed',
        data: { season, secret: null, steps: [] },
        texts: { reason: SECRET_LOST },
      });
    await raiseRevision(trx, engine);
    await appendEntries(trx, tournament, { at, by: 'admin' }, told);
    return { isAccessCarried, isDrawVoided };
  });
}

/** By its name, if the server has given it one; a copy of the file has a later date. */
async function madeAt(backup: string): Promise<string> {
  const named = timeOfBackup(basename(backup));
  const made = Number.isNaN(named.getTime()) ? (await stat(backup)).mtime : named;
  return made.toISOString();
}

/** Opening for this process alone shows that no server runs; closing folds the write-ahead log into the file. */
function ensureUnused(database: string): void {
  try {
    closeSqliteFile(openSqliteFile(database));
  } catch (error) {
    if (error instanceof DatabaseInUseError) throw new RestoreRefusedError(error.message);
    // A damaged database cannot be opened; it is moved aside as it is.
    return;
  }
  if (existsSync(`${database}-wal`))
    throw new RestoreRefusedError(
      `The newest changes of ${database} could not be moved from its log into the file. Is the disk full? Nothing was changed.`,
    );
}
