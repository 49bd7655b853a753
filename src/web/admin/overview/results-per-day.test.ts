import { expect, it } from 'vitest';
import { countPerDay } from './results-per-day.tsx';

it('counts by day of UTC, oldest first, with empty days and without older ones', () => {
  const times = [
    '2026-02-26T23:59:59.999Z',
    '2026-02-27T00:00:00.000Z',
    '2026-03-01T00:00:00.000Z',
    '2026-03-01T23:59:59.999Z',
  ];
  expect(countPerDay(times, new Date('2026-03-01T12:00:00Z'), 3)).toEqual([
    { day: '2026-02-27', count: 1 },
    { day: '2026-02-28', count: 0 },
    { day: '2026-03-01', count: 2 },
  ]);
});
