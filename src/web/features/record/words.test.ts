import { expect, test } from 'vitest';
import { KINDS } from '#words/record-kinds.ts';
import { checkedText, checkingText, followsText, KIND_FAMILIES } from './words.ts';

test('a running check shows its step', () => {
  expect(checkingText({ part: 'entries', done: 0, count: 0 })).toBe('Reading the record...');
  expect(checkingText({ part: 'entries', done: 1, count: 1 })).toBe('1 of 1 entry verified');
  expect(checkingText({ part: 'entries', done: 4200, count: 16350 })).toBe(
    '4,200 of 16,350 entries verified',
  );
  expect(checkingText({ part: 'seasons', done: 0, count: 1 })).toBe(
    'Comparing tables, brackets and champions',
  );
  expect(checkingText({ part: 'seasons', done: 51, count: 51 })).toBe(
    'Comparing tables, brackets and champions: season 51 of 51',
  );
});

test('large numbers are readable', () => {
  expect(followsText({ rows: 3264, ties: 3162 }, 16350)).toBe(
    '3,264 table rows and 3,162 ties follow from 16,350 entries.',
  );
  expect(checkedText(16350, { seq: 16350, hash: 'abcdef0123' })).toBe(
    'The hash chain of all 16,350 entries is intact, up to #16350 abcdef01.',
  );
});

test('every kind is in the filter', () => {
  expect(new Set(Object.values(KINDS).map(({ family }) => family))).toEqual(new Set(KIND_FAMILIES));
});
