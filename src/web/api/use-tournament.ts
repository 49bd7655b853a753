import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { mergeResults } from '#domain/fixtures/fixture-list.ts';
import { buildFixtures, isGroupFixture, isKnockoutFixture } from '#domain/fixtures/fixtures.ts';
import { hasFailed } from './has-failed.ts';
import { matchResultsQuery, tournamentQuery } from './queries.ts';

const NO_CLUBS: readonly Club[] = [];
const NO_RESULTS: readonly MatchResult[] = [];

/** The tournament in the browser: the facts as they are read, and the fixtures that follow from them. */
export function useTournament(resultsEverySeconds: 3 | 5 = 5) {
  const factsRead = useQuery(tournamentQuery);
  const resultsRead = useQuery(matchResultsQuery(resultsEverySeconds));
  const facts = factsRead.data;
  const results = resultsRead.data?.results;
  const listed = useMemo(() => {
    if (!facts || !results) return null;
    const fixtures = buildFixtures({ ...facts, results });
    return {
      fixtures: mergeResults(fixtures.filter(isGroupFixture), results),
      ties: mergeResults(fixtures.filter(isKnockoutFixture), results),
    };
  }, [facts, results]);
  const reads = [factsRead, resultsRead];
  return {
    clubs: facts?.clubs ?? NO_CLUBS,
    results: results ?? NO_RESULTS,
    /** What was decided about the tournament; undefined until it is read. */
    facts,
    /** Those of the groups, each with its newest result; null until clubs and results are both known. */
    fixtures: listed?.fixtures ?? null,
    /** Those of the knockouts, alike. */
    ties: listed?.ties ?? null,
    factsRead,
    resultsRead,
    /** Could not be loaded or, when there are fixtures, could not be renewed. */
    failed: reads.some(hasFailed),
    retry: () => {
      for (const read of reads.filter(hasFailed)) void read.refetch();
    },
  };
}
