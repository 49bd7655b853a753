import type { SeasonFacts } from '#domain/season/facts.ts';
import { seasonFacts } from '#domain/testing/season-facts.ts';
import type { Facts } from '../facts.ts';

/** Facts as they are loaded, of a season about which nothing was decided but what is given. */
export function storedFacts(revision: number, decided: Partial<SeasonFacts> = {}): Facts {
  return { revision, draws: [], finishedSeasons: [], ...seasonFacts(decided) };
}
