import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { mergeResults } from '#domain/matches/fixture-list.ts';
import { fixtureRow } from '#domain/matches/fixture-row.ts';
import { buildFixtures } from '#domain/matches/fixtures.ts';

/** All matches of a finished season, as /api/ucl/fixtures gives those of the running one. */
export function deriveFixtures(facts: FinishedSeasonReply): FixtureRow[] {
  const kickoffOf = new Map(facts.kickoffs.map(({ fixtureId, at }) => [fixtureId, at]));
  return mergeResults(buildFixtures(facts), facts.results).map((fixture) =>
    fixtureRow(fixture, facts, kickoffOf.get(fixture.id) ?? null),
  );
}
