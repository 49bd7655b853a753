import { useMemo } from 'react';
import { type ListedGroupFixture, mergeResults } from '#domain/matches/fixture-list.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import type { Facts } from './use-facts.ts';

/** The fixtures of the groups, each with its newest result; null until clubs and results are both known. */
export function useGroupFixtures({ factsRead, resultsRead }: Facts): readonly ListedGroupFixture[] | null {
  const facts = factsRead.data;
  const results = resultsRead.data?.results;
  return useMemo(
    () => (facts && results ? mergeResults(groupFixtures(facts.clubs), results) : null),
    [facts, results],
  );
}
