import { expect, it } from 'vitest';
import { dateText, dayText, exactText } from './gmt-text.ts';

const NIGHT = '2025-01-02T03:04:59.999Z';

it('gives day, year, time and zone', () => {
  expect(dayText(NIGHT)).toBe('2 Jan');
  expect(dateText(NIGHT)).toBe('2 Jan 2025');
  expect(exactText(NIGHT)).toBe('2 Jan 2025, 03:04 GMT');
});

it('is in GMT whatever the zone of the time', () => {
  expect(exactText('2025-12-31T23:30:00-02:00')).toBe('1 Jan 2026, 01:30 GMT');
});
