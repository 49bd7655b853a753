/** Measures the work per combination of outcomes; a group with two open matches has nine. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { fixturesOfGroup, type GroupFixture } from '../matches/group-fixtures.ts';
import type { PlayedMatch } from '../standings/tally.ts';
import { OUTCOMES, type Outcome, possibleOrders, rivalsIn } from './possible-ranks.ts';

const CLUBS = placeholderClubs().slice(0, 4);
const FIXTURES = fixturesOfGroup('A', CLUBS);

const read = { margins: 0, matches: 0 };

/** The same outcomes, counting every access to a margin or a score. */
const COUNTED: readonly Outcome[] = OUTCOMES.map((outcome) => ({
  ...outcome,
  margins: outcome.margins.map(({ difference, scores }) => ({
    get difference() {
      read.margins += 1;
      return difference;
    },
    scores: scores.map(({ homeScore, awayScore }) => ({
      get homeScore() {
        read.margins += 1;
        return homeScore;
      },
      awayScore,
    })),
  })),
}));

/** A match that counts every access while a table is ranked. */
function counted({ home, away }: GroupFixture, homeScore: number, awayScore: number): PlayedMatch {
  return {
    home,
    away,
    get homeScore() {
      read.matches += 1;
      return homeScore;
    },
    awayScore,
  };
}

// Few goals, so that clubs are often level: that is the slow case.
const goals = fc.nat({ max: 2 });
const ending = fc.record({
  scores: fc.array(fc.tuple(goals, goals), { minLength: 6, maxLength: 6 }),
  open: fc.shuffledSubarray(FIXTURES, { minLength: 2, maxLength: 2 }),
  outcomes: fc.tuple(fc.constantFrom(...COUNTED), fc.constantFrom(...COUNTED)),
});

// Takes a second or two; the limit is for a busy machine.
it('is small, however many tables the scores of two open matches allow', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(ending, ({ scores, open, outcomes }) => {
      const group = {
        group: 'A' as const,
        cups: 2 as const,
        clubs: CLUBS,
        played: FIXTURES.flatMap((fixture, index) =>
          open.includes(fixture) ? [] : [counted(fixture, ...(scores[index] ?? [0, 0]))],
        ),
        open: FIXTURES.filter((fixture) => open.includes(fixture)),
        deducted: new Map<number, number>(),
      };
      const rivals = rivalsIn(group);
      Object.assign(read, { margins: 0, matches: 0 });
      possibleOrders(group, rivals, outcomes);
      expect(read.margins).toBeLessThanOrEqual(12_000);
      expect(read.matches).toBeLessThanOrEqual(1_500);
    }),
    { numRuns: 1_000 },
  );
});
