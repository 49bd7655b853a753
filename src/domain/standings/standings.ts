import type { Club } from '../clubs/clubs.ts';
import { GROUPS } from '../clubs/groups.ts';
import type { Places } from '../knockouts/qualified-places.ts';
import { ranksIn } from '../knockouts/qualified-places.ts';
import type { GroupFixture } from '../matches/group-fixtures.ts';
import type { TableResult } from '../results/results.ts';
import { type Deduction, pointsDeducted } from './deductions.ts';
import { type Criterion, rankClubs } from './ranking.ts';
import { type PlayedMatch, type Tally, tallyOf } from './tally.ts';

/** A line of a group's table. */
export interface Standing extends Tally {
  readonly club: Club;
  /** Points taken off, which `points` no longer holds. */
  readonly deducted: number;
  /** 1 to 4, without ties. */
  readonly rank: number;
  /** What placed this club below the one above it; null for the leader. */
  readonly decidedBy: Criterion | null;
}

/** The tables of all groups, one after another, each in its order. Derived again from the approved results. */
export function standings(
  clubs: readonly Club[],
  fixtures: readonly GroupFixture[],
  results: readonly TableResult[],
  deductions: readonly Pick<Deduction, 'clubId' | 'points'>[] = [],
  places: Places | null = null,
): Standing[] {
  const frozenRanks = places ? ranksIn(places) : undefined;
  const deducted = pointsDeducted(deductions);
  const groups = new Map(
    GROUPS.map((group) => [group, { clubs: [] as Club[], matches: [] as PlayedMatch[] }]),
  );
  for (const club of clubs) groups.get(club.group)?.clubs.push(club);
  for (const match of playedMatches(fixtures, results)) groups.get(match.home.group)?.matches.push(match);
  return [...groups.values()].flatMap((group) =>
    groupTable(group.clubs, group.matches, deducted, frozenRanks),
  );
}

/** The table of one group. */
export function groupTable(
  clubs: readonly Club[],
  matches: readonly PlayedMatch[],
  deducted: ReadonlyMap<number, number> = new Map(),
  frozenRanks?: ReadonlyMap<number, number>,
): Standing[] {
  return rankClubs(clubs, matches, deducted, frozenRanks).map(({ club, separation }, index) => {
    const decidedBy = separation?.criterion ?? null;
    const tally = tallyOf(club, matches);
    const lost = deducted.get(club.id) ?? 0;
    return { club, rank: index + 1, decidedBy, ...tally, points: tally.points - lost, deducted: lost };
  });
}

/** A line as it is shown, with the name that its club bears now. */
export function standingRow({ club, rank, decidedBy, ...figures }: Standing) {
  return { id: club.id, teamName: club.name, group: club.group, rank, ...figures, decidedBy };
}

/** What counts in a table: a result that waits for a decision does not. */
export function playedMatches(
  fixtures: readonly GroupFixture[],
  results: readonly TableResult[],
): PlayedMatch[] {
  const fixtureById = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return results.flatMap((result) => {
    const fixture = fixtureById.get(result.fixtureId);
    if (!fixture || result.submissionStatus !== 'approved') return [];
    const { home, away } = fixture;
    return [{ home, away, homeScore: result.homeScore, awayScore: result.awayScore }];
  });
}
