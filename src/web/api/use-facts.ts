import { useQuery } from '@tanstack/react-query';
import type { MatchResult } from '#contract/result-views.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { hasFailed } from './has-failed.ts';
import { matchResultsQuery, tournamentQuery } from './queries.ts';

const NO_CLUBS: readonly Club[] = [];
const NO_RESULTS: readonly MatchResult[] = [];

export type Facts = ReturnType<typeof useFacts>;

/** The facts of the tournament, as they are read. Whoever uses it polls. */
export function useFacts(resultsEverySeconds: 3 | 5 = 5) {
  const factsRead = useQuery(tournamentQuery);
  const resultsRead = useQuery(matchResultsQuery(resultsEverySeconds));
  const reads = [factsRead, resultsRead];
  return {
    clubs: factsRead.data?.clubs ?? NO_CLUBS,
    results: resultsRead.data?.results ?? NO_RESULTS,
    /** Whether clubs and results are both known, and with them the fixtures. */
    known: reads.every(({ data }) => data !== undefined),
    factsRead,
    resultsRead,
    /** Could not be loaded or, when they are known, could not be renewed. */
    failed: reads.some(hasFailed),
    retry: () => {
      for (const read of reads.filter(hasFailed)) void read.refetch();
    },
  };
}
