import { expect, test } from 'vitest';
import type { StaffEntry } from '#contract/registration.ts';
import { canDecide, type Filter, listEntries } from './entry-decisions.ts';

const entry = (number: number, status: StaffEntry['status'], checkedIn = false): StaffEntry => ({
  number,
  name: `Club ${number}`,
  status,
  position: null,
  checkedIn,
  reason: null,
  contact: '',
  enteredAt: '2026-11-01T12:00:00.000Z',
});
const ENTRIES = [
  entry(1, 'declined'),
  entry(2, 'waiting'),
  entry(3, 'accepted', true),
  entry(4, 'applied'),
  entry(5, 'accepted'),
  entry(6, 'withdrawn'),
];

test.each<[Filter, number[]]>([
  ['all', [4, 3, 5, 2, 1, 6]],
  ['applied', [4]],
  ['accepted', [3, 5]],
  ['absent', [5]],
  ['waiting', [2]],
  ['left', [1, 6]],
])('the list %s shows %o', (filter, numbers) => {
  expect(listEntries(ENTRIES, filter).map(({ number }) => number)).toEqual(numbers);
});

test.each([
  ['applied', ['accept', 'wait', 'decline']],
  ['accepted', ['wait', 'decline']],
  ['waiting', ['accept', 'decline']],
  ['declined', []],
  ['withdrawn', []],
] as const)('a club that is %s can get the decisions %o', (status, possible) => {
  const decisions = (['accept', 'wait', 'decline'] as const).filter((decision) =>
    canDecide(entry(1, status), decision),
  );
  expect(decisions).toEqual(possible);
});
