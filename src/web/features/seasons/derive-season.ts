import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { mergeResults } from '#domain/matches/fixture-list.ts';
import { fixtureRow } from '#domain/matches/fixture-row.ts';
import { buildFixtures } from '#domain/matches/fixtures.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { standingRows, standings } from '#domain/standings/standings.ts';

/** All matches of a finished season, in the format of /api/ucl/fixtures. */
export function deriveFixtures(facts: FinishedSeasonReply): FixtureRow[] {
  const kickoffOf = new Map(facts.kickoffs.map(({ fixtureId, at }) => [fixtureId, at]));
  return mergeResults(buildFixtures({ ...facts, cups: facts.format.cups }), facts.results).map((fixture) =>
    fixtureRow(fixture, facts, kickoffOf.get(fixture.id) ?? null),
  );
}

/** The tables and the group matches of a finished season, by the functions that derive them while a season is played. */
export function deriveGroups({ clubs, format, results, deductions, places }: FinishedSeasonReply) {
  const fixtures = groupFixtures(clubs);
  return {
    standings: standingRows(standings(clubs, fixtures, results, deductions, places), format.cups),
    fixtures: mergeResults(fixtures, results),
  };
}
