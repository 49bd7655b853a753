import { stageColumns } from '../matches/fixture-row.ts';
import { type Fixture, isReady, type ReadyFixture } from '../matches/fixtures.ts';
import { isLate, reportingWindow, type ScheduleFacts } from '../schedule/schedule.ts';
import type { Result } from './results.ts';

/** The public form of a result. */
type PresentedResult = ReturnType<typeof presentResult>;

export interface PresentedResults {
  readonly presented: PresentedResult[];
  /** Results without a match: they cannot be shown, and must not break anything else. */
  readonly leftOut: readonly Result[];
}

export function presentResults(
  fixtures: readonly Fixture[],
  results: readonly Result[],
  schedule: ScheduleFacts,
): PresentedResults {
  const byId = new Map(fixtures.filter(isReady).map((fixture) => [fixture.id, fixture]));
  const presented: PresentedResult[] = [];
  const leftOut: Result[] = [];
  for (const result of results) {
    const fixture = byId.get(result.fixtureId);
    if (fixture) presented.push(presentResult(result, fixture, reportingWindow(fixture, schedule).closesAt));
    else leftOut.push(result);
  }
  return { presented, leftOut };
}

/** A result in its API form, with the current names of its clubs. */
export function presentResult(result: Result, fixture: ReadyFixture, closesAt: string | null) {
  const { stage, group, round } = stageColumns(fixture.stage);
  const { home, away } = fixture;
  return {
    ...result,
    stage,
    round,
    group,
    homeClubId: home.id,
    awayClubId: away.id,
    homeTeam: home.name,
    awayTeam: away.name,
    // An award is not a submission: it has no deadline.
    late: result.origin === 'captain' && isLate(result.submittedAt, closesAt),
  };
}
