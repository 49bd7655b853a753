import type { MatchResult } from '#contract/result-views.ts';
import { buildFixtures } from '#domain/fixtures/fixtures.ts';
import { newestFirst } from '#domain/results/results.ts';
import { countByStatus, type ReviewCounts } from '#domain/results/statistics.ts';
import { loadFacts } from '#store/facts.ts';
import type { Context } from '../context.ts';
import { presentResults } from '../publish/present.ts';

/** What waits for the administrator, newest first, read from the store itself. */
export async function listPendingResults(context: Context): Promise<MatchResult[]> {
  const results = await listPresented(context);
  return results.filter((result) => result.submissionStatus === 'pending').sort(newestFirst);
}

export async function reviewCounts(context: Context): Promise<ReviewCounts> {
  return countByStatus(await listPresented(context));
}

async function listPresented({ store }: Context): Promise<MatchResult[]> {
  const facts = await loadFacts(store.db);
  return presentResults(buildFixtures(facts), facts.results, facts).presented;
}
