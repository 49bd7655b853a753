import { validDrawOf } from '../draw/draw.ts';
import { openLaterTies } from '../knockouts/later-ties.ts';
import { playBrackets } from '../knockouts/play-brackets.ts';
import { type Fixture, isReady, type ReadyFixture } from '../matches/fixtures.ts';
import { fixturesOfGroup } from '../matches/group-fixtures.ts';
import { stageOfId } from '../matches/match-plan.ts';
import type { Stage } from '../matches/stages.ts';
import { factsOf, findResultState, type ResultState, type SeasonState } from '../record/state.ts';
import { groupDecisionProblem, tieDecisionProblem } from '../results/penalties.ts';
import type { ReportedScore } from '../results/results.ts';
import { checkScore } from '../results/scores.ts';
import { Refused } from './refused.ts';

/** While the administrator has paused submissions, no score can be submitted. */
export function refuseIfPaused({ reporting: { closedBecause } }: SeasonState): void {
  if (closedBecause !== null)
    throw new Refused('reporting_closed', `Submissions are paused: ${closedBecause}`);
}

/** Everything derived from the groups is frozen when they are closed, so nothing in them may change. */
export function refuseIfGroupsClosed({ places }: SeasonState): void {
  if (places) throw new Refused('groups_closed');
}

/** From the seal to the last ball, the clubs are about to take new places. */
export function isDrawUnderWay(season: SeasonState): boolean {
  const draw = validDrawOf(season);
  return draw !== undefined && draw.commitment !== null && draw.doneAt === null;
}

export function refuseIfDrawUnderWay(season: SeasonState): void {
  if (isDrawUnderWay(season))
    throw new Refused(
      'draw_state',
      'A draw is in progress. Please wait until it is complete, or void it first.',
    );
}

/**
 * This tie decides which clubs play in the later ones: they are removed together, after the administrator has
 * confirmed them.
 */
export function refuseIfLaterTiesDecided(
  season: SeasonState,
  fixtureId: number,
  alsoReset: readonly number[],
): void {
  const ties = openLaterTies(fixtureId, factsOf(season).results);
  const isAgreed = ties.length === alsoReset.length && ties.every((id) => alsoReset.includes(id));
  if (!isAgreed) throw new Refused('later_ties_decided', undefined, { ties });
}

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
  if (!fixture) throw new Refused('unknown_fixture');
  return fixture;
}

/** A match whose two clubs are known. */
export function readyFixture(season: SeasonState, fixtureId: number): ReadyFixture {
  const fixture = knownFixture(season, fixtureId);
  if (!isReady(fixture)) throw new Refused('tie_not_ready');
  return fixture;
}

export function activeResult(season: SeasonState, id: number): ResultState {
  const result = findResultState(season, id);
  if (!result) throw new Refused('unknown_result');
  if (result.removedAt !== null)
    throw new Refused(result.replacedBy === null ? 'unknown_result' : 'replaced');
  return result;
}

/** When results of a match can be submitted. */
export function scheduleOf({ schedule, postponements }: SeasonState) {
  return { schedule, postponements: [...postponements.values()] };
}

/** A score as received: missing fields were not sent. */
export type SentScore = Pick<ReportedScore, 'homeScore' | 'awayScore'> & {
  readonly homePenalties?: number | null | undefined;
  readonly awayPenalties?: number | null | undefined;
  readonly afterExtraTime?: boolean | undefined;
};

/** The score of a match at this stage; throws a `Refused` that describes the problem. */
export function checkedScore(stage: Stage, sent: SentScore): ReportedScore {
  const score: ReportedScore = {
    homeScore: sent.homeScore,
    awayScore: sent.awayScore,
    homePenalties: sent.homePenalties ?? null,
    awayPenalties: sent.awayPenalties ?? null,
    afterExtraTime: sent.afterExtraTime ?? false,
  };
  const decisionProblem = stage.kind === 'group' ? groupDecisionProblem : tieDecisionProblem;
  const problem = checkScore(score)[0]?.sentence ?? decisionProblem(score);
  if (problem) throw new Refused('invalid_score', problem);
  return score;
}
