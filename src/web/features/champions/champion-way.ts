import type { KnockoutsReply, KnockoutTie } from '#contract/knockouts-view.ts';
import type { Bracket, Round } from '#domain/matches/stages.ts';
import { penaltiesText, scoreText } from '#domain/results/score-text.ts';
import type { NamedClub } from '#paths.ts';

/** One tie on the way to the trophy, seen from the champion. */
interface Step {
  readonly round: Round;
  readonly fixtureId: number;
  /** Null when nobody came. */
  readonly opponent: NamedClub | null;
  /** The champion's goals first; null without a match. */
  readonly score: string | null;
  /** How it was decided, where the score does not say it. */
  readonly decidedBy: KnockoutTie['decidedBy'];
  /** The shoot-out, if there was one. */
  readonly penalties: string | null;
}

export interface Champion {
  readonly bracket: Bracket;
  /** Null when nobody came to the final. */
  readonly club: NamedClub | null;
  readonly way: readonly Step[];
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
    way: won.map(({ round, tie }) => stepOf(round, tie)),
  };
}

function named(side: KnockoutTie['home']): NamedClub | null {
  return side && side.clubId !== null ? { id: side.clubId, name: side.name } : null;
}

function stepOf(round: Round, tie: KnockoutTie): Step {
  const isHome = tie.home?.clubId === tie.winner;
  const opponent = named(isHome ? tie.away : tie.home);
  const { homeScore, awayScore, homePenalties, awayPenalties, decidedBy } = tie;
  const ownFirst = (home: number | null, away: number | null) => (isHome ? [home, away] : [away, home]);
  const inWords = ([own, other]: (number | null)[], tell: (own: number, other: number) => string) =>
    typeof own === 'number' && typeof other === 'number' ? tell(own, other) : null;
  return {
    round,
    fixtureId: tie.fixtureId,
    opponent,
    decidedBy,
    score: inWords(ownFirst(homeScore, awayScore), (own, other) =>
      scoreText({ homeScore: own, awayScore: other }),
    ),
    penalties: inWords(ownFirst(homePenalties, awayPenalties), (own, other) =>
      penaltiesText({ homePenalties: own, awayPenalties: other }),
    ),
  };
}
