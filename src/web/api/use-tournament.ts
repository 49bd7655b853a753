import { useFacts } from './use-facts.ts';
import { useGroupFixtures } from './use-group-fixtures.ts';

/** The tournament in the browser: the facts as they are read, and the fixtures that follow from them. */
export function useTournament(resultsEverySeconds: 3 | 5) {
  const facts = useFacts(resultsEverySeconds);
  return { ...facts, fixtures: useGroupFixtures(facts) };
}
