import type { KnockoutsReply, KnockoutTie } from '#contract/knockouts-view.ts';
import type { Bracket, Round } from '#domain/matches/stages.ts';
import { penaltiesText, type Score, scoreText, turned } from '#domain/results/score-text.ts';
import type { NamedClub } from '#paths.ts';

/** One tie on the road to the trophy, from the champion's side. */
interface Step {
  readonly round: Round;
  readonly fixtureId: number;
  /** Null for a bye. */
  readonly opponent: NamedClub | null;
  /** The champion's goals first; null if the tie was not played. */
  readonly score: string | null;
  readonly decidedBy: KnockoutTie['decidedBy'];
  readonly penalties: string | null;
}

export interface Champion {
  readonly bracket: Bracket;
  /** Null when no club won the final. */
  readonly club: NamedClub | null;
  readonly road: readonly Step[];
}

/** In each bracket of the season; with one cup, there is no UEL. */
export function championsOf(knockouts: KnockoutsReply): Champion[] {
  return [
    championOf(knockouts, 'UCL'),
    ...(knockouts.brackets.uel.rounds.length > 0 ? [championOf(knockouts, 'UEL')] : []),
  ];
}

export function championOf({ brackets, champions }: KnockoutsReply, bracket: Bracket): Champion {
  const [{ rounds }, id] = bracket === 'UCL' ? [brackets.ucl, champions.ucl] : [brackets.uel, champions.uel];
  const won = rounds.flatMap(({ round, ties }) =>
    ties.filter(({ winner }) => id !== null && winner === id).map((tie) => ({ round, tie })),
  );
  const sides = won.flatMap(({ tie }) => [tie.home, tie.away]);
  return {
    bracket,
    club: named(sides.find((side) => side?.clubId === id && id !== null) ?? null),
    road: won.map(({ round, tie }) => stepOf(round, tie)),
  };
}

function named(side: KnockoutTie['home']): NamedClub | null {
  return side && side.clubId !== null ? { id: side.clubId, name: side.name } : null;
}

function stepOf(round: Round, tie: KnockoutTie): Step {
  const isHome = tie.home?.clubId === tie.winner;
  const score = tie.homeScore === null ? null : isHome ? (tie as Score) : turned(tie as Score);
  return {
    round,
    fixtureId: tie.fixtureId,
    opponent: named(isHome ? tie.away : tie.home),
    decidedBy: tie.decidedBy,
    score: score && scoreText({ homeScore: score.homeScore, awayScore: score.awayScore }),
    penalties: score && tie.homePenalties !== null ? penaltiesText(score) : null,
  };
}
