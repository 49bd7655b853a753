import { type KnockoutStage, ROUNDS } from '../matches/stages.ts';

/** The two ties whose winners meet in this one, the upper one first; null in the first round. */
export function previousTies(stage: KnockoutStage): [KnockoutStage, KnockoutStage] | null {
  const round = ROUNDS[ROUNDS.indexOf(stage.round) - 1];
  if (!round) return null;
  return [
    { ...stage, round, tie: 2 * stage.tie - 1 },
    { ...stage, round, tie: 2 * stage.tie },
  ];
}

/** The tie that the winner of this one plays next; null after the final. */
export function nextTie(stage: KnockoutStage): KnockoutStage | null {
  const round = ROUNDS[ROUNDS.indexOf(stage.round) + 1];
  return round ? { ...stage, round, tie: Math.ceil(stage.tie / 2) } : null;
}
