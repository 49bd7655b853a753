import { validDrawOf } from '../draw/draw.ts';
import { openLaterTies } from '../knockouts/later-ties.ts';
import { playBrackets } from '../knockouts/play-brackets.ts';
import { type Fixture, isReady, type ReadyFixture } from '../matches/fixtures.ts';
import { fixturesOfGroup } from '../matches/group-fixtures.ts';
import { stageOf } from '../matches/match-plan.ts';
import { factsOf, findResultState, type ResultState, type SeasonState } from '../record/state.ts';
import { Refused } from './refused.ts';

/** While the administrator has paused submissions, nobody can submit a score. */
export function refuseIfPaused({ reporting: { closedBecause } }: SeasonState): void {
  if (closedBecause !== null) throw new Refused('reporting_closed', `Reporting is closed: ${closedBecause}`);
}

/** What follows from the groups is frozen when they are closed, so nothing in them may change any more. */
export function refuseIfGroupsClosed({ places }: SeasonState): void {
  if (places) throw new Refused('groups_closed');
}

/** From the seal to the last ball the clubs are about to take new places. */
export function isDrawUnderWay(season: SeasonState): boolean {
  const draw = validDrawOf(season);
  return draw !== undefined && draw.commitment !== null && draw.doneAt === null;
}

export function refuseIfDrawUnderWay(season: SeasonState): void {
  if (isDrawUnderWay(season))
    throw new Refused(
      'draw_state',
      'A draw is under way. Please wait until it is done, or give it up first.',
    );
}

/** Who plays in later ties follows from this one: they go out of play together, after the administrator saw them. */
export function refuseIfLaterTiesDecided(
  season: SeasonState,
  fixtureId: number,
  alsoReset: readonly number[],
): void {
  const ties = openLaterTies(fixtureId, factsOf(season).results);
  const isAgreed = ties.length === alsoReset.length && ties.every((id) => alsoReset.includes(id));
  if (!isAgreed) throw new Refused('later_ties_decided', undefined, { ties });
}

/** A match with the clubs that the season has brought to it so far. */
export function findFixture(season: SeasonState, fixtureId: number): Fixture | undefined {
  const stage = stageOf(fixtureId);
  if (stage?.kind === 'group')
    return fixturesOfGroup(stage.group, season.clubs).find(({ id }) => id === fixtureId);
  return playBrackets(factsOf(season)).find(({ id }) => id === fixtureId);
}

/** A match whose two clubs are known. */
export function readyFixture(season: SeasonState, fixtureId: number): ReadyFixture {
  const fixture = findFixture(season, fixtureId);
  if (!fixture) throw new Refused('unknown_fixture');
  if (!isReady(fixture)) throw new Refused('tie_not_ready');
  return fixture;
}

/** A result in play. */
export function resultInPlay(season: SeasonState, id: number): ResultState {
  const result = findResultState(season, id);
  if (!result) throw new Refused('unknown_result');
  if (result.outAt !== null) throw new Refused(result.replacedBy === null ? 'unknown_result' : 'replaced');
  return result;
}

/** When a match can be submitted. */
export function scheduleOf({ schedule, postponements }: SeasonState) {
  return { schedule, postponements: [...postponements.values()] };
}
