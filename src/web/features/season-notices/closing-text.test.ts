import { expect, test } from 'vitest';
import { countdownText, dayAndTime } from './closing-text.ts';

const MINUTE = 60_000;

test.each([
  [51 * 60 * MINUTE, '2 d 3 h'],
  [192 * MINUTE, '3 h 12 min'],
  [12 * MINUTE + 5_900, '12 min 5 s'],
  [-1, '0 min 0 s'],
])('%i ms before it closes: %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});

test('a deadline is told as the last minute that is in time, also in the time of the visitor', () => {
  expect(dayAndTime('2025-12-15T00:00:00.000Z', 'UTC')).toBe('Sun 14 Dec, 23:59');
  expect(dayAndTime('2025-12-15T00:00:00.000Z', 'Europe/Berlin')).toBe('Mon 15 Dec, 00:59');
});

test('across a change to summer time the hour of the deadline is that of its own day', () => {
  // London changes in the night to 29 March 2026, New York three weeks before.
  expect(dayAndTime('2026-03-29T00:00:00.000Z', 'Europe/London')).toBe('Sat 28 Mar, 23:59');
  expect(dayAndTime('2026-03-30T00:00:00.000Z', 'Europe/London')).toBe('Mon 30 Mar, 00:59');
  expect(dayAndTime('2026-03-08T00:00:00.000Z', 'America/New_York')).toBe('Sat 7 Mar, 18:59');
  expect(dayAndTime('2026-03-09T00:00:00.000Z', 'America/New_York')).toBe('Sun 8 Mar, 19:59');
});
