import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { buildFixtures, type Fixture } from '#domain/fixtures/fixtures.ts';
import { clubsQuery, matchResultsQuery } from '#web/api/queries.ts';

const EVERY_SECONDS = 3;
const NO_RESULTS: readonly MatchResult[] = [];
const NO_FIXTURES: readonly Fixture[] = [];

/** The whole tournament as the panel needs it: what can be played, and every result in play. */
export function useTournament() {
  const clubsRead = useQuery(clubsQuery);
  const resultsRead = useQuery(matchResultsQuery(EVERY_SECONDS));
  const clubs = clubsRead.data?.clubs;
  const fixtures = useMemo(() => (clubs ? buildFixtures(clubs) : NO_FIXTURES), [clubs]);
  return { fixtures, results: resultsRead.data?.results ?? NO_RESULTS, clubsRead, resultsRead };
}
