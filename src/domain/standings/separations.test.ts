/** Checks the separation of neighbours against figures that are counted here again. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Club, placeholderClubs } from '../clubs/clubs.ts';
import { fixturesOfGroup } from '../matches/group-fixtures.ts';
import { groupsWithThreeLevel } from '../testing/three-level.ts';
import {
  CRITERIA,
  type Criterion,
  compareClubNames,
  type RankedClub,
  rankClubs,
  type Separation,
} from './ranking.ts';
import { type PlayedMatch, type Tally, tallyOf } from './tally.ts';

const CLUBS = placeholderClubs().slice(0, 4);
const FIXTURES = fixturesOfGroup('A', CLUBS);

// Few goals, so that clubs are often level.
const goals = fc.nat({ max: 2 });
const score = fc.option(fc.record({ homeScore: goals, awayScore: goals }), { freq: 8 });
const fewGoals = fc.tuple(...FIXTURES.map(() => score)).map((scores) =>
  FIXTURES.flatMap(({ home, away }, index): PlayedMatch[] => {
    const found = scores[index];
    return found ? [{ home, away, ...found }] : [];
  }),
);
const anyDeductions = fc.array(
  fc.record({ place: fc.nat({ max: 3 }), points: fc.integer({ min: 1, max: 4 }) }),
  {
    maxLength: 2,
  },
);

const FIGURES: Record<Exclude<Criterion, 'club-name'>, keyof Tally> = {
  points: 'points',
  'goal-difference': 'goalDifference',
  'goals-for': 'goalsFor',
  'head-to-head-points': 'points',
  'head-to-head-goal-difference': 'goalDifference',
  'head-to-head-goals': 'goalsFor',
  wins: 'won',
};
const OVERALL = CRITERIA.slice(0, 3);

interface Ranking {
  readonly matches: readonly PlayedMatch[];
  readonly deducted: ReadonlyMap<number, number>;
  readonly ranked: readonly RankedClub[];
}

const rankings: fc.Arbitrary<Ranking> = fc
  .oneof(
    fc.record({ matches: fewGoals, deductions: anyDeductions }),
    fc.record({ matches: groupsWithThreeLevel(CLUBS), deductions: fc.constant([]) }),
  )
  .map(({ matches, deductions }) => {
    const deducted = new Map(deductions.map(({ place, points }) => [CLUBS[place]?.id ?? 0, points]));
    return { matches, deducted, ranked: rankClubs(CLUBS, matches, deducted) };
  });

function figureOf({ matches, deducted }: Ranking, club: Club, criterion: Exclude<Criterion, 'club-name'>) {
  return (
    tallyOf(club, matches)[FIGURES[criterion]] - (criterion === 'points' ? (deducted.get(club.id) ?? 0) : 0)
  );
}

function eachSeparation(
  ranking: Ranking,
  visit: (above: Club, below: Club, separation: Separation) => void,
): void {
  for (const [index, { club, separation }] of ranking.ranked.entries()) {
    const above = ranking.ranked[index - 1]?.club;
    expect(separation === null).toBe(above === undefined);
    if (above && separation) visit(above, club, separation);
  }
}

const holds = (check: (ranking: Ranking) => void) =>
  fc.assert(fc.property(rankings, check), { numRuns: 1_000 });

describe('the separation of two neighbours in a table', { timeout: 60_000 }, () => {
  it('has their own figures, the higher one above', () => {
    const seen = new Set<string>();
    holds((ranking) =>
      eachSeparation(ranking, (above, below, { criterion, figures, counted }) => {
        seen.add(`${criterion} ${counted.among.length}`);
        if (criterion === 'club-name') {
          expect(figures).toBeNull();
          expect(compareClubNames(above, below)).toBeLessThan(0);
          return;
        }
        const isHeadToHead = criterion.startsWith('head-to-head');
        const counting = isHeadToHead
          ? { ...ranking, matches: counted.matches, deducted: new Map() }
          : ranking;
        const expected = {
          above: figureOf(counting, above, criterion),
          below: figureOf(counting, below, criterion),
        };
        expect(figures).toEqual(expected);
        expect(expected.above).toBeGreaterThan(expected.below);
      }),
    );
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'points 4',
        'goal-difference 4',
        'goals-for 4',
        'head-to-head-points 2',
        'head-to-head-goal-difference 3',
        'head-to-head-goals 3',
        'club-name 4',
      ]),
    );
  });

  it('is the first criterion in which they differ', () => {
    holds((ranking) =>
      eachSeparation(ranking, (above, below, { criterion, counted }) => {
        for (const earlier of CRITERIA.slice(0, CRITERIA.indexOf(criterion))) {
          if (earlier === 'club-name') continue;
          const isHeadToHead = earlier.startsWith('head-to-head');
          // If head-to-head did not decide, the separation does not include the matches that were counted for it.
          if (isHeadToHead && !criterion.startsWith('head-to-head')) continue;
          const counting = isHeadToHead ? { ...ranking, matches: counted.matches } : ranking;
          expect(figureOf(counting, above, earlier)).toBe(figureOf(counting, below, earlier));
        }
      }),
    );
  });

  it('counts, head to head, exactly the matches among clubs that are level on everything before', () => {
    holds((ranking) =>
      eachSeparation(ranking, (above, below, { criterion, counted: { among, matches } }) => {
        if (!criterion.startsWith('head-to-head')) {
          expect(matches).toEqual(ranking.matches);
          return;
        }
        expect(among).toContain(above);
        expect(among).toContain(below);
        expect(matches).toEqual(
          ranking.matches.filter(({ home, away }) => among.includes(home) && among.includes(away)),
        );
        for (const measure of OVERALL) {
          if (measure === 'club-name') continue;
          expect(new Set(among.map((club) => figureOf(ranking, club, measure))).size).toBe(1);
        }
      }),
    );
  });
});
