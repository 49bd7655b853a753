import { expect, test } from 'vitest';
import { undoingDoes } from './words.ts';

test.each([
  [1, 'The result waits for a decision again.'],
  [7, 'The results wait for a decision again.'],
])('of %i decisions that are undone together it says how many', (count, text) => {
  expect(undoingDoes('rejected', count)).toBe(text);
});
