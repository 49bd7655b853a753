import type { MatchResult } from '#contract/result-views.ts';
import { type KnockoutFacts, playBrackets } from '#domain/knockouts/play-brackets.ts';
import { knockoutTrees } from '#domain/knockouts/trees.ts';
import { mergeResults } from '#domain/matches/fixture-list.ts';

interface Facts extends KnockoutFacts {
  readonly results: readonly MatchResult[];
}

/** The ties of a season and its trees, by the functions that derive them while it is played. */
export function deriveKnockouts(facts: Facts) {
  const ties = playBrackets(facts);
  return {
    ties: mergeResults(ties, facts.results),
    knockouts: { isProvisional: false, ...knockoutTrees(ties, facts.results) },
  };
}
