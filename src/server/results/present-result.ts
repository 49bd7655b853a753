import type { MatchResult } from '#contract/result-views.ts';
import { findFixture, scheduleOf } from '#domain/decisions/season-rules.ts';
import { isReady } from '#domain/matches/fixtures.ts';
import { findResultState, publicResult, type SeasonState } from '#domain/record/state.ts';
import { presentResult } from '#domain/results/presented-results.ts';
import { reportingWindow } from '#domain/schedule/schedule.ts';

/** A result after a change. */
export function presentChanged(season: SeasonState, id: number): MatchResult {
  const result = findResultState(season, id);
  const fixture = result && findFixture(season, result.fixtureId);
  if (!fixture || !isReady(fixture)) throw new Error(`Result ${id} has no match`);
  const { closesAt } = reportingWindow(fixture, scheduleOf(season));
  return presentResult(publicResult(result), fixture, closesAt);
}
