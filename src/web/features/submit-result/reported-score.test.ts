import { expect, test } from 'vitest';
import type { Stage } from '#domain/matches/stages.ts';
import { isLevel, reportedScore, typedDecisionProblem } from './reported-score.ts';

const GROUP: Stage = { kind: 'group', group: 'A', matchday: 1 };
const TIE: Stage = { kind: 'knockout', bracket: 'UCL', round: 'qf', tie: 2 };

/** '1-1', or '1-1 p 4-3' with what was typed for the shoot-out. */
function typed(text: string, afterExtraTime = false) {
  const [score = '', shootOut = '-'] = text.split(' p ');
  const [homeScore = '', awayScore = ''] = score.split('-');
  const [homePenalties = '', awayPenalties = ''] = shootOut.split('-');
  return { homeScore, awayScore, homePenalties, awayPenalties, afterExtraTime };
}

test('a tie that ends level is sent with its shoot-out, and one that does not without', () => {
  expect(reportedScore(TIE, typed('1-1 p 4-3'))).toMatchObject({ homePenalties: 4, awayPenalties: 3 });
  expect(reportedScore(TIE, typed('2-1 p 4-3', true))).toMatchObject({
    homePenalties: null,
    awayPenalties: null,
    afterExtraTime: true,
  });
});

test('a match of the groups has neither shoot-out nor extra time, whatever was kept', () => {
  expect(reportedScore(GROUP, typed('1-1 p 4-3', true))).toEqual({
    homeScore: 1,
    awayScore: 1,
    homePenalties: null,
    awayPenalties: null,
    afterExtraTime: false,
  });
  expect(typedDecisionProblem(GROUP, typed('1-1'))).toBeNull();
});

test.each([
  ['2-1', null],
  ['1-1 p 4-3', null],
  ['1-1', 'A knockout match needs a winner. Please enter the penalty shoot-out.'],
  ['1-1 p 4-', 'A knockout match needs a winner. Please enter the penalty shoot-out.'],
  ['1-1 p 4-4', 'A knockout match needs a winner. Please enter the penalty shoot-out.'],
  ['1-1 p 31-4', 'Penalties must be between 0 and 30'],
  ['1-1 p 3.5-4', 'Penalties must be a whole number'],
])('%s in a tie: %s', (text, problem) => {
  expect(typedDecisionProblem(TIE, typed(text))).toBe(problem);
});

test('two empty fields are not level', () => {
  expect(isLevel(typed('-'))).toBe(false);
  expect(isLevel(typed('0-'))).toBe(false);
  expect(isLevel(typed('0-0'))).toBe(true);
});
