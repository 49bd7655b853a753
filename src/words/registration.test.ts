import { expect, test } from 'vitest';
import type { OwnEntry, RegistrationReply } from '#contract/registration.ts';
import { entryStatusText } from './registration.ts';

const entered = (number: number, status: 'accepted' | 'waiting'): RegistrationReply['entries'][number] => ({
  number,
  name: `Club ${number}`,
  status,
  position: null,
  checkedIn: false,
  enteredAt: '2026-11-01T12:00:00.000Z',
});
const own = (number: number, status: OwnEntry['status'], position: number | null = null): OwnEntry => ({
  number,
  name: `Club ${number}`,
  status,
  position,
  checkedIn: false,
  reason: null,
});
const entries = [
  entered(1, 'accepted'),
  entered(3, 'waiting'),
  entered(4, 'accepted'),
  entered(7, 'accepted'),
];

test.each([
  [own(1, 'accepted'), 'You are in: 1 of 2'],
  [own(4, 'accepted'), 'You are in: 2 of 2'],
  // Accepted by staff beyond the number of places.
  [own(7, 'accepted'), 'You are in'],
  // Accepted after the list was read.
  [own(9, 'accepted'), 'You are in'],
  [own(3, 'waiting', 3), 'Waiting list: 3rd'],
  [own(8, 'applied'), 'Under review'],
])('%o sees its status', (entry, text) => {
  expect(entryStatusText(entry, { entries, places: 2 })).toBe(text);
});

test('until the list is loaded, the status has no place', () => {
  expect(entryStatusText(own(1, 'accepted'), undefined)).toBe('You are in');
});
