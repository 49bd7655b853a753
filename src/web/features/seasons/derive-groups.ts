import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { mergeResults } from '#domain/matches/fixture-list.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { standingRow, standings } from '#domain/standings/standings.ts';

/** The tables and the group matches of a finished season, by the functions that derive them while a season is played. */
export function deriveGroups({ clubs, results, deductions, places }: FinishedSeasonReply) {
  const fixtures = groupFixtures(clubs);
  return {
    standings: standings(clubs, fixtures, results, deductions, places).map(standingRow),
    fixtures: mergeResults(fixtures, results),
  };
}
