import type { Club } from '../clubs/clubs.ts';
import { TIES } from '../matches/match-plan.ts';
import type { Bracket, KnockoutStage } from '../matches/stages.ts';
import type { Result } from '../results/results.ts';
import { previousTies } from './adjacent-ties.ts';
import { type Places, placesIn } from './bracket-places.ts';
import { playedOnFrom } from './survivors.ts';
import { type Entrant, entrantFrom, type TieOutcome, tieOutcome } from './tie-outcome.ts';

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
  const approved = new Map(
    results
      .filter((result) => result.submissionStatus === 'approved')
      .map((result) => [result.fixtureId, result]),
  );
  const outcomes = new Map<number, TieOutcome | null>();

  const seated = (bracket: Bracket, place: number): Entrant => {
    const id = placesIn(places, bracket)[place];
    return (id !== undefined && clubById.get(id)) || null;
  };
  const entrantsOf = (stage: KnockoutStage, from: (id: number) => Entrant): [Entrant, Entrant] => {
    const previous = previousTies(stage);
    if (!previous)
      return [seated(stage.bracket, 2 * stage.tie - 2), seated(stage.bracket, 2 * stage.tie - 1)];
    return [from(idOf(previous[0])), from(idOf(previous[1]))];
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

const IDS = new Map(TIES.map(({ id, stage }) => [keyOf(stage), id]));

function idOf(stage: KnockoutStage): number {
  return IDS.get(keyOf(stage)) ?? 0;
}

function keyOf({ bracket, round, tie }: KnockoutStage): string {
  return `${bracket} ${round} ${tie}`;
}
