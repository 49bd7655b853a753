import type { RecordDraft } from '#domain/record/kinds.ts';
import type { Tournament } from '#domain/record/tournament.ts';
import type { Db } from '../db/tables.ts';
import { appendEntries } from '../record/append-entries.ts';
import { loadTournament } from '../record/read-entries.ts';

const ORIGIN = { at: '2026-03-01T20:00:00.000Z', by: 'admin' } as const;

/** Appends these entries to the record. Returns the tournament after them, folded from the beginning. */
export function addEntries(
  db: Db,
  drafts: readonly RecordDraft[],
  at: string = ORIGIN.at,
): Promise<Tournament> {
  return db.transaction().execute(async (trx) => {
    await appendEntries(trx, await loadTournament(trx), { ...ORIGIN, at }, drafts);
    return loadTournament(trx);
  });
}
