import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Club, placeholderClubs } from '../clubs/clubs.ts';
import { GROUPS } from '../clubs/groups.ts';
import { groupFixtures } from '../matches/group-fixtures.ts';
import { WITHOUT_LINK } from '../results/agreement.ts';
import { type Result, SUBMITTER } from '../results/results.ts';
import { compareClubNames } from './ranking.ts';
import { type Standing, standings } from './standings.ts';

const CLUBS = placeholderClubs();
const FIXTURES = groupFixtures(CLUBS);

// Few goals, so that clubs are often level.
const goals = fc.nat({ max: 2 });
const score = fc.record({ homeScore: goals, awayScore: goals });

/** The possible results of a fixture in the store: some rejected ones, then one open result at most. */
const resultsOfFixture = fc
  .tuple(
    fc.array(fc.record({ score, submissionStatus: fc.constant('rejected' as const) }), { maxLength: 2 }),
    fc.option(
      fc.record({ score, submissionStatus: fc.constantFrom('approved', 'approved', 'approved', 'pending') }),
    ),
  )
  .map(([rejected, open]) => (open ? [...rejected, open] : rejected));

/** Some results in every group: each run covers sixteen groups. */
const anyResults: fc.Arbitrary<Result[]> = fc
  .tuple(...FIXTURES.map(() => resultsOfFixture))
  .map((submitted) =>
    submitted
      .flatMap((list, index) => list.map((entry) => ({ ...entry, fixtureId: FIXTURES[index]?.id ?? 0 })))
      .map(({ score, submissionStatus, fixtureId }, index) => ({
        id: index + 1,
        fixtureId,
        ...score,
        homePenalties: null,
        awayPenalties: null,
        afterExtraTime: false,
        origin: 'captain',
        submissionStatus,
        submittedBy: SUBMITTER,
        submittedAt: new Date(Date.UTC(2025, 2, 1, 0, index)).toISOString(),
        adminNotes: null,
        ...WITHOUT_LINK,
      })),
  );

function tablesOf(results: readonly Result[], clubs: readonly Club[] = CLUBS): Standing[] {
  return standings(clubs, groupFixtures(clubs), results);
}

function groupsOf(lines: readonly Standing[]): Standing[][] {
  return GROUPS.map((group) => lines.filter((line) => line.club.group === group));
}

/** Each club except the leaders, with the club above it. */
function neighboursIn(lines: readonly Standing[]): { above: Standing; below: Standing }[] {
  return groupsOf(lines).flatMap((table) =>
    table.slice(1).map((below, index) => ({ above: table[index] as Standing, below })),
  );
}

function sum(lines: readonly Standing[], figure: (line: Standing) => number): number {
  return lines.reduce((total, line) => total + figure(line), 0);
}

function holdsFor<T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, check), { numRuns: 40 });
}

