import { expect, test } from 'vitest';
import { inGmt, inYourTime } from './day-and-time.ts';

test('a moment is told in the time of the visitor and in GMT', () => {
  expect(inGmt('2025-12-14T23:59:00.000Z')).toBe('Sun 14 Dec, 23:59 GMT');
  expect(inYourTime('2025-12-14T23:59:00.000Z', 'Europe/Berlin')).toBe('Mon 15 Dec, 00:59 your time');
});

test('across a change to summer time its hour is that of its own day', () => {
  // London changes in the night to 29 March 2026, New York three weeks before.
  expect(inYourTime('2026-03-28T23:59:00.000Z', 'Europe/London')).toBe('Sat 28 Mar, 23:59 your time');
  expect(inYourTime('2026-03-29T23:59:00.000Z', 'Europe/London')).toBe('Mon 30 Mar, 00:59 your time');
  expect(inYourTime('2026-03-07T23:59:00.000Z', 'America/New_York')).toBe('Sat 7 Mar, 18:59 your time');
  expect(inYourTime('2026-03-08T23:59:00.000Z', 'America/New_York')).toBe('Sun 8 Mar, 19:59 your time');
});

test('so it is when the clocks go back, in the hour that comes twice too', () => {
  expect(inYourTime('2026-10-25T00:30:00.000Z', 'Europe/Berlin')).toBe('Sun 25 Oct, 02:30 your time');
  expect(inYourTime('2026-10-25T01:30:00.000Z', 'Europe/Berlin')).toBe('Sun 25 Oct, 02:30 your time');
  expect(inYourTime('2026-10-25T02:30:00.000Z', 'Europe/Berlin')).toBe('Sun 25 Oct, 03:30 your time');
});
