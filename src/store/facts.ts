import type { Draw } from '#domain/draw/draw.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { listClubs } from './clubs.ts';
import { listDeductions } from './deductions.ts';
import { listDraws } from './draws.ts';
import { readPlaces } from './knockout-places.ts';
import { listResults } from './results.ts';
import { currentRevision } from './revision.ts';
import { listPostponements, listSchedule } from './schedule.ts';
import { currentSeason, type FinishedSeason, listFinishedSeasons, readSeason } from './seasons.ts';
import type { Db } from './tables.ts';
import { listReplacements, listWithdrawals } from './withdrawals.ts';

/** All that the public views are derived from, as of one revision. */
export interface Facts extends SeasonFacts {
  readonly revision: number;
  readonly draws: readonly Draw[];
  readonly finishedSeasons: readonly FinishedSeason[];
}

export function loadFacts(db: Db): Promise<Facts> {
  return inSnapshot(db, async (trx) => {
    const season = await currentSeason(trx);
    return {
      ...(await readSeasonFacts(trx, season)),
      revision: await currentRevision(trx),
      draws: await listDraws(trx, season),
      finishedSeasons: await listFinishedSeasons(trx),
    };
  });
}

/** The facts of a season within the transaction of a change. */
export async function readSeasonFacts(trx: Db, season: number): Promise<SeasonFacts> {
  return {
    ...(await readSeason(trx, season)),
    clubs: await listClubs(trx, season),
    results: await listResults(trx, season),
    deductions: await listDeductions(trx, season),
    withdrawals: await listWithdrawals(trx, season),
    replacements: await listReplacements(trx, season),
    schedule: await listSchedule(trx, season),
    postponements: await listPostponements(trx, season),
    places: await readPlaces(trx, season),
  };
}

/** All reads of one moment. */
function inSnapshot<Read>(db: Db, read: (trx: Db) => Promise<Read>): Promise<Read> {
  return db.transaction().setIsolationLevel('repeatable read').execute(read);
}
