import type { MatchResult } from '#contract/result-views.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import type { Fixture } from '#domain/fixtures/fixtures.ts';
import type { Result } from '#domain/results/results.ts';
import type { Standing } from '#domain/standings/standings.ts';

/** A result in the words of the wire, with the names that its clubs bear now. */
export function presentResult(result: Result, fixture: Fixture): MatchResult {
  return {
    id: result.id,
    fixtureId: result.fixtureId,
    homeTeam: fixture.home.name,
    awayTeam: fixture.away.name,
    homeScore: result.homeScore,
    awayScore: result.awayScore,
    group: fixture.group,
    submittedBy: result.submittedBy,
    submittedAt: result.submittedAt,
    submissionStatus: result.status,
    adminNotes: result.adminNotes,
  };
}

export function presentStanding(standing: Standing): StandingRow {
  const { club, rank, decidedBy, ...tally } = standing;
  return { id: club.id, teamName: club.name, group: club.group, rank, ...tally, decidedBy };
}
