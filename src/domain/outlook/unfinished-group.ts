import type { Club } from '../clubs/clubs.ts';
import { GROUPS, type Group } from '../clubs/groups.ts';
import type { Places } from '../knockouts/qualified-places.ts';
import { ranksIn } from '../knockouts/qualified-places.ts';
import type { GroupFixture } from '../matches/group-fixtures.ts';
import { approvedByMatch, type TableResult } from '../results/results.ts';
import { type Deduction, pointsDeducted } from '../standings/deductions.ts';
import { playedMatches } from '../standings/standings.ts';
import type { PlayedMatch } from '../standings/tally.ts';

/** A group some of whose matches may still be open. The matches of a club that withdrew are decided: by awards. */
export interface UnfinishedGroup {
  readonly group: Group;
  readonly clubs: readonly Club[];
  readonly played: readonly PlayedMatch[];
  readonly open: readonly GroupFixture[];
  /** Points by club id. */
  readonly deducted: ReadonlyMap<number, number>;
  /** By club id, once the groups are closed. */
  readonly frozenRanks?: ReadonlyMap<number, number> | undefined;
}

export function unfinishedGroups(
  clubs: readonly Club[],
  fixtures: readonly GroupFixture[],
  results: readonly TableResult[],
  deductions: readonly Pick<Deduction, 'clubId' | 'points'>[],
  places: Places | null = null,
): UnfinishedGroup[] {
  const frozenRanks = places ? ranksIn(places) : undefined;
  const deducted = pointsDeducted(deductions);
  const decided = approvedByMatch(results);
  const groups = new Map(
    GROUPS.map((group) => [
      group,
      {
        group,
        clubs: [] as Club[],
        played: [] as PlayedMatch[],
        open: [] as GroupFixture[],
        deducted,
        frozenRanks,
      },
    ]),
  );
  for (const club of clubs) groups.get(club.group)?.clubs.push(club);
  for (const match of playedMatches(fixtures, results)) groups.get(match.home.group)?.played.push(match);
  for (const fixture of fixtures)
    if (!decided.has(fixture.id)) groups.get(fixture.stage.group)?.open.push(fixture);
  return [...groups.values()];
}
