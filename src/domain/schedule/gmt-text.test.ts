import { expect, it } from 'vitest';
import { clockText, dateText, dayText, exactText, weekdayText } from './gmt-text.ts';

const NIGHT = '2025-01-02T03:04:59.999Z';

it('gives day, year, time and zone', () => {
  expect(dayText(NIGHT)).toBe('2 Jan');
  expect(dateText(NIGHT)).toBe('2 Jan 2025');
  expect(exactText(NIGHT)).toBe('2 Jan 2025, 03:04 GMT');
});

it('names the day of the week and the time', () => {
  expect(weekdayText('2025-11-14')).toBe('Friday 14 Nov 2025');
  expect(clockText('2025-11-14T23:04:59.999-01:00')).toBe('00:04');
});

it('is in GMT whatever the zone of the time', () => {
  expect(exactText('2025-12-31T23:30:00-02:00')).toBe('1 Jan 2026, 01:30 GMT');
});
