import { type Bracket, ROUNDS } from '../matches/stages.ts';
import { approvedByMatch, type Result } from '../results/results.ts';
import type { Standing } from '../standings/standings.ts';
import { championOf } from './phase.ts';
import type { KnockoutFixture } from './play-brackets.ts';
import { type KnockoutFacts, playBrackets } from './play-brackets.ts';
import { placesFrom } from './qualified-places.ts';
import { type Entrant, isClub } from './tie-outcome.ts';

/** Both brackets with their champions, round by round. */
export function knockoutBrackets(ties: readonly KnockoutFixture[], results: readonly Result[]) {
  const approved = approvedByMatch(results);
  const bracketView = (bracket: Bracket) => ({
    rounds: ROUNDS.map((round) => ({
      round,
      ties: ties
        .filter(({ stage }) => stage.bracket === bracket && stage.round === round)
        .map((tie) => shownTie(tie, approved.get(tie.id))),
    })).filter((round) => round.ties.length > 0),
  });
  const championIn = (bracket: Bracket) => championOf(bracket, ties)?.id ?? null;
  return {
    brackets: { ucl: bracketView('UCL'), uel: bracketView('UEL') },
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

/** One side of a match: a club, to be confirmed, or a bye. */
export function shownSide(entrant: Entrant) {
  if (entrant === null) return null;
  return isClub(entrant)
    ? { clubId: entrant.id, name: entrant.name }
    : { clubId: null, name: null, bye: true as const };
}

/** While the groups are open: the pairings if they ended with these tables. There is no champion yet. */
export function provisionalBrackets(
  facts: Pick<KnockoutFacts, 'clubs' | 'cups' | 'withdrawals'>,
  tables: readonly Pick<Standing, 'club' | 'rank'>[],
) {
  const ties = playBrackets({ ...facts, places: placesFrom(tables, facts.cups), results: [] });
  return { isProvisional: true, ...knockoutBrackets(ties, []), champions: { ucl: null, uel: null } };
}
