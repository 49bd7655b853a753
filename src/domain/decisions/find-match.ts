import { playBrackets } from '../knockouts/play-brackets.ts';
import { type Fixture, isReady, type ReadyFixture } from '../matches/fixtures.ts';
import { fixturesOfGroup } from '../matches/group-fixtures.ts';
import { stageOfId } from '../matches/match-plan.ts';
import { factsOf, findResultState, type ResultState, type SeasonState } from '../record/state.ts';
import { DecisionError } from './decision-error.ts';

/** A match with the clubs that are known so far. */
export function findFixture(season: SeasonState, fixtureId: number): Fixture | undefined {
  const stage = stageOfId(fixtureId);
  if (stage?.kind === 'group')
    return fixturesOfGroup(stage.group, season.clubs).find(({ id }) => id === fixtureId);
  return playBrackets(factsOf(season)).find(({ id }) => id === fixtureId);
}

/** A match of the season. */
export function knownFixture(season: SeasonState, fixtureId: number): Fixture {
  const fixture = findFixture(season, fixtureId);
  if (!fixture) throw new DecisionError('unknown_fixture');
  return fixture;
}

/** A match whose two clubs are known. */
export function readyFixture(season: SeasonState, fixtureId: number): ReadyFixture {
  const fixture = knownFixture(season, fixtureId);
  if (!isReady(fixture)) throw new DecisionError('tie_not_ready');
  return fixture;
}

export function activeResult(season: SeasonState, id: number): ResultState {
  const result = findResultState(season, id);
  if (!result) throw new DecisionError('unknown_result');
  if (result.removedAt !== null)
    throw new DecisionError(result.replacedBy === null ? 'unknown_result' : 'replaced');
  return result;
}

/** When results of a match can be submitted. */
export function scheduleOf({ schedule, postponements }: SeasonState) {
  return { schedule, postponements: [...postponements.values()] };
}
