import { expect, test } from 'vitest';
import { checkInPhase, hasBegun, isOpenAt } from './registration-now.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const ms = (time: string) => Date.parse(at(time));
const window = { opensAt: at('19:00'), closesAt: at('19:45') };

test.each([
  ['closed', null, '18:00', false],
  ['open', null, '18:00', true],
  ['open', at('18:30'), '18:29', true],
  ['open', at('18:30'), '18:30', false],
] as const)('%s until %s: at %s a club can enter: %s', (state, closesAt, now, isOpen) => {
  expect(isOpenAt({ state, closesAt }, ms(now))).toBe(isOpen);
});

test('a club can enter if staff open registration again after check-in', () => {
  const reopened = { state: 'open', closesAt: null, checkIn: window } as const;
  expect(isOpenAt(reopened, ms('20:00'))).toBe(true);
  expect(checkInPhase(reopened, ms('20:00'))).toBe('over');
});

test.each([
  ['18:59', 'ahead'],
  ['19:00', 'open'],
  ['19:44', 'open'],
  ['19:45', 'over'],
])('at %s check-in is %s', (now, phase) => {
  expect(checkInPhase({ checkIn: window }, ms(now))).toBe(phase);
});

test('without a window there is no check-in', () => {
  expect(checkInPhase({ checkIn: null }, ms('19:00'))).toBe('none');
});

test.each([
  [{ state: 'closed', entries: [], underReview: 0 }, false],
  [{ state: 'closed', entries: [], underReview: 1 }, true],
  [{ state: 'open', entries: [], underReview: 0 }, true],
] as const)('%o is shown: %s', (registration, isShown) => {
  expect(hasBegun({ ...registration, entries: [...registration.entries] })).toBe(isShown);
});
