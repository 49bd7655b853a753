import { useMemo } from 'react';
import { mergeResults } from '#domain/matches/fixture-list.ts';
import { buildFixtures, isGroupFixture, isKnockoutFixture } from '#domain/matches/fixtures.ts';
import { type Facts, useFacts } from './use-facts.ts';

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
