import type { Club } from '../clubs/clubs.ts';
import type { KnockoutStage } from '../matches/stages.ts';
import type { Result } from '../results/results.ts';
import { type KnockoutFacts, type KnockoutFixture, playBrackets } from './play-brackets.ts';
import { type Entrant, isClub } from './tie-outcome.ts';

/** The effect of approving the result of a tie. */
export interface TieEffect {
  /** Null if no club would advance. */
  readonly winner: Club | null;
  /** The winner's next match, skipping byes; null after a final. */
  readonly next: { readonly stage: KnockoutStage; readonly opponent: Club | null } | null;
}

/** Null unless it is the result of a tie whose clubs are known. */
export function tieApprovalEffect(facts: KnockoutFacts, pending: Result): TieEffect | null {
  const others = facts.results.filter(({ fixtureId }) => fixtureId !== pending.fixtureId);
  const approved: Result = { ...pending, submissionStatus: 'approved' };
  const ties = playBrackets({ ...facts, results: [...others, approved] });
  const tie = ties.find(({ id }) => id === pending.fixtureId);
  if (!tie?.outcome) return null;
  const { winner } = tie.outcome;
  return { winner, next: winner && nextOf(winner, tie, ties) };
}

function nextOf(winner: Club, { id }: KnockoutFixture, ties: readonly KnockoutFixture[]): TieEffect['next'] {
  const later = ties.filter(
    (tie) => tie.id > id && sides(tie).some((side) => isClub(side) && side.id === winner.id),
  );
  const next = later.find(({ outcome }) => outcome?.decidedBy !== 'walkover') ?? later.at(-1);
  if (!next) return null;
  const opponent = sides(next).find((side) => isClub(side) && side.id !== winner.id);
  return { stage: next.stage, opponent: opponent && isClub(opponent) ? opponent : null };
}

function sides({ home, away }: KnockoutFixture): [Entrant, Entrant] {
  return [home, away];
}
