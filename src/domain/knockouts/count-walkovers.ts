import { type KnockoutFacts, playBrackets } from './play-brackets.ts';

/** Ties that are decided although they have no result. */
export function countWalkovers(facts: KnockoutFacts): number {
  return playBrackets(facts).filter(({ outcome }) => outcome?.decidedBy === 'walkover').length;
}
