import { expect, test } from 'vitest';
import { closesNext } from './closing-time.ts';
import { lastMinute } from './gmt-text.ts';
import type { ScheduleEntry } from './schedule.ts';

const SCHEDULE: ScheduleEntry[] = [
  { key: 'md2', opensAt: null, closesAt: '2025-12-22T00:00:00.000Z' },
  { key: 'md1', opensAt: null, closesAt: '2025-12-15T00:00:00.000Z' },
  { key: 'md3', opensAt: '2025-12-22T00:00:00.000Z', closesAt: null },
];

test('what closes at midnight is shown as 23:59 of the day before', () => {
  expect(lastMinute('2025-12-15T00:00:00.000Z')).toBe('2025-12-14T23:59:00.000Z');
});

const POSTPONED = { fixtureId: 6500, closesAt: '2025-12-18T00:00:00.000Z', reason: 'Server' };

test.each([
  ['2025-12-14T23:59:59.999Z', { key: 'md1' }],
  ['2025-12-15T00:00:00.000Z', { fixtureId: 6500 }],
  ['2025-12-18T00:00:00.000Z', { key: 'md2' }],
])('at %s the next to close is %s', (now, closing) => {
  const facts = { schedule: SCHEDULE, postponements: [POSTPONED] };
  expect(closesNext(facts, Date.parse(now))).toMatchObject(closing);
});

test('when everything is closed, nothing closes next', () => {
  const facts = { schedule: SCHEDULE, postponements: [POSTPONED] };
  expect(closesNext(facts, Date.parse('2025-12-22T00:00:00.000Z'))).toBeNull();
});
