import { newestFirst, type Result } from './results.ts';

const RECENT_RESULTS_MAX = 10;

/** The headlines: confirmed results only, since an unconfirmed claim is not news. */
export function recentResults(results: readonly Result[]): Result[] {
  return results
    .filter((result) => result.status === 'approved')
    .sort(newestFirst)
    .slice(0, RECENT_RESULTS_MAX);
}
