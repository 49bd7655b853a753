import { expect, test } from 'vitest';
import { agoText, clockInYourTime, countdownText, inGmt, inYourTime } from './formats.ts';

test('a moment is shown in local time and in GMT', () => {
  expect(inGmt('2025-12-14T23:59:00.000Z')).toBe('Sun 14 Dec, 23:59 GMT');
  expect(inYourTime('2025-12-14T23:59:00.000Z', 'Europe/Berlin')).toBe(
    'Mon 15 Dec, 00:59 (Sun 14 Dec, 23:59 GMT)',
  );
});

test('across a change to summer time, the offset of the day applies', () => {
  // London changes its clocks on 29 March 2026, New York three weeks earlier.
  expect(inYourTime('2026-03-28T23:59:00.000Z', 'Europe/London')).toBe('Sat 28 Mar, 23:59 GMT');
  expect(inYourTime('2026-03-29T23:59:00.000Z', 'Europe/London')).toBe(
    'Mon 30 Mar, 00:59 (Sun 29 Mar, 23:59 GMT)',
  );
  expect(inYourTime('2026-03-07T23:59:00.000Z', 'America/New_York')).toBe('Sat 7 Mar, 18:59 (23:59 GMT)');
  expect(inYourTime('2026-03-08T23:59:00.000Z', 'America/New_York')).toBe('Sun 8 Mar, 19:59 (23:59 GMT)');
});

test('even when the clocks go back, in the repeated hour', () => {
  expect(inYourTime('2026-10-25T00:30:00.000Z', 'Europe/Berlin')).toBe('Sun 25 Oct, 02:30 (00:30 GMT)');
  expect(inYourTime('2026-10-25T01:30:00.000Z', 'Europe/Berlin')).toBe('Sun 25 Oct, 02:30 (01:30 GMT)');
  expect(inYourTime('2026-10-25T02:30:00.000Z', 'Europe/Berlin')).toBe('Sun 25 Oct, 03:30 (02:30 GMT)');
});

test('in short, GMT repeats the day or the time only where it differs', () => {
  expect(inYourTime('2026-11-17T20:00:00.000Z', 'Europe/Berlin')).toBe('Tue 17 Nov, 21:00 (20:00 GMT)');
  expect(inYourTime('2026-11-17T20:00:00.000Z', 'Europe/London')).toBe('Tue 17 Nov, 20:00 GMT');
  expect(inYourTime('2026-11-17T23:30:00.000Z', 'Europe/Berlin')).toBe(
    'Wed 18 Nov, 00:30 (Tue 17 Nov, 23:30 GMT)',
  );
  // In summer Berlin is two hours ahead, from the day of the change on.
  expect(inYourTime('2026-03-29T19:00:00.000Z', 'Europe/Berlin')).toBe('Sun 29 Mar, 21:00 (19:00 GMT)');
});

test('for a known day, the time is enough', () => {
  expect(clockInYourTime('2026-11-17T20:00:00.000Z', 'Europe/Berlin')).toBe('21:00 (20:00 GMT)');
  expect(clockInYourTime('2026-11-17T20:00:00.000Z', 'Europe/London')).toBe('20:00 GMT');
  expect(clockInYourTime('2026-11-17T23:59:00.000Z', 'Europe/Berlin')).toBe('00:59 (Tue 17 Nov, 23:59 GMT)');
});

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

test.each([
  [51 * HOUR, '2 d 3 h'],
  [3 * HOUR + 720 * SECOND, '3 h 12 min'],
  [725.9 * SECOND, '12 min 5 s'],
  [-1, '0 min 0 s'],
])('%i ms before a deadline: %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});
