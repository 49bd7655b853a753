import { expect, test } from 'vitest';
import { agoText } from './formats.ts';

const NOON = '2025-11-14T12:00:00.000Z';
const SECOND = 1000;
const HOUR = 3600 * SECOND;

test.each([
  [-5 * SECOND, 'just now'], // the visitor's clock is slow
  [59 * SECOND, 'just now'],
  [60 * SECOND, '1 min ago'],
  [HOUR - 1, '59 min ago'],
  [HOUR, '1 h ago'],
  [24 * HOUR - 1, '23 h ago'],
  [24 * HOUR, 'yesterday'],
  [48 * HOUR, '2 days ago'],
  [31 * 24 * HOUR, '14 Nov 2025'],
])('%i ms later it is %s', (age, text) => {
  expect(agoText(NOON, Date.parse(NOON) + age)).toBe(text);
});