// Takes a second or two; the limit is for a busy machine.
describe('whatever the results,', { timeout: 60_000 }, () => {
  it('their order does not matter', () => {
    const withShuffled = anyResults.chain((results) =>
      fc.record({
        results: fc.constant(results),
        shuffled: fc.shuffledSubarray(results, { minLength: results.length }),
      }),
    );
    holdsFor(withShuffled, ({ results, shuffled }) => {
      expect(tablesOf(shuffled)).toEqual(tablesOf(results));
    });
  });

  it('the order of the clubs does not matter', () => {
    const withShuffledClubs = fc.record({
      results: anyResults,
      clubs: fc.shuffledSubarray(CLUBS, { minLength: CLUBS.length }),
    });
    holdsFor(withShuffledClubs, ({ results, clubs }) => {
      expect(standings(clubs, FIXTURES, results)).toEqual(tablesOf(results));
    });
  });

  it('pending and rejected results do not matter', () => {
    holdsFor(anyResults, (results) => {
      const approved = results.filter((result) => result.submissionStatus === 'approved');
      expect(tablesOf(results)).toEqual(tablesOf(approved));
    });
  });

  it('as many matches are won as lost in every group', () => {
    holdsFor(anyResults, (results) => {
      for (const table of groupsOf(tablesOf(results))) {
        expect(sum(table, (line) => line.won)).toBe(sum(table, (line) => line.lost));
      }
    });
  });

  it('the goal differences of every group sum to 0', () => {
    holdsFor(anyResults, (results) => {
      for (const table of groupsOf(tablesOf(results))) {
        expect(sum(table, (line) => line.goalDifference)).toBe(0);
      }
    });
  });

  it('every approved result is played by two clubs, and its goals are scored and conceded', () => {
    holdsFor(anyResults, (results) => {
      const approved = results.filter((result) => result.submissionStatus === 'approved');
      const scored = approved.reduce((total, { homeScore, awayScore }) => total + homeScore + awayScore, 0);
      const lines = tablesOf(results);
      expect(sum(lines, (line) => line.played)).toBe(2 * approved.length);
      expect(sum(lines, (line) => line.goalsFor)).toBe(scored);
      expect(sum(lines, (line) => line.goalsAgainst)).toBe(scored);
    });
  });

  it('played = won + drawn + lost, points = 3 won + drawn, and goal difference = goals for - against', () => {
    holdsFor(anyResults, (results) => {
      for (const line of tablesOf(results)) {
        expect(line.played).toBe(line.won + line.drawn + line.lost);
        expect(line.points).toBe(3 * line.won + line.drawn);
        expect(line.goalDifference).toBe(line.goalsFor - line.goalsAgainst);
      }
    });
  });

  it('every group ranks its own four clubs 1 to 4, without ties', () => {
    holdsFor(anyResults, (results) => {
      for (const [index, table] of groupsOf(tablesOf(results)).entries()) {
        expect(table.map((line) => line.rank)).toEqual([1, 2, 3, 4]);
        const ids = table.map((line) => line.club.id).sort((a, b) => a - b);
        expect(ids).toEqual([1, 2, 3, 4].map((slot) => 4 * index + slot));
      }
    });
  });

  it('the leader has no separation, and every other club has one', () => {
    holdsFor(anyResults, (results) => {
      for (const line of tablesOf(results)) expect(line.decidedBy === null).toBe(line.rank === 1);
    });
  });

  it('neighbours are separated by the first of the overall figures in which they differ', () => {
    holdsFor(anyResults, (results) => {
      for (const { above, below } of neighboursIn(tablesOf(results))) {
        const leads = {
          points: above.points - below.points,
          'goal-difference': above.goalDifference - below.goalDifference,
          'goals-for': above.goalsFor - below.goalsFor,
        };
        const first = Object.entries(leads).find(([, lead]) => lead !== 0);
        if (first) {
          expect(below.decidedBy).toBe(first[0]);
          expect(first[1]).toBeGreaterThan(0);
        } else {
          expect(below.decidedBy).toMatch(/^(head-to-head-.*|club-name)$/);
        }
      }
    });
  });

  it('neighbours separated by name alone are level on wins and in alphabetical order', () => {
    holdsFor(anyResults, (results) => {
      for (const { above, below } of neighboursIn(tablesOf(results))) {
        if (below.decidedBy !== 'club-name') continue;
        expect(below.won).toBe(above.won);
        expect(compareClubNames(above.club, below.club)).toBeLessThan(0);
      }
    });
  });

  it('renaming clubs changes only the order that names decide', () => {
    const withNames = fc.record({
      results: anyResults,
      names: fc.array(fc.string(), { minLength: CLUBS.length, maxLength: CLUBS.length }),
    });
    holdsFor(withNames, ({ results, names }) => {
      const renamed = CLUBS.map((club, index) => ({ ...club, name: names[index] ?? '' }));
      const before = tablesOf(results);
      const after = tablesOf(results, renamed);

      expect(after.map((line) => line.decidedBy)).toEqual(before.map((line) => line.decidedBy));
      expect(figuresById(after)).toEqual(figuresById(before));
      expect(levelIds(after)).toEqual(levelIds(before));
    });
  });
});

/** Each club's figures, without name and place. */
function figuresById(lines: readonly Standing[]) {
  return lines
    .map(({ club, rank, decidedBy, ...figures }) => ({ id: club.id, ...figures }))
    .sort((a, b) => a.id - b.id);
}

/** The ids of the clubs from the top down; clubs that only the name separates are grouped, by id. */
function levelIds(lines: readonly Standing[]): number[][] {
  const levels: number[][] = [];
  for (const line of lines) {
    if (line.decidedBy === 'club-name') levels.at(-1)?.push(line.club.id);
    else levels.push([line.club.id]);
  }
  return levels.map((ids) => ids.sort((a, b) => a - b));
}
