import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { newestFirst } from '#domain/results/results.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { readRecordHead } from '#store/record.ts';
import { listSupersededResults } from '#store/results.ts';
import { currentSeason, listSeasonEnds } from '#store/seasons.ts';
import type { Db } from '#store/tables.ts';
import type { Context } from '../context.ts';
import { changeAsServer } from './change-tournament.ts';
import { plainResult } from './recorded-match.ts';

const FIRST_SEASON = 1;

/**
 * A tournament that was played before there was a record begins it with the facts that it finds, so that everything
 * after them can be followed. To be called at the start, before anything else changes the tournament.
 */
export async function beginRecord(context: Context): Promise<void> {
  const { db } = context.store;
  if ((await readRecordHead(db)).seq > 0 || (await isUntouched(db))) return;
  await changeAsServer(context, async (trx) => {
    // Another process may have begun it.
    if ((await readRecordHead(trx)).seq > 0) return null;
    const season = await currentSeason(trx);
    const facts = await readSeasonFacts(trx, season);
    const results = [...facts.results, ...(await listSupersededResults(trx, season))].sort(newestFirst);
    const withdrawn = new Set(facts.withdrawals.map(({ clubId }) => clubId));
    const data = {
      season,
      clubs: facts.clubs.map(({ id, name }) => ({ clubId: id, name, withdrawn: withdrawn.has(id) })),
      results: results.map((result) => ({ ...plainResult(result), status: result.submissionStatus })),
      deductions: facts.deductions.map(({ id, clubId, points }) => ({ deductionId: id, clubId, points })),
      places: facts.places,
      finishedSeasons: (await listSeasonEnds(trx)).map(({ number }) => number),
    };
    return [{ kind: 'began', data }];
  });
}

/** Nothing has happened that the record would tell; of an announcement, for one, it would not. */
async function isUntouched(db: Db): Promise<boolean> {
  const season = await currentSeason(db);
  const { clubs, results, deductions, withdrawals, places } = await readSeasonFacts(db, season);
  const hasPlaceholders = placeholderClubs().every(({ id, name }) =>
    clubs.some((club) => club.id === id && club.name === name),
  );
  const decided = results.length + deductions.length + withdrawals.length;
  return season === FIRST_SEASON && hasPlaceholders && decided === 0 && places === null;
}
