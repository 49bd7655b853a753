import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { mergeResults } from '#domain/fixtures/fixture-list.ts';
import { playBrackets } from '#domain/knockouts/play-brackets.ts';
import { knockoutTrees } from '#domain/knockouts/trees.ts';

/** The ties of a finished season and its trees, by the functions that derive them while a season is played. */
export function deriveKnockouts(facts: FinishedSeasonReply) {
  const ties = playBrackets(facts);
  return {
    ties: mergeResults(ties, facts.results),
    knockouts: { isProvisional: false, ...knockoutTrees(ties, facts.results) },
  };
}
