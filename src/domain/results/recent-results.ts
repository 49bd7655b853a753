import { newestFirst, type Result } from './results.ts';

const RECENT_RESULTS_MAX = 10;

/** The headlines: approved results only, since an unconfirmed claim is not news. */
export function recentResults<Submitted extends Result>(results: readonly Submitted[]): Submitted[] {
  return results
    .filter((result) => result.submissionStatus === 'approved')
    .sort(newestFirst)
    .slice(0, RECENT_RESULTS_MAX);
}
