import type { PublicViews } from '#contract/public-views.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { buildFixtures, isGroupFixture } from '#domain/fixtures/fixtures.ts';
import { recentResults } from '#domain/results/recent-results.ts';
import { newestFirst } from '#domain/results/results.ts';
import { tournamentFigures } from '#domain/results/statistics.ts';
import { standings } from '#domain/standings/standings.ts';
import { SITE } from '#site.ts';
import type { Facts } from '#store/facts.ts';
import { presentResults, presentStanding } from './present.ts';

/** Derives everything public, whole, from the facts of one revision. */
export function deriveViews(facts: Facts): PublicViews {
  const { clubs } = facts;
  const fixtures = buildFixtures(facts);
  const groupFixtures = fixtures.filter(isGroupFixture);
  // Results of the wire are results of the domain: what follows from them is derived from what is shown of them.
  const { presented: results } = presentResults(fixtures, facts.results);
  const { players, members, servers, support, founded } = SITE.claims;
  return {
    '/api/stats': {
      teams: clubs.length,
      groups: GROUPS.length,
      fixtures: groupFixtures.length,
      ...tournamentFigures(results),
      players,
      members,
      servers,
      support,
      founded,
    },
    '/api/ucl/match-results': { results: [...results].sort(newestFirst) },
    '/api/ucl/recent-results': { results: recentResults(results) },
    '/api/ucl/group-standings': { standings: standings(clubs, groupFixtures, results).map(presentStanding) },
    '/api/ucl/clubs': { clubs },
  };
}
