import { type Club, groupsOf } from '../clubs/clubs.ts';
import type { Cups } from '../clubs/format.ts';
import type { Group } from '../clubs/groups.ts';
import type { Places } from '../knockouts/qualified-places.ts';
import { ranksIn } from '../knockouts/qualified-places.ts';
import { type GroupFixture, groupFixtures } from '../matches/group-fixtures.ts';
import { approvedByMatch, type TableResult } from '../results/results.ts';
import { type Deduction, pointsDeducted } from '../standings/deductions.ts';
import { playedMatches } from '../standings/standings.ts';
import type { PlayedMatch } from '../standings/tally.ts';

/** A group that may still have open matches. The matches of a withdrawn club are decided by awards. */
export interface UnfinishedGroup {
  readonly group: Group;
  readonly cups: Cups;
  readonly clubs: readonly Club[];
  readonly played: readonly PlayedMatch[];
  readonly open: readonly GroupFixture[];
  /** Points by club id. */
  readonly deducted: ReadonlyMap<number, number>;
  /** By club id, once the groups are closed. */
  readonly frozenRanks?: ReadonlyMap<number, number> | undefined;
}

/** The facts that the groups are derived from. */
interface Facts {
  readonly clubs: readonly Club[];
  readonly cups: Cups;
  readonly results: readonly TableResult[];
  readonly deductions: readonly Pick<Deduction, 'clubId' | 'points'>[];
  readonly places?: Places | null;
}

export function unfinishedGroups({ clubs, cups, results, deductions, places }: Facts): UnfinishedGroup[] {
  const fixtures = groupFixtures(clubs);
  const frozenRanks = places ? ranksIn(places) : undefined;
  const deducted = pointsDeducted(deductions);
  const decided = approvedByMatch(results);
  const groups = new Map(
    groupsOf(clubs).map((group) => [
      group,
      {
        group,
        cups,
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
