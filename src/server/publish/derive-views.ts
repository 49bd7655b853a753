import type { PublicViews } from '#contract/public-views.ts';
import type { MatchResult } from '#contract/result-views.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { buildFixtures } from '#domain/fixtures/fixtures.ts';
import { recentResults } from '#domain/results/recent-results.ts';
import { newestFirst, type Result } from '#domain/results/results.ts';
import { tournamentFigures } from '#domain/results/statistics.ts';
import { standings } from '#domain/standings/standings.ts';
import { SITE } from '#site.ts';
import type { Facts } from '#store/facts.ts';
import { presentResult, presentStanding } from './present.ts';

/** Derives everything public, whole, from the facts of one revision. */
export function deriveViews({ clubs, results }: Facts): PublicViews {
  const fixtures = buildFixtures(clubs);
  const present = presenterFor(fixtures);
  const { players, members, servers, support, founded } = SITE.claims;
  return {
    '/api/stats': {
      teams: clubs.length,
      groups: GROUPS.length,
      fixtures: fixtures.length,
      ...tournamentFigures(results),
      players,
      members,
      servers,
      support,
      founded,
    },
    '/api/ucl/match-results': { results: [...results].sort(newestFirst).map(present) },
    '/api/ucl/recent-results': { results: recentResults(results).map(present) },
    '/api/ucl/group-standings': { standings: standings(clubs, fixtures, results).map(presentStanding) },
    '/api/ucl/clubs': { clubs },
  };
}

/** Presents results of these fixtures. */
export function presenterFor(fixtures: ReturnType<typeof buildFixtures>): (result: Result) => MatchResult {
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return (result) => {
    const fixture = byId.get(result.fixtureId);
    if (!fixture) throw new Error(`Result ${result.id} belongs to no fixture`);
    return presentResult(result, fixture);
  };
}
