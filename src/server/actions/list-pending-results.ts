import type { MatchResult } from '#contract/result-views.ts';
import { buildFixtures } from '#domain/fixtures/fixtures.ts';
import { newestFirst } from '#domain/results/results.ts';
import { countByStatus, type ReviewCounts } from '#domain/results/statistics.ts';
import { loadFacts } from '#store/facts.ts';
import { listResults } from '#store/results.ts';
import type { Context } from '../context.ts';
import { presenterFor } from '../publish/derive-views.ts';

/** What waits for the administrator, newest first, read from the store itself. */
export async function listPendingResults({ store }: Context): Promise<MatchResult[]> {
  const { clubs, results } = await loadFacts(store.db);
  const pending = results.filter((result) => result.status === 'pending').sort(newestFirst);
  return pending.map(presenterFor(buildFixtures(clubs)));
}

export async function reviewCounts({ store }: Context): Promise<ReviewCounts> {
  return countByStatus(await listResults(store.db));
}
