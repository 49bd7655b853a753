import { existsSync } from 'node:fs';
import { chmod, constants, copyFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { faultOfRecord } from '#domain/record/check-record.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import { deleteAllDevices } from '../access/known-devices.ts';
import { deleteAllSessions } from '../access/sessions.ts';
import { makeFolder, syncToDisk } from '../db/make-folder.ts';
import { openStore, type Store } from '../db/open-store.ts';
import { raiseRevision } from '../db/revision.ts';
import { problemOfDatabaseFile } from '../db/schema-problem.ts';
import { closeSqliteFile, DatabaseInUseError, openSqliteFile, PRIVATE_FILE } from '../db/sqlite-file.ts';
import type { Db } from '../db/tables.ts';
import { imageFolder, linkOrCopy, shareImages } from '../evidence/image-files.ts';
import { isDrawSecretLost, SECRET_LOST } from '../private/draw-secret.ts';
import { appendEntries } from '../record/append-entries.ts';
import { loadTournament, readRecord, readRecordHead } from '../record/read-entries.ts';
import { withDatabaseFile } from '../record/record-file.ts';
import { timeOfBackup } from './backup.ts';
import { type CarriedAccess, carryAccess } from './carry-access.ts';

export class RestoreRefusedError extends Error {
  override name = 'RestoreRefusedError';
}

/** A record that does not verify was changed outside the server, and would become this tournament's history. */
export async function refuseUnrestorable(backup: string): Promise<void> {
  const problem = (await problemOfDatabaseFile(backup)) ?? (await problemOfRecord(backup));
  if (problem) throw new RestoreRefusedError(problem);
}

async function problemOfRecord(backup: string): Promise<string | null> {
  const fault = await withDatabaseFile(backup, async (db) =>
    db ? faultOfRecord(await readRecord(db)) : null,
  );
  return (
    fault &&
    `The record in ${backup} cannot be verified: entry #${fault.seq} (${fault.problem}). The file was modified outside the server and was not restored. Nothing was changed.`
  );
}

export interface Restored extends CarriedAccess {
  /** The new name of the replaced database; null if there was none. */
  readonly aside: string | null;
  /** Whether the draw was voided, since neither the backup nor the replaced database has its secret. */
  readonly isDrawVoided: boolean;
}

type RestoreOutcome = Omit<Restored, 'aside'>;

/**
 * Replaces the database by a backup while no server uses it. The replaced database is renamed, never deleted. All
 * sessions end: one that was ended after the backup must not be restored. The open record reports the restore and
 * the replaced head.
 */
export async function restoreBackup(backup: string, database: string, now: Date): Promise<Restored> {
  await refuseUnrestorable(backup);

  makeFolder(dirname(database));
  const incoming = `${database}.incoming`;
  // The leftover of an interrupted restore.
  await removeIncoming(incoming);
  try {
    const hadDatabase = existsSync(database);
    if (hadDatabase) ensureUnused(database);
    await copyFile(backup, incoming, constants.COPYFILE_EXCL);
    await chmod(incoming, PRIVATE_FILE);
    const store = await openStore({ engine: 'sqlite', file: incoming });
    let outcome: RestoreOutcome;
    try {
      outcome = await withDatabaseFile(database, (replaced) => finishRestore(store, backup, replaced, now));
    } finally {
      await store.close();
    }
    await syncToDisk(incoming);
    const aside = `${database}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
    // Images of both databases are in one folder for a while: those without a result are removed at the next
    // startup.
    await shareImages(imageFolder(database), imageFolder(aside));
    await shareImages(imageFolder(backup), imageFolder(database), { overwrite: true });
    if (hadDatabase) await linkOrCopy(database, aside);
    // The log of a damaged or lost database would be replayed over the backup.
    for (const suffix of ['-wal', '-shm'])
      if (existsSync(database + suffix)) await rename(database + suffix, aside + suffix);
    await syncToDisk(dirname(database));
    // The atomic step: before it the old database is in place, after it the new one.
    await rename(incoming, database);
    await syncToDisk(dirname(database));
    return { aside: hadDatabase ? aside : null, ...outcome };
  } finally {
    await removeIncoming(incoming);
  }
}

async function removeIncoming(incoming: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(incoming + suffix, { force: true });
}

/**
 * Ends sessions and draws in progress at the time of the backup, keeps the access data of the replaced database,
 * and records the restore.
 */
export async function finishRestore(
  { db, engine }: Store,
  backup: string,
  replaced: Db | null,
  now: Date,
): Promise<RestoreOutcome> {
  const backupAt = await madeAt(backup);
  const head = replaced && (await readRecordHead(replaced).catch(() => null));
  return db.transaction().execute(async (trx) => {
    await deleteAllSessions(trx);
    await deleteAllDevices(trx);
    const at = now.toISOString();
    const access = await carryAccess(trx, replaced, at);
    const tournament = await loadTournament(trx);
    const season = tournament.season.number;
    const isDrawVoided = await isDrawSecretLost(trx, replaced, tournament);
    const entries: RecordDraft[] = [
      { kind: 'restored', data: { season, backupAt, replaced: head?.seq ? head : null } },
    ];
    if (isDrawVoided)
      entries.push({
        kind: 'unsealed',
        data: { season, secret: null, steps: [] },
        texts: { reason: SECRET_LOST },
      });
    await raiseRevision(trx, engine);
    await appendEntries(trx, tournament, { at, by: 'admin' }, entries);
    return { ...access, isDrawVoided };
  });
}

/** By its name, if the server named it; the file date of a copy is later. */
async function madeAt(backup: string): Promise<string> {
  const named = timeOfBackup(basename(backup));
  const made = Number.isNaN(named.getTime()) ? (await stat(backup)).mtime : named;
  return made.toISOString();
}

/** Opening it exclusively shows that no server is running; closing merges the write-ahead log into the file. */
function ensureUnused(database: string): void {
  try {
    closeSqliteFile(openSqliteFile(database));
  } catch (error) {
    if (error instanceof DatabaseInUseError) throw new RestoreRefusedError(error.message);
    // A damaged database cannot be opened; it is renamed unchanged.
    return;
  }
  if (existsSync(`${database}-wal`))
    throw new RestoreRefusedError(
      `The write-ahead log of ${database} could not be merged into the file. Is the disk full? Nothing was changed.`,
    );
}
