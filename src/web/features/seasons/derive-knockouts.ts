import type { MatchResult } from '#contract/result-views.ts';
import type { Format } from '#domain/clubs/format.ts';
import { knockoutBrackets } from '#domain/knockouts/brackets.ts';
import { type KnockoutFacts, playBrackets } from '#domain/knockouts/play-brackets.ts';
import { mergeResults } from '#domain/matches/fixture-list.ts';

interface Facts extends Omit<KnockoutFacts, 'cups'> {
  readonly format: Pick<Format, 'cups'>;
  readonly results: readonly MatchResult[];
}

/** Ties and brackets of a finished season, derived with the same functions as those of the current one. */
export function deriveKnockouts(facts: Facts) {
  const ties = playBrackets({ ...facts, cups: facts.format.cups });
  return {
    ties: mergeResults(ties, facts.results),
    knockouts: { isProvisional: false, ...knockoutBrackets(ties, facts.results) },
  };
}
