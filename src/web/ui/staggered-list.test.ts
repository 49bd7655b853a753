import { expect, test } from 'vitest';
import { nextShown } from './staggered-list.ts';

interface Item {
  readonly name: string;
}

const isSame = (before: Item, now: Item) => before.name === now.name;
const list = (...names: string[]): Item[] => names.map((name) => ({ name }));

/** The shown list after each step, until it is complete. */
function steps(shown: readonly Item[], items: readonly Item[]): string[] {
  const next = nextShown(shown, items, isSame);
  return next ? [next.map(({ name }) => name).join(''), ...steps(next, items)] : [];
}

test('follows one item at a time, in order', () => {
  expect(steps(list('a', 'b', 'c'), list('A', 'b', 'C'))).toEqual(['Abc', 'AbC']);
});

test('keeps the identity of unchanged items', () => {
  const shown = list('a', 'b');
  const next = nextShown(shown, list('a', 'B'), isSame);
  expect(next?.[0]).toBe(shown[0]);
});

test('is done when the items are the same', () => {
  expect(nextShown(list('a', 'b'), list('a', 'b'), isSame)).toBeNull();
});

test('grows with its items', () => {
  expect(steps(list('a'), list('a', 'b', 'c'))).toEqual(['abc']);
});

test.each([
  ['the same', list('a')],
  ['changed', list('A')],
  ['gone', []],
])('removes the end when the list shrinks and the rest is %s', (_rest, items) => {
  const shown = steps(list('a', 'b', 'c'), items);
  expect(shown.at(-1)).toBe(items.map(({ name }) => name).join(''));
});
