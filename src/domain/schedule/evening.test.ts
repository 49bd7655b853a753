import { expect, it } from 'vitest';
import { clockText, eveningOf, weekdayText } from './evening.ts';

it('names the day of the week and the time in GMT', () => {
  expect(weekdayText('2025-11-14')).toBe('Friday 14 Nov 2025');
  expect(clockText('2025-11-14T23:04:59.999-01:00')).toBe('00:04');
});

it.each([
  ['2026-03-01T23:59:59.999Z', '2026-03-01'],
  ['2026-03-02T00:00:00.000Z', '2026-03-01'],
  ['2026-03-02T05:59:59.999Z', '2026-03-01'],
  ['2026-03-02T06:00:00.000Z', '2026-03-02'],
])('%s belongs to the evening of %s', (at, day) => {
  expect(eveningOf(at)).toBe(day);
});
