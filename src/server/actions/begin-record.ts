import { readSeasonFacts } from '#store/facts.ts';
import { readRecordHead } from '#store/record.ts';
import { currentRevision } from '#store/revision.ts';
import { currentSeason, listSeasonEnds } from '#store/seasons.ts';
import type { Context } from '../context.ts';
import { changeAsServer } from './change-tournament.ts';
import { plainResult } from './recorded-match.ts';

/** Of a database to which nothing has happened. */
const FIRST_REVISION = 1;

/**
 * A tournament that was played before there was a record begins it with the facts that it finds, so that everything
 * after them can be followed. To be called at the start, before anything else changes the tournament.
 */
export async function beginRecord(context: Context): Promise<void> {
  const { db } = context.store;
  if ((await currentRevision(db)) === FIRST_REVISION || (await readRecordHead(db)).seq > 0) return;
  await changeAsServer(context, async (trx) => {
    // Another process may have begun it.
    if ((await readRecordHead(trx)).seq > 0) return null;
    const season = await currentSeason(trx);
    const facts = await readSeasonFacts(trx, season);
    const withdrawn = new Set(facts.withdrawals.map(({ clubId }) => clubId));
    const data = {
      season,
      clubs: facts.clubs.map(({ id, name }) => ({ clubId: id, name, withdrawn: withdrawn.has(id) })),
      results: facts.results.map((result) => ({ ...plainResult(result), status: result.submissionStatus })),
      deductions: facts.deductions.map(({ id, clubId, points }) => ({ deductionId: id, clubId, points })),
      places: facts.places,
      finishedSeasons: (await listSeasonEnds(trx)).map(({ number }) => number),
    };
    return [{ kind: 'began', data }];
  });
}
