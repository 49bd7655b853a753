import { expect, test } from 'vitest';
import { countdownText } from './closes-next.tsx';

const MINUTE = 60_000;

test.each([
  [51 * 60 * MINUTE, '2 d 3 h'],
  [192 * MINUTE, '3 h 12 min'],
  [12 * MINUTE + 5_900, '12 min 5 s'],
  [-1, '0 min 0 s'],
])('%i ms before it closes: %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});
