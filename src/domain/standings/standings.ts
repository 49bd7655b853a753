import { type Club, groupsOf } from '../clubs/clubs.ts';
import type { Cups } from '../clubs/format.ts';
import type { Places } from '../knockouts/qualified-places.ts';
import { ranksIn } from '../knockouts/qualified-places.ts';
import type { GroupFixture } from '../matches/group-fixtures.ts';
import type { TableResult } from '../results/results.ts';
import { type Deduction, pointsDeducted } from './deductions.ts';
import { bracketOfRank } from './qualification.ts';
import { type Criterion, rankClubs } from './ranking.ts';
import { type PlayedMatch, type Tally, tallyOf } from './tally.ts';

/** A row of a group table. */
export interface Standing extends Tally {
  readonly club: Club;
  /** Points deducted; `points` is already reduced by them. */
  readonly deducted: number;
  /** From 1, without ties. */
  readonly rank: number;
  /** The criterion that placed this club below the one above it; null for the leader. */
  readonly decidedBy: Criterion | null;
}

/** All group tables, one after another, each in order. Derived from the approved results every time. */
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
    groupsOf(clubs).map((group) => [group, { clubs: [] as Club[], matches: [] as PlayedMatch[] }]),
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

/** Tables for the API, with the current names of the clubs. */
export function standingRows(tables: readonly Standing[], cups: Cups) {
  return tables.map(({ club, rank, decidedBy, ...figures }) => ({
    ...{ id: club.id, teamName: club.name, group: club.group, rank, ...figures, decidedBy },
    advancesTo: bracketOfRank(rank, cups),
  }));
}

/** The matches that count in a table; pending results do not. */
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
