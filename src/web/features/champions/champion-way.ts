import type { KnockoutsReply, KnockoutTie } from '#contract/knockouts-view.ts';
import type { Bracket, Round } from '#domain/fixtures/stages.ts';
import { scoreText } from '#domain/results/score-text.ts';

/** One tie on the way to the trophy, seen from the champion. */
interface Step {
  readonly round: Round;
  /** Null when nobody came. */
  readonly opponent: string | null;
  /** The champion's goals first; null without a match. */
  readonly score: string | null;
}

export interface Champion {
  readonly bracket: Bracket;
  /** Null when nobody came to the final. */
  readonly name: string | null;
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
    name: sides.find((side) => side?.clubId === id && id !== null)?.name ?? null,
    way: won.map(({ round, tie }) => stepOf(round, tie)),
  };
}

function stepOf(round: Round, tie: KnockoutTie): Step {
  const isHome = tie.home?.clubId === tie.winner;
  const opponent = (isHome ? tie.away : tie.home)?.name ?? null;
  const { homeScore, awayScore, homePenalties, awayPenalties } = tie;
  if (homeScore === null || awayScore === null) return { round, opponent, score: null };
  const score = isHome
    ? { homeScore, awayScore, homePenalties, awayPenalties }
    : {
        homeScore: awayScore,
        awayScore: homeScore,
        homePenalties: awayPenalties,
        awayPenalties: homePenalties,
      };
  return { round, opponent, score: scoreText(score) };
}
