import type { Club } from '../clubs/clubs.ts';
import type { Cups } from '../clubs/format.ts';
import { bracketTies, type PlannedTie, tieId } from '../matches/match-plan.ts';
import { type Bracket, type KnockoutStage, previousTies, roundsOf } from '../matches/stages.ts';
import { approvedByMatch, type Result } from '../results/results.ts';
import { pathToFinal } from './later-ties.ts';
import { bracketPlaces, bracketsOf, countMissing, type Places, placesIn } from './qualified-places.ts';
import {
  type Entrant,
  entrantFrom,
  isClub,
  lastPresent,
  playedOutcome,
  type TieOutcome,
  tieOutcome,
} from './tie-outcome.ts';

/** A knockout tie with its clubs so far, and its outcome. */
export interface KnockoutFixture {
  readonly id: number;
  readonly stage: KnockoutStage;
  readonly home: Entrant;
  readonly away: Entrant;
  readonly outcome: TieOutcome | null;
}

/** Everything that determines the knockouts. */
export interface KnockoutFacts {
  readonly clubs: readonly Club[];
  readonly cups: Cups;
  /** Null while the groups are open: no club has a place yet. */
  readonly places: Places | null;
  readonly withdrawals: readonly { readonly clubId: number }[];
  readonly results: readonly Result[];
}

/** All ties in the order of their ids. A round follows from the one before it, which has the lower ids. */
export function playBrackets(facts: KnockoutFacts): KnockoutFixture[] {
  const { clubs, places, withdrawals, results } = facts;
  const placeCounts = bracketPlaces(facts);
  const ties = bracketsOf(facts).flatMap((bracket) => bracketTies(bracket, placeCounts[bracket]));
  if (!places) return ties.map(({ id, stage }) => ({ id, stage, home: null, away: null, outcome: null }));
  const clubById = new Map(clubs.map((club) => [club.id, club]));
  const withdrawn = new Set(withdrawals.map(({ clubId }) => clubId));
  const approved = approvedByMatch(results);
  const outcomes = new Map<number, TieOutcome | null>();

  const seated = (bracket: Bracket, place: number): Entrant => {
    const id = placesIn(places, bracket)[place];
    return id === null ? 'bye' : (clubById.get(id ?? 0) ?? null);
  };
  const entrantsOf = (stage: KnockoutStage, from: (id: number) => Entrant): [Entrant, Entrant] => {
    const previous = isFirstRound(stage, placeCounts) ? null : previousTies(stage);
    if (!previous)
      return [seated(stage.bracket, 2 * stage.tie - 2), seated(stage.bracket, 2 * stage.tie - 1)];
    const [home, away] = previous;
    return [from(tieId(home)), from(tieId(away))];
  };
  const hasAdvanced = createHasAdvanced({ ties, entrantsOf, approved, withdrawn });
  return ties.map(({ id, stage }) => {
    const [home, away] = entrantsOf(stage, (tie) => entrantFrom(outcomes.get(tie) ?? null));
    const outcome = tieOutcome(home, away, {
      approved: approved.get(id),
      withdrawn,
      hasAdvanced: (club) => hasAdvanced(id, club),
    });
    outcomes.set(id, outcome);
    return { id, stage, home, away, outcome };
  });
}

/** Whether its clubs come from the groups. */
function isFirstRound({ bracket, round }: KnockoutStage, places: Record<Bracket, number>): boolean {
  return roundsOf(places[bracket])[0] === round;
}

interface Facts {
  readonly ties: readonly PlannedTie[];
  /** The sides of a tie, given the clubs that advance from the ties before it. */
  readonly entrantsOf: (stage: KnockoutStage, from: (id: number) => Entrant) => [Entrant, Entrant];
  /** By tie id. */
  readonly approved: ReadonlyMap<number, Result>;
  readonly withdrawn: ReadonlySet<number>;
}

/**
 * Whether a club has played a later match. If a tie has no winner, the next match on the path to the final was
 * played by another club: by the last one to withdraw among all that could have reached it.
 */
function createHasAdvanced({ ties, entrantsOf, approved, withdrawn }: Facts) {
  const survivors = new Map<number, Club | null>();
  for (const { id, stage } of ties) {
    const [home, away] = entrantsOf(stage, (tie) => survivors.get(tie) ?? null);
    const result = approved.get(id);
    const survivor =
      result && isClub(home) && isClub(away)
        ? playedOutcome(result, home, away).winner
        : lastPresent([home, away].filter(isClub), withdrawn);
    survivors.set(id, survivor);
  }
  return (fixtureId: number, club: Club): boolean => {
    const way = [fixtureId, ...pathToFinal(fixtureId)];
    const next = way.findIndex((id, index) => index > 0 && approved.has(id));
    const before = way[next - 1];
    return before !== undefined && survivors.get(before)?.id === club.id;
  };
}

/** Ties that are decided without a result. A place that no club can take is not a match. */
export function countWalkovers(facts: KnockoutFacts): number {
  const walkovers = playBrackets(facts).filter(({ outcome }) => outcome?.decidedBy === 'walkover');
  return walkovers.length - countMissing(facts.places);
}
