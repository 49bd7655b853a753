import type { Club } from '../clubs/clubs.ts';
import { TIES } from '../matches/match-plan.ts';
import type { KnockoutStage } from '../matches/stages.ts';
import type { Result } from '../results/results.ts';
import { wayToFinal } from './later-ties.ts';
import { type Entrant, isClub, lastPresent, playedOutcome } from './tie-outcome.ts';

interface Facts {
  /** Who comes to a tie when these come out of the ties before it. */
  readonly entrantsOf: (stage: KnockoutStage, from: (id: number) => Entrant) => [Entrant, Entrant];
  /** By the id of their tie. */
  readonly approved: ReadonlyMap<number, Result>;
  readonly withdrawn: ReadonlySet<number>;
}

/**
 * Whether a club has played on from a tie. Where nobody was left on one side, the next match on the way to the final was
 * played by somebody else: by whoever was the last to be there of all that could have come to it.
 */
export function playedOnFrom({ entrantsOf, approved, withdrawn }: Facts) {
  const survivors = new Map<number, Club | null>();
  for (const { id, stage } of TIES) {
    const [home, away] = entrantsOf(stage, (tie) => survivors.get(tie) ?? null);
    const result = approved.get(id);
    const survivor =
      result && isClub(home) && isClub(away)
        ? playedOutcome(result, home, away).winner
        : lastPresent([home, away].filter(isClub), withdrawn);
    survivors.set(id, survivor);
  }
  return (fixtureId: number, club: Club): boolean => {
    const way = [fixtureId, ...wayToFinal(fixtureId)];
    const next = way.findIndex((id, index) => index > 0 && approved.has(id));
    const before = way[next - 1];
    return before !== undefined && survivors.get(before)?.id === club.id;
  };
}
