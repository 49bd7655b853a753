import type { PublicViews } from '#contract/public-views.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { mergeResults } from '#domain/fixtures/fixture-list.ts';
import { buildFixtures, isGroupFixture } from '#domain/fixtures/fixtures.ts';
import { recentResults } from '#domain/results/recent-results.ts';
import { newestFirst, type Result } from '#domain/results/results.ts';
import { tournamentFigures } from '#domain/results/statistics.ts';
import { standings } from '#domain/standings/standings.ts';
import { SITE } from '#site.ts';
import type { Facts } from '#store/facts.ts';
import { presentFixture, presentResults, presentStanding } from './present.ts';

export interface DerivedViews {
  readonly views: PublicViews;
  /** Results that stand in none of them, because their match cannot be found. */
  readonly leftOut: readonly Result[];
}

/** Derives everything public, whole, from the facts of one revision. */
export function deriveViews(facts: Facts): DerivedViews {
  const { clubs } = facts;
  const fixtures = buildFixtures(facts);
  const groupFixtures = fixtures.filter(isGroupFixture);
  // Results of the wire are results of the domain: what follows from them is derived from what is shown of them.
  const { presented: results, leftOut } = presentResults(fixtures, facts.results);
  const { players, members, servers, support, founded } = SITE.claims;
  const views: PublicViews = {
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
    '/api/ucl/tournament': tournamentOf(clubs),
    '/api/ucl/fixtures': { fixtures: mergeResults(fixtures, results).map(presentFixture) },
    '/api/ucl/match-results': { results: [...results].sort(newestFirst) },
    '/api/ucl/recent-results': { results: recentResults(results) },
    '/api/ucl/group-standings': { standings: standings(clubs, groupFixtures, results).map(presentStanding) },
    '/api/ucl/clubs': { clubs },
  };
  return { views, leftOut };
}

/** Only the clubs are stored so far; the rest is what holds until somebody decides about it. */
function tournamentOf(clubs: readonly Club[]): TournamentReply {
  return {
    season: { number: 1, name: null },
    phase: 'groups',
    status: SITE.claims.tournamentStatus,
    announcement: null,
    clubs: clubs.map(({ id, name, group, slot }) => ({ id, name, group, slot, withdrawn: false })),
    deductions: [],
    schedule: [],
    reporting: { mode: 'anybody', closedBecause: null },
    places: null,
  };
}
