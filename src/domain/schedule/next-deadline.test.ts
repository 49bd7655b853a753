import { expect, test } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { mergeResults } from '../matches/fixture-list.ts';
import { groupFixtures } from '../matches/group-fixtures.ts';
import { shownDeadline } from './gmt-text.ts';
import { nextDeadline } from './next-deadline.ts';
import type { ScheduleEntry } from './schedule.ts';

const SCHEDULE: ScheduleEntry[] = [
  { key: 'md2', opensAt: null, closesAt: '2025-12-22T00:00:00.000Z' },
  { key: 'md1', opensAt: null, closesAt: '2025-12-15T00:00:00.000Z' },
  { key: 'md3', opensAt: '2025-12-22T00:00:00.000Z', closesAt: null },
];

test('a deadline at midnight is shown as 23:59 of the day before', () => {
  expect(shownDeadline('2025-12-15T00:00:00.000Z')).toBe('2025-12-14T23:59:00.000Z');
});

const OPEN = mergeResults(groupFixtures(placeholderClubs()), []);
const POSTPONED = { fixtureId: 6500, closesAt: '2025-12-18T00:00:00.000Z', reason: 'Server' };

test.each([
  ['2025-12-14T23:59:59.999Z', { key: 'md1' }],
  ['2025-12-15T00:00:00.000Z', { fixtureId: 6500 }],
  ['2025-12-18T00:00:00.000Z', { key: 'md2' }],
])('at %s the next deadline is %s', (now, deadline) => {
  const facts = { schedule: SCHEDULE, postponements: [POSTPONED] };
  expect(nextDeadline(OPEN, facts, Date.parse(now))).toMatchObject(deadline);
});

test('after the last deadline, there is none', () => {
  const facts = { schedule: SCHEDULE, postponements: [POSTPONED] };
  expect(nextDeadline(OPEN, facts, Date.parse('2025-12-22T00:00:00.000Z'))).toBeNull();
});

test("decided matches no longer have a deadline, neither their own nor their matchday's", () => {
  const facts = { schedule: SCHEDULE, postponements: [POSTPONED] };
  const now = Date.parse('2025-12-14T00:00:00.000Z');
  const decided = (isDecided: (match: (typeof OPEN)[number]) => boolean) =>
    OPEN.map((match) => (isDecided(match) ? { ...match, status: 'COMPLETED' as const } : match));
  const isFirstDay = ({ stage }: (typeof OPEN)[number]) => stage.matchday === 1;
  expect(
    nextDeadline(
      decided(({ id }) => id === 6500),
      facts,
      now,
    ),
  ).toMatchObject({ key: 'md1' });
  const others = decided((match) => isFirstDay(match) && match.id !== 6500);
  expect(nextDeadline(others, facts, now)).toMatchObject({ fixtureId: 6500 });
  expect(nextDeadline(decided(isFirstDay), facts, now)).toMatchObject({ key: 'md2' });
  expect(nextDeadline([], facts, now)).toBeNull();
});

test('a pending result may be rejected, so its deadline counts', () => {
  const facts = { schedule: SCHEDULE, postponements: [] };
  const submitted = OPEN.map((match) => ({ ...match, status: 'PENDING_APPROVAL' as const }));
  expect(nextDeadline(submitted, facts, Date.parse('2025-12-14T00:00:00.000Z'))).toMatchObject({
    key: 'md1',
  });
});
