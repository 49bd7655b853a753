import { expect, test } from 'vitest';
import { closesNext, lastMinute } from './closing-time.ts';
import type { ScheduleEntry } from './schedule.ts';

const SCHEDULE: ScheduleEntry[] = [
  { key: 'md2', opensAt: null, closesAt: '2025-12-22T00:00:00.000Z' },
  { key: 'md1', opensAt: null, closesAt: '2025-12-15T00:00:00.000Z' },
  { key: 'md3', opensAt: '2025-12-22T00:00:00.000Z', closesAt: null },
];

test('what closes at midnight is shown as 23:59 of the day before', () => {
  expect(lastMinute('2025-12-15T00:00:00.000Z')).toBe('2025-12-14T23:59:00.000Z');
});

test.each([
  ['2025-12-14T23:59:59.999Z', 'md1'],
  ['2025-12-15T00:00:00.000Z', 'md2'],
  ['2025-12-22T00:00:00.000Z', undefined],
])('at %s the next to close is %s', (now, key) => {
  expect(closesNext(SCHEDULE, Date.parse(now))?.key).toBe(key);
});
