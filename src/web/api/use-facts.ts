import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { mergeResults } from '#domain/matches/fixture-list.ts';
import { buildFixtures, isGroupFixture, isKnockoutFixture } from '#domain/matches/fixtures.ts';
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

/** The tournament in the browser: the facts as they are read, and the fixtures that follow from them. */
export function useTournament(resultsEverySeconds: 3 | 5 = 5) {
  const read = useFacts(resultsEverySeconds);
  /** What was decided about the tournament; undefined until it is read. */
  const facts = read.factsRead.data;
  return { ...read, facts, ...useFixtures(read) };
}

/** The fixtures that follow from facts which somebody else reads; null until clubs and results are both known. */
export function useFixtures({ factsRead, resultsRead }: Facts) {
  const facts = factsRead.data;
  const results = resultsRead.data?.results;
  return useMemo(() => {
    if (!facts || !results) return { fixtures: null, ties: null };
    const all = buildFixtures({ ...facts, results });
    return {
      /** Those of the groups, each with its newest result. */
      fixtures: mergeResults(all.filter(isGroupFixture), results),
      /** Those of the knockouts, alike. */
      ties: mergeResults(all.filter(isKnockoutFixture), results),
    };
  }, [facts, results]);
}
