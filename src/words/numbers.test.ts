import { expect, test } from 'vitest';
import { ordinal } from './numbers.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
  [30, '30th'],
  [102, '102nd'],
  [113, '113th'],
])('%i is %s', (rank, text) => {
  expect(ordinal(rank)).toBe(text);
});
