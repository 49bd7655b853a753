import { describe, expect, it } from 'vitest';
import { groupDecisionProblem, tieDecisionProblem } from './penalties.ts';

const score = (
  homeScore: number,
  awayScore: number,
  homePenalties: number | null = null,
  awayPenalties: number | null = null,
  afterExtraTime = false,
) => ({ homeScore, awayScore, homePenalties, awayPenalties, afterExtraTime });

const NEEDED = 'A knockout match needs a winner. Please enter the penalty shoot-out.';
const RANGE = 'Penalties must be between 0 and 30';
const NOT_LEVEL = 'Only a match that ends level has a penalty shoot-out.';

describe('a tie', () => {
  it.each([
    [score(2, 1)],
    [score(0, 3, null, null, true)],
    [score(1, 1, 5, 4)],
    [score(0, 0, 0, 1, true)],
    [score(2, 2, 29, 30)],
  ])('has a winner: %j', (reported) => {
    expect(tieDecisionProblem(reported)).toBeNull();
  });

  it.each([
    [score(1, 1), NEEDED],
    [score(1, 1, 4), NEEDED],
    [score(1, 1, null, 4), NEEDED],
    [score(1, 1, 4, 4), NEEDED],
    [score(1, 1, 31, 30), RANGE],
    [score(1, 1, 3, -1), RANGE],
    [score(1, 1, Number.NaN, 3), RANGE],
    [score(1, 1, 3.5, 3), 'Penalties must be a whole number'],
    [score(2, 1, 5, 4), NOT_LEVEL],
    [score(2, 1, null, 4), NOT_LEVEL],
  ])('is rejected: %j', (reported, problem) => {
    expect(tieDecisionProblem(reported)).toBe(problem);
  });
});

it.each([
  [score(1, 1), null],
  [score(1, 1, 5, 4), 'A group match has neither extra time nor penalties.'],
  [score(1, 1, null, 0), 'A group match has neither extra time nor penalties.'],
  [score(2, 1, null, null, true), 'A group match has neither extra time nor penalties.'],
])('a match of the groups that ended %j: %s', (reported, problem) => {
  expect(groupDecisionProblem(reported)).toBe(problem);
});
