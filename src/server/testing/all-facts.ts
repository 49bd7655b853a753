import { newestFirst } from '#domain/results/results.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { loadSeasonFacts } from '#store/facts.ts';
import { listSupersededResults } from '#store/results.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Db } from '#store/tables.ts';

/** The facts of the season that is played, with the results from which nothing follows any more. */
export async function allFacts(db: Db): Promise<SeasonFacts> {
  const season = await currentSeason(db);
  const facts = await loadSeasonFacts(db, season);
  const results = [...facts.results, ...(await listSupersededResults(db, season))];
  return { ...facts, results: results.sort(newestFirst) };
}
