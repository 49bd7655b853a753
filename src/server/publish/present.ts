import type { MatchResult } from '#contract/result-views.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import { type Fixture, type GroupFixture, isGroupFixture } from '#domain/fixtures/fixtures.ts';
import type { Result } from '#domain/results/results.ts';
import type { Standing } from '#domain/standings/standings.ts';

export interface PresentedResults {
  readonly presented: MatchResult[];
  /** Those whose match cannot be found: nothing can be told of them, and nothing else may suffer from them. */
  readonly leftOut: readonly Result[];
}

export function presentResults(fixtures: readonly Fixture[], results: readonly Result[]): PresentedResults {
  const byId = new Map(fixtures.filter(isGroupFixture).map((fixture) => [fixture.id, fixture]));
  const presented: MatchResult[] = [];
  const leftOut: Result[] = [];
  for (const result of results) {
    const fixture = byId.get(result.fixtureId);
    if (fixture) presented.push(presentResult(result, fixture));
    else leftOut.push(result);
  }
  return { presented, leftOut };
}

/** A result in the words of the wire, with the names that its clubs bear now. */
export function presentResult(result: Result, fixture: GroupFixture): MatchResult {
  return {
    id: result.id,
    fixtureId: result.fixtureId,
    homeTeam: fixture.home.name,
    awayTeam: fixture.away.name,
    homeScore: result.homeScore,
    awayScore: result.awayScore,
    group: fixture.stage.group,
    submittedBy: result.submittedBy,
    submittedAt: result.submittedAt,
    submissionStatus: result.submissionStatus,
    adminNotes: result.adminNotes,
  };
}

export function presentStanding(standing: Standing): StandingRow {
  const { club, rank, decidedBy, ...tally } = standing;
  return { id: club.id, teamName: club.name, group: club.group, rank, ...tally, decidedBy };
}
