import { factsOf } from '#domain/record/state.ts';
import { newestFirst } from '#domain/results/results.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import type { Db } from '#store/db/tables.ts';
import { loadTournament } from '#store/record/read-entries.ts';
import { supersededResults } from '../results/list-pending-results.ts';

/** The facts of the running season, including superseded results. */
export async function allFacts(db: Db): Promise<SeasonFacts> {
  const { season } = await loadTournament(db);
  const facts = factsOf(season);
  return { ...facts, results: [...facts.results, ...supersededResults(season)].sort(newestFirst) };
}
