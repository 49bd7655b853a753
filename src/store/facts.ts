import type { Club } from '#domain/clubs/clubs.ts';
import type { Result } from '#domain/results/results.ts';
import { listClubs } from './clubs.ts';
import { listResults } from './results.ts';
import { currentRevision } from './revision.ts';
import type { Db } from './tables.ts';

/** All that the public views are derived from, as of one revision. */
export interface Facts {
  readonly revision: number;
  readonly clubs: Club[];
  readonly results: Result[];
}

export function loadFacts(db: Db): Promise<Facts> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => ({
      revision: await currentRevision(trx),
      clubs: await listClubs(trx),
      results: await listResults(trx),
    }));
}
