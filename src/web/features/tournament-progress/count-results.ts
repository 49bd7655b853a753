import type { MatchResult } from '#contract/result-views.ts';
import type { OPEN_STATUSES } from '#domain/results/results.ts';

/** How many matches have such a result: an open one occupies its match, so there is no other. */
export function countResults(
  results: readonly Pick<MatchResult, 'submissionStatus'>[],
  status: (typeof OPEN_STATUSES)[number],
): number {
  return results.filter((result) => result.submissionStatus === status).length;
}
