import type { KnockoutsReply, KnockoutTie } from '#contract/knockouts-view.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import { BRACKETS, type Bracket, ROUNDS, type Round } from '#domain/matches/stages.ts';
import type { NamedClub } from '#paths.ts';
import { placedBy } from './words.ts';

export type Rounds = KnockoutsReply['brackets']['ucl']['rounds'];

export function roundsOf({ brackets }: KnockoutsReply, bracket: Bracket): Rounds {
  return (bracket === 'UCL' ? brackets.ucl : brackets.uel).rounds;
}

/** A season with one cup has no UEL. */
export function bracketsOf(knockouts: KnockoutsReply): Bracket[] {
  return BRACKETS.filter((bracket) => roundsOf(knockouts, bracket).length > 0);
}

/** The id of a tie on the page. */
export function tieId(fixtureId: number): string {
  return `tie-${fixtureId}`;
}

export function roundId(bracket: Bracket, round: Round): string {
  return `${bracket.toLowerCase()}-${round}`;
}

/** The tie, counted from 1, whose winner takes this side. The first round of a bracket has none before it. */
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

/** The first round with an undecided tie, or the final. */
export function currentRound(rounds: Rounds): Round {
  return rounds.find(({ ties }) => ties.some(({ decidedBy }) => decidedBy === null))?.round ?? 'final';
}

/** The clubs that can still take each side of a tie. */
export interface Possible {
  readonly home: readonly NamedClub[];
  readonly away: readonly NamedClub[];
}

/** By tie id. Empty where the round before is not among these rounds. */
export function possibleClubs(rounds: Rounds): ReadonlyMap<number, Possible> {
  const possible = new Map<number, Possible>();
  for (const [index, { ties }] of rounds.entries())
    for (const [place, { fixtureId, home, away }] of ties.entries()) {
      const before = rounds[index - 1]?.ties;
      const from = (side: KnockoutTie['home'], feeder: KnockoutTie | undefined): readonly NamedClub[] => {
        if (side) return side.clubId === null ? [] : [{ id: side.clubId, name: side.name }];
        const clubs = feeder && possible.get(feeder.fixtureId);
        return clubs ? [...clubs.home, ...clubs.away] : [];
      };
      possible.set(fixtureId, {
        home: from(home, before?.[2 * place]),
        away: from(away, before?.[2 * place + 1]),
      });
    }
  return possible;
}

/** Up to this many possible clubs are named; with more, the text is 'Winner of quarter-final 1'. */
export const NAMED_MAX = 3;

/** Where a club would enter the bracket if the groups ended now. */
export interface Seat {
  /** 'A1' */
  readonly place: string;
  /** The deciding criterion; null while there is none. */
  readonly reason: string | null;
}

/** By club id. */
export function seatsIn(rows: readonly StandingRow[]): ReadonlyMap<number, Seat> {
  return new Map(
    rows.map(({ id, group, rank, decidedBy }) => {
      const below = () => rows.find((row) => row.group === group && row.rank === 2)?.decidedBy ?? null;
      const criterion = rank === 1 ? below() : decidedBy;
      return [id, { place: `${group}${rank}`, reason: criterion && placedBy(rank, criterion) }];
    }),
  );
}
