import type { Tournament } from '#domain/record/tournament.ts';
import { currentRevision } from '#store/db/revision.ts';
import type { Db } from '#store/db/tables.ts';
import { catchUp, loadTournament } from '#store/record/record.ts';

/** The tournament of this process: what the record tells, kept in memory. */
export interface CurrentTournament {
  /** As this process knows it. */
  readonly known: () => Tournament;
  /** With everything that is in the database now, also what other processes have added. */
  readonly read: () => Promise<Tournament>;
  /** The same, with the revision that it belongs to. */
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
    // Meanwhile a change of this process may have been committed.
    if (current !== known) return read();
    current = caughtUp;
    return current;
  };

  return {
    known: () => current,
    read,
    readRevision: async () => {
      // In this order: what is read may be newer than its revision, never older.
      const revision = await currentRevision(db);
      return { revision, tournament: await read() };
    },
    readFor: (trx) => catchUp(trx, current),
    replace: (tournament) => {
      current = tournament;
    },
  };
}
