import type { Tournament } from '#domain/record/tournament.ts';
import { currentRevision } from '#store/db/revision.ts';
import type { Db } from '#store/db/tables.ts';
import { catchUp, loadTournament } from '#store/record/read-entries.ts';

/** The tournament in this process: the folded record, in memory. */
export interface CurrentTournament {
  /** As this process knows it. */
  readonly known: () => Tournament;
  /** With everything in the database, including entries of other processes. */
  readonly read: () => Promise<Tournament>;
  /** The same, with its revision. */
  readonly readRevision: () => Promise<{ readonly revision: number; readonly tournament: Tournament }>;
  /** The same within a transaction that changes it. */
  readonly readFor: (trx: Db) => Promise<Tournament>;
  /** After a change was committed. */
  readonly replace: (tournament: Tournament) => void;
}

export async function createCurrentTournament(db: Db): Promise<CurrentTournament> {
  let current = await loadTournament(db);

  const read = async (): Promise<Tournament> => {
    const known = current;
    const caughtUp = await catchUp(db, known);
    // A change by this process may have been committed in the meantime.
    if (current !== known) return read();
    current = caughtUp;
    return current;
  };

  return {
    known: () => current,
    read,
    readRevision: async () => {
      // In this order: the tournament may be newer than the revision, never older.
      const revision = await currentRevision(db);
      return { revision, tournament: await read() };
    },
    readFor: (trx) => catchUp(trx, current),
    replace: (tournament) => {
      current = tournament;
    },
  };
}
