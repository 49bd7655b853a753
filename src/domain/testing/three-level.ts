import fc from 'fast-check';
import type { Club } from '../clubs/clubs.ts';
import { type PlayedMatch, tallyOf } from '../standings/tally.ts';

/** Groups in which three clubs are level on points, goal difference and goals after a cycle of wins, or of draws. */
export function groupsWithThreeLevel(clubs: readonly Club[]): fc.Arbitrary<PlayedMatch[]> {
  const [one, two, three, four] = clubs as [Club, Club, Club, Club];
  const circle = [
    { home: one, away: two },
    { home: two, away: three },
    { home: three, away: one },
  ];
  const margin = fc.integer({ min: 1, max: 3 });
  const goals = fc.nat({ max: 2 });
  return fc
    .record({
      drawn: fc.boolean(),
      margins: fc.tuple(margin, margin, margin),
      conceded: fc.tuple(goals, goals, goals),
    })
    .map(({ drawn, margins, conceded }) =>
      circle.map((pair, index) => {
        const awayScore = conceded[index] ?? 0;
        return { ...pair, homeScore: awayScore + (drawn ? 0 : (margins[index] ?? 0)), awayScore };
      }),
    )
    .map((matches) => [...matches, ...winsOverTheFourth([one, two, three], four, matches)]);
}

/** Each of the three beats the fourth club so that all three end with the same goals for and against. */
function winsOverTheFourth(three: readonly Club[], fourth: Club, matches: readonly PlayedMatch[]) {
  const soFar = three.map((club) => ({ club, ...tallyOf(club, matches) }));
  const against = Math.max(...soFar.map(({ goalsAgainst }) => goalsAgainst));
  const scored = against + Math.max(...soFar.map(({ goalDifference }) => goalDifference)) + 1;
  return soFar.map(({ club, goalsFor, goalsAgainst }) => ({
    home: club,
    away: fourth,
    homeScore: scored - goalsFor,
    awayScore: against - goalsAgainst,
  }));
}
