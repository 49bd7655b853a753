import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { buildFixtures, type Fixture } from '#domain/fixtures.ts';
import { clubsQuery, matchResultsQuery } from '#web/api/queries.ts';

const EVERY_SECONDS = 3;
const NO_RESULTS: readonly MatchResult[] = [];
const NO_FIXTURES: readonly Fixture[] = [];

/** The whole tournament as the panel needs it: what can be played, and every result in play. */
export function useTournament() {
  const clubs = useQuery(clubsQuery).data?.clubs;
  const results = useQuery(matchResultsQuery(EVERY_SECONDS));
  const fixtures = useMemo(() => (clubs ? buildFixtures(clubs) : NO_FIXTURES), [clubs]);
  return { clubs, fixtures, results: results.data?.results ?? NO_RESULTS, query: results };
}
