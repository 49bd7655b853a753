import type { Club } from '../clubs/clubs.ts';
import type { Group } from '../clubs/groups.ts';
import type { GroupFixture } from '../matches/group-fixtures.ts';
import type { Result } from '../results/results.ts';
import type { Deduction } from './deductions.ts';
import { type Standing, standings } from './standings.ts';

type Deductions = readonly Pick<Deduction, 'clubId' | 'points'>[];

/** A club whose rank or points would change. */
export interface TableChange {
  readonly club: Club;
  readonly from: number;
  readonly to: number;
  /** The points gained. */
  readonly points: number;
}

/** The effect of approving a result on its group table, in the order of the new table. */
export function approvalEffect(
  fixtures: readonly GroupFixture[],
  results: readonly Result[],
  resultId: number,
  deductions: Deductions = [],
): TableChange[] {
  const group = fixtures.find(({ id }) => id === fixtureOf(results, resultId))?.stage.group;
  if (!group) return [];
  const approved = results.map(
    (result): Result => (result.id === resultId ? { ...result, submissionStatus: 'approved' } : result),
  );
  const before = tableOf(group, fixtures, results, deductions);
  return tableOf(group, fixtures, approved, deductions).flatMap(({ club, rank, ...after }) => {
    const known = before.find((standing) => standing.club.id === club.id);
    if (!known) return [];
    const points = after.points - known.points;
    return rank === known.rank && points === 0 ? [] : [{ club, from: known.rank, to: rank, points }];
  });
}

function fixtureOf(results: readonly Result[], resultId: number): number | undefined {
  return results.find(({ id }) => id === resultId)?.fixtureId;
}

function tableOf(
  group: Group,
  fixtures: readonly GroupFixture[],
  results: readonly Result[],
  deductions: Deductions,
): Standing[] {
  const own = fixtures.filter((fixture) => fixture.stage.group === group);
  const clubs = [
    ...new Map(own.flatMap(({ home, away }) => [home, away]).map((club) => [club.id, club])).values(),
  ];
  return standings(clubs, own, results, deductions);
}
