import { expect, test } from 'vitest';
import { alsoStruckOf } from './words.ts';

test('other entries that lost a text are named once, or counted when there are many', () => {
  expect(alsoStruckOf([4])).toBe('It was struck out of #4 as well.');
  expect(alsoStruckOf([4, 9, 9, 12])).toBe('It was struck out of #4, #9 and #12 as well.');
  expect(alsoStruckOf([1, 2, 3, 4, 5, 6])).toBe('It was struck out of 6 other entries as well.');
});
