import { expect, test } from 'vitest';
import { alsoRedactedText } from './words.ts';

test('other redacted entries are named once, or counted if there are many', () => {
  expect(alsoRedactedText([4])).toBe('Also redacted in #4.');
  expect(alsoRedactedText([4, 9, 9, 12])).toBe('Also redacted in #4, #9 and #12.');
  expect(alsoRedactedText([1, 2, 3, 4, 5, 6])).toBe('Also redacted in 6 other entries.');
});
