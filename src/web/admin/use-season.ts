import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { KnockoutFixture } from '#domain/knockouts/play-brackets.ts';
import { type ListedReadyFixture, mergeResults } from '#domain/matches/fixture-list.ts';
import { buildFixtures, isKnockoutFixture, isReady } from '#domain/matches/fixtures.ts';
import { matchResultsQuery } from '#web/api/queries.ts';
import { useFacts } from '#web/api/use-facts.ts';
import { POLL_SECONDS, supersededResultsQuery } from './admin-calls.ts';

export interface SeasonNow {
  readonly facts: TournamentReply;
  readonly results: readonly MatchResult[];
  /** Matches whose clubs are known, each with its newest result. */
  readonly fixtures: readonly ListedReadyFixture[];
  /** All ties, with or without clubs. */
  readonly ties: readonly KnockoutFixture[];
}

export const SeasonContext = createContext<SeasonNow | null>(null);

export function useSeason(): SeasonNow {
  const season = useContext(SeasonContext);
  if (!season) throw new Error('There is no SeasonContext');
  return season;
}

/** Null until it is loaded. Follows changes by colleagues. */
export function useLoadedSeason() {
  const { factsRead, resultsRead } = useFacts(POLL_SECONDS);
  const facts = factsRead.data;
  const results = resultsRead.data?.results;
  const season = useMemo((): SeasonNow | null => {
    if (!facts || !results) return null;
    const all = buildFixtures({ ...facts, cups: facts.format.cups, results });
    return {
      facts,
      results,
      fixtures: mergeResults(all.filter(isReady), results),
      ties: all.filter(isKnockoutFixture),
    };
  }, [facts, results]);
  return { season, reads: [factsRead, resultsRead] };
}

/** Including superseded results, which are not public; undefined until they are loaded. */
export function useAllResults() {
  const shownRead = useQuery(matchResultsQuery(POLL_SECONDS));
  const supersededRead = useQuery(supersededResultsQuery);
  const shown = shownRead.data?.results;
  const superseded = supersededRead.data?.results;
  const results = useMemo(() => {
    if (!shown || !superseded) return;
    // One of the two replies may be older, so a result can be in both.
    const ids = new Set(shown.map(({ id }) => id));
    return [...shown, ...superseded.filter(({ id }) => !ids.has(id))];
  }, [shown, superseded]);
  return { results, reads: [shownRead, supersededRead] };
}
