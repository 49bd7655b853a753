import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { MatchResult } from '#contract/result-views.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { type ListedFixture, winnerOf } from '#domain/fixtures/fixture-list.ts';
import { type Fixture, isReady, type ReadyFixture } from '#domain/fixtures/fixtures.ts';
import type { Stage } from '#domain/fixtures/stages.ts';
import type { Result } from '#domain/results/results.ts';
import type { Standing } from '#domain/standings/standings.ts';

export interface PresentedResults {
  readonly presented: MatchResult[];
  /** Those whose match cannot be found: nothing can be told of them, and nothing else may suffer from them. */
  readonly leftOut: readonly Result[];
}

export function presentResults(fixtures: readonly Fixture[], results: readonly Result[]): PresentedResults {
  const byId = new Map(fixtures.filter(isReady).map((fixture) => [fixture.id, fixture]));
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
export function presentResult(result: Result, fixture: ReadyFixture): MatchResult {
  const { stage, group, round } = presentStage(fixture.stage);
  return {
    id: result.id,
    fixtureId: result.fixtureId,
    stage,
    round,
    homeTeam: fixture.home.name,
    awayTeam: fixture.away.name,
    homeScore: result.homeScore,
    awayScore: result.awayScore,
    homePenalties: null,
    awayPenalties: null,
    afterExtraTime: false,
    group,
    submittedBy: result.submittedBy,
    submittedAt: result.submittedAt,
    late: false,
    origin: 'captain',
    submissionStatus: result.submissionStatus,
    adminNotes: result.adminNotes,
  };
}

export function presentFixture(fixture: ListedFixture<Fixture, MatchResult>): FixtureRow {
  const { id, stage, home, away, status, result } = fixture;
  return {
    id,
    ...presentStage(stage),
    home: presentSide(home),
    away: presentSide(away),
    status,
    // A rejected one leaves its match open.
    result: status === 'PENDING' ? null : result,
    winner: winnerOf(fixture)?.id ?? null,
    closesAt: null,
    kickoff: null,
  };
}

function presentStage(stage: Stage): Pick<FixtureRow, 'stage' | 'group' | 'round' | 'tie' | 'matchday'> {
  return stage.kind === 'group'
    ? { stage: stage.kind, group: stage.group, round: null, tie: null, matchday: stage.matchday }
    : { stage: stage.kind, group: stage.bracket, round: stage.round, tie: stage.tie, matchday: null };
}

function presentSide(club: Club | null): FixtureRow['home'] {
  return club && { clubId: club.id, name: club.name };
}

export function presentStanding(standing: Standing): StandingRow {
  const { club, rank, decidedBy, ...tally } = standing;
  return { id: club.id, teamName: club.name, group: club.group, rank, ...tally, deducted: 0, decidedBy };
}
