import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { mergeResults } from '#domain/matches/fixture-list.ts';
import { buildFixtures, isGroupFixture, isKnockoutFixture } from '#domain/matches/fixtures.ts';
import { hasFailed, matchResultsQuery, tournamentQuery } from './queries.ts';

const NO_CLUBS: readonly Club[] = [];
const NO_RESULTS: readonly MatchResult[] = [];

export type Facts = ReturnType<typeof useFacts>;

/** Polls the facts of the tournament. */
export function useFacts(resultsEverySeconds: 3 | 5 = 5) {
  const factsRead = useQuery(tournamentQuery);
  const resultsRead = useQuery(matchResultsQuery(resultsEverySeconds));
  const reads = [factsRead, resultsRead];
  return {
    clubs: factsRead.data?.clubs ?? NO_CLUBS,
    results: resultsRead.data?.results ?? NO_RESULTS,
    /** Whether clubs and results are loaded, and thus the fixtures. */
    known: reads.every(({ data }) => data !== undefined),
    factsRead,
    resultsRead,
    /** Whether they could not be loaded or refreshed. */
    failed: reads.some(hasFailed),
    retry: () => {
      for (const read of reads.filter(hasFailed)) void read.refetch();
    },
  };
}

/** The facts, and the fixtures derived from them. */
export function useTournament(resultsEverySeconds: 3 | 5 = 5) {
  const read = useFacts(resultsEverySeconds);
  /** Undefined until they are loaded. */
  const facts = read.factsRead.data;
  return { ...read, facts, ...useFixtures(read) };
}

/** The fixtures derived from facts that another component polls; null until clubs and results are loaded. */
export function useFixtures({ factsRead, resultsRead }: Facts) {
  const facts = factsRead.data;
  const results = resultsRead.data?.results;
  return useMemo(() => {
    if (!facts || !results) return { fixtures: null, ties: null };
    const all = buildFixtures({ ...facts, cups: facts.format.cups, results });
    return {
      /** Group fixtures, each with its newest result. */
      fixtures: mergeResults(all.filter(isGroupFixture), results),
      /** Ties, each with its newest result. */
      ties: mergeResults(all.filter(isKnockoutFixture), results),
    };
  }, [facts, results]);
}
