import { useMemo } from 'react';
import { mergeResults } from '#domain/fixtures/fixture-list.ts';
import { buildFixtures, isGroupFixture, isKnockoutFixture } from '#domain/fixtures/fixtures.ts';
import { useFacts } from './use-facts.ts';

/** The tournament in the browser: the facts as they are read, and the fixtures that follow from them. */
export function useTournament(resultsEverySeconds: 3 | 5 = 5) {
  const read = useFacts(resultsEverySeconds);
  const facts = read.factsRead.data;
  const results = read.resultsRead.data?.results;
  const listed = useMemo(() => {
    if (!facts || !results) return null;
    const fixtures = buildFixtures({ ...facts, results });
    return {
      fixtures: mergeResults(fixtures.filter(isGroupFixture), results),
      ties: mergeResults(fixtures.filter(isKnockoutFixture), results),
    };
  }, [facts, results]);
  return {
    ...read,
    /** What was decided about the tournament; undefined until it is read. */
    facts,
    /** Those of the groups, each with its newest result; null until clubs and results are both known. */
    fixtures: listed?.fixtures ?? null,
    /** Those of the knockouts, alike. */
    ties: listed?.ties ?? null,
  };
}
