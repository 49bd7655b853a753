/**
 * A second implementation of the ranking, from the wording of the rules and by other means: it compares two clubs
 * at a time, then tries all orders and takes the one that contradicts no comparison. Slow and simple; the tests
 * compare the two.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Club } from '../clubs/clubs.ts';
import { clubsNamed, playedMatches } from '../testing/match-notation.ts';
import { groupsWithThreeLevel } from '../testing/three-level.ts';
import { type Criterion, rankClubs } from './ranking.ts';
import type { PlayedMatch } from './tally.ts';

const CLUBS = clubsNamed('Team 11', 'Team 2', 'Team 10', 'Team 1');

const PAIRS = CLUBS.flatMap((home, index) => CLUBS.slice(index + 1).map((away) => ({ home, away })));

interface Answer {
  readonly above: Club;
  readonly below: Club;
  readonly by: Criterion;
}

/** Points, goal difference, goals and wins of a club in its matches with these rivals. */
function figures(club: Club, rivals: readonly Club[], matches: readonly PlayedMatch[]) {
  const scores = matches.flatMap(({ home, away, homeScore, awayScore }) => {
    if (home === club && rivals.includes(away)) return [[homeScore, awayScore] as const];
    if (away === club && rivals.includes(home)) return [[awayScore, homeScore] as const];
    return [];
  });
  const total = (of: (own: number, other: number) => number) =>
    scores.reduce((sum, [own, other]) => sum + of(own, other), 0);
  return {
    points: total((own, other) => (own > other ? 3 : own === other ? 1 : 0)),
    difference: total((own, other) => own - other),
    goals: total((own) => own),
    wins: total((own, other) => (own > other ? 1 : 0)),
  };
}

function higherRanked(a: Club, b: Club, clubs: readonly Club[], matches: readonly PlayedMatch[]): Answer {
  const higher = (figureOfA: number, figureOfB: number, by: Criterion): Answer | null => {
    if (figureOfA === figureOfB) return null;
    return figureOfA > figureOfB ? { above: a, below: b, by } : { above: b, below: a, by };
  };

  const [allOfA, allOfB] = [figures(a, clubs, matches), figures(b, clubs, matches)];
  const overall =
    higher(allOfA.points, allOfB.points, 'points') ??
    higher(allOfA.difference, allOfB.difference, 'goal-difference') ??
    higher(allOfA.goals, allOfB.goals, 'goals-for');
  if (overall) return overall;

  // Head-to-head is computed among exactly the clubs still level, and again among those who remain level with the
  // two, until no other club drops out.
  let level = clubs.filter((club) => sameFigures(figures(club, clubs, matches), allOfA));
  for (let before = -1; before !== level.length; ) {
    before = level.length;
    const [ofA, ofB] = [figures(a, level, matches), figures(b, level, matches)];
    const amongLevel =
      higher(ofA.points, ofB.points, 'head-to-head-points') ??
      higher(ofA.difference, ofB.difference, 'head-to-head-goal-difference') ??
      higher(ofA.goals, ofB.goals, 'head-to-head-goals');
    if (amongLevel) return amongLevel;
    const among = level;
    level = among.filter((club) => sameFigures(figures(club, among, matches), ofA));
  }

  const wins = higher(allOfA.wins, allOfB.wins, 'wins');
  if (wins) return wins;

  const number = (club: Club) => Number(club.name.replace('Team ', ''));
  const [above, below] = number(a) < number(b) ? [a, b] : [b, a];
  return { above, below, by: 'club-name' };
}

function sameFigures(one: ReturnType<typeof figures>, other: ReturnType<typeof figures>): boolean {
  return one.points === other.points && one.difference === other.difference && one.goals === other.goals;
}

function ordersOf(clubs: readonly Club[]): Club[][] {
  if (clubs.length === 0) return [[]];
  return clubs.flatMap((first) =>
    ordersOf(clubs.filter((club) => club !== first)).map((rest) => [first, ...rest]),
  );
}

const ALL_ORDERS = ordersOf(CLUBS);

/** The only order consistent with all comparisons, as lines: 'Team 2 goals-for'. */
function bruteForce(matches: readonly PlayedMatch[]): string[] {
  const answers = PAIRS.map(({ home, away }) => higherRanked(home, away, CLUBS, matches));
  const fitting = ALL_ORDERS.filter((order) =>
    answers.every(({ above, below }) => order.indexOf(above) < order.indexOf(below)),
  );
  expect(fitting).toHaveLength(1);
  const [order = []] = fitting;
  return order.map((club, place) => {
    const answer = answers.find(({ above, below }) => above === order[place - 1] && below === club);
    return `${club.name} ${answer?.by ?? 'leads'}`;
  });
}

function ranking(matches: readonly PlayedMatch[]): string[] {
  return rankClubs(CLUBS, matches).map(
    ({ club, separation }) => `${club.name} ${separation?.criterion ?? 'leads'}`,
  );
}

function expectAgreement(matches: readonly PlayedMatch[]): void {
  expect(ranking(matches)).toEqual(bruteForce(matches));
}

// Takes a second or two; the limit is for a busy machine.
describe('the ranking and a brute-force second one agree', { timeout: 60_000 }, () => {
  const upToTwo = fc.nat({ max: 2 });

  it('on thousands of groups of 0 to 6 matches, each club scoring 0 to 2', () => {
    const score = fc.option(fc.record({ homeScore: upToTwo, awayScore: upToTwo }), { freq: 8 });
    const group = fc
      .tuple(...PAIRS.map(() => score))
      .map((scores) =>
        PAIRS.flatMap((pair, index) => (scores[index] ? [{ ...pair, ...scores[index] }] : [])),
      );
    fc.assert(fc.property(group, expectAgreement), { numRuns: 2500 });
  });

  it('on thousands of groups in which three clubs are level after a cycle of wins, or of draws', () => {
    fc.assert(fc.property(groupsWithThreeLevel(CLUBS), expectAgreement), { numRuns: 2500 });
  });

  it('on thousands of groups in which clubs meet more than once, so that wins decide as well', () => {
    // Team 1 has three draws, Team 2 a win and a defeat: level on everything but wins. More matches may follow.
    const start = playedMatches(
      CLUBS,
      `
        Team 1 0-0 Team 10
        Team 1 1-1 Team 10
        Team 1 0-0 Team 10
        Team 2 1-0 Team 11
        Team 2 0-1 Team 11
      `,
    );
    const goals = fc.nat({ max: 1 });
    const match = fc
      .record({ pair: fc.constantFrom(...PAIRS), homeScore: goals, awayScore: goals })
      .map(({ pair, ...score }) => ({ ...pair, ...score }));
    const group = fc.array(match, { maxLength: 5 }).map((more) => [...start, ...more]);
    fc.assert(fc.property(group, expectAgreement), { numRuns: 2000 });
  });
});
