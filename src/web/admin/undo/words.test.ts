import { expect, test } from 'vitest';
import { undoEffectText } from './words.ts';

test.each([
  [1, 'The result returns to Pending Review.'],
  [7, 'The results return to Pending Review.'],
])('the text for %i decisions is singular or plural', (count, text) => {
  expect(undoEffectText('rejected', count)).toBe(text);
});
