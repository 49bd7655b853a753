import type { KnockoutsReply, KnockoutTie } from '#contract/knockouts-view.ts';
import { type Bracket, ROUNDS, type Round } from '#domain/matches/stages.ts';

export type Rounds = KnockoutsReply['brackets']['ucl']['rounds'];

export function roundsOf({ brackets }: KnockoutsReply, bracket: Bracket): Rounds {
  return (bracket === 'UCL' ? brackets.ucl : brackets.uel).rounds;
}

/** Where a tie is found on the page. */
export function tieId(fixtureId: number): string {
  return `tie-${fixtureId}`;
}

export function roundId(bracket: Bracket, round: Round): string {
  return `${bracket.toLowerCase()}-${round}`;
}

/** The number, from 1, of the tie that sends its winner to this side; null in the first round. */
export function feederOf(
  round: Round,
  tie: number,
  side: 'home' | 'away',
): { round: Round; tie: number } | null {
  const before = ROUNDS[ROUNDS.indexOf(round) - 1];
  return before ? { round: before, tie: side === 'home' ? 2 * tie - 1 : 2 * tie } : null;
}

export function playsIn(tie: KnockoutTie, clubId: number): boolean {
  return tie.home?.clubId === clubId || tie.away?.clubId === clubId;
}

/** The round that is played now: the first with a tie that is still open, or the final. */
export function currentRound(rounds: Rounds): Round {
  return rounds.find(({ ties }) => ties.some(({ decidedBy }) => decidedBy === null))?.round ?? 'final';
}
