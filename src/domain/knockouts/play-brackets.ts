import type { Club } from '../clubs/clubs.ts';
import { TIES, tieAt } from '../matches/match-plan.ts';
import type { Bracket, KnockoutStage } from '../matches/stages.ts';
import { previousTies } from '../matches/stages.ts';
import { approvedByMatch, type Result } from '../results/results.ts';
import { wayToFinal } from './later-ties.ts';
import { type Places, placesIn } from './qualified-places.ts';
import {
  type Entrant,
  entrantFrom,
  isClub,
  lastPresent,
  playedOutcome,
  type TieOutcome,
  tieOutcome,
} from './tie-outcome.ts';

/** A tie of the knockouts with who has come to it, and how it ended. */
export interface KnockoutFixture {
  readonly id: number;
  readonly stage: KnockoutStage;
  readonly home: Entrant;
  readonly away: Entrant;
  readonly outcome: TieOutcome | null;
}

/** What the knockouts follow from. */
export interface KnockoutFacts {
  readonly clubs: readonly Club[];
  /** Null while the groups are open: nobody has a place yet. */
  readonly places: Places | null;
  readonly withdrawals: readonly { readonly clubId: number }[];
  readonly results: readonly Result[];
}

/** All ties in the order of their ids. A round follows from the one before it, which has the lower ids. */
export function playBrackets({ clubs, places, withdrawals, results }: KnockoutFacts): KnockoutFixture[] {
  if (!places) return TIES.map(({ id, stage }) => ({ id, stage, home: null, away: null, outcome: null }));
  const clubById = new Map(clubs.map((club) => [club.id, club]));
  const withdrawn = new Set(withdrawals.map(({ clubId }) => clubId));
  const approved = approvedByMatch(results);
  const outcomes = new Map<number, TieOutcome | null>();

  const seated = (bracket: Bracket, place: number): Entrant => {
    const id = placesIn(places, bracket)[place];
    return (id !== undefined && clubById.get(id)) || null;
  };
  const entrantsOf = (stage: KnockoutStage, from: (id: number) => Entrant): [Entrant, Entrant] => {
    const previous = previousTies(stage);
    if (!previous)
      return [seated(stage.bracket, 2 * stage.tie - 2), seated(stage.bracket, 2 * stage.tie - 1)];
    const [home, away] = previous.map((tie) => from(tieAt(tie)?.id ?? 0));
    return [home ?? null, away ?? null];
  };
  const hasPlayedOn = playedOnFrom({ entrantsOf, approved, withdrawn });
  return TIES.map(({ id, stage }) => {
    const [home, away] = entrantsOf(stage, (tie) => entrantFrom(outcomes.get(tie) ?? null));
    const outcome = tieOutcome(home, away, {
      approved: approved.get(id),
      withdrawn,
      hasPlayedOn: (club) => hasPlayedOn(id, club),
    });
    outcomes.set(id, outcome);
    return { id, stage, home, away, outcome };
  });
}

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
function playedOnFrom({ entrantsOf, approved, withdrawn }: Facts) {
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

/** Ties that are decided although they have no result. */
export function countWalkovers(facts: KnockoutFacts): number {
  return playBrackets(facts).filter(({ outcome }) => outcome?.decidedBy === 'walkover').length;
}
