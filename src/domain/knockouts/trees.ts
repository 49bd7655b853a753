import { type Bracket, ROUNDS } from '../matches/stages.ts';
import { approvedByMatch, type Result } from '../results/results.ts';
import type { Standing } from '../standings/standings.ts';
import { championOf } from './phase.ts';
import type { KnockoutFixture } from './play-brackets.ts';
import { type KnockoutFacts, playBrackets } from './play-brackets.ts';
import { placesFrom } from './qualified-places.ts';
import { type Entrant, isClub } from './tie-outcome.ts';

/** Both knockout trees with their champions, round by round, as they are shown. */
export function knockoutTrees(ties: readonly KnockoutFixture[], results: readonly Result[]) {
  const approved = approvedByMatch(results);
  const treeOf = (bracket: Bracket) => ({
    rounds: ROUNDS.map((round) => ({
      round,
      ties: ties
        .filter(({ stage }) => stage.bracket === bracket && stage.round === round)
        .map((tie) => shownTie(tie, approved.get(tie.id))),
    })),
  });
  const championIn = (bracket: Bracket) => championOf(bracket, ties)?.id ?? null;
  return {
    brackets: { ucl: treeOf('UCL'), uel: treeOf('UEL') },
    champions: { ucl: championIn('UCL'), uel: championIn('UEL') },
  };
}

function shownTie({ id, home, away, outcome }: KnockoutFixture, approved: Result | undefined) {
  return {
    fixtureId: id,
    home: shownSide(home),
    away: shownSide(away),
    homeScore: approved?.homeScore ?? null,
    awayScore: approved?.awayScore ?? null,
    homePenalties: approved?.homePenalties ?? null,
    awayPenalties: approved?.awayPenalties ?? null,
    decidedBy: outcome?.decidedBy ?? null,
    winner: outcome?.winner?.id ?? null,
  };
}

/** Who stands on one side of a match: a club, nobody yet, or nobody at all. */
export function shownSide(entrant: Entrant) {
  if (entrant === null) return null;
  return isClub(entrant)
    ? { clubId: entrant.id, name: entrant.name }
    : { clubId: null, name: null, bye: true as const };
}

/** While the groups are open: who would meet if they ended with these tables. Nobody has won anything yet. */
export function provisionalTrees(
  facts: Pick<KnockoutFacts, 'clubs' | 'withdrawals'>,
  tables: readonly Pick<Standing, 'club' | 'rank'>[],
) {
  const ties = playBrackets({ ...facts, places: placesFrom(tables), results: [] });
  return { isProvisional: true, ...knockoutTrees(ties, []), champions: { ucl: null, uel: null } };
}
