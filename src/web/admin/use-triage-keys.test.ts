import { expect, test } from 'vitest';
import { neighbourOf } from './use-triage-keys.ts';

/** The tops of cards in this many columns; the first row may be higher. */
const grid = (count: number, columns: number, firstRow = 50) =>
  Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    return row === 0 ? 0 : firstRow + (row - 1) * 50;
  });

const steps = (tops: readonly number[], from: number) =>
  ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((arrow) => neighbourOf(tops, from, arrow));

test('in one column there is only up and down', () => {
  expect(steps(grid(3, 1), 0)).toEqual([null, null, null, 1]);
  expect(steps(grid(3, 1), 1)).toEqual([null, null, 0, 2]);
  expect(steps(grid(3, 1), 2)).toEqual([null, null, 1, null]);
});

test('in two columns the arrows follow the layout', () => {
  expect(steps(grid(6, 2), 0)).toEqual([null, 1, null, 2]);
  expect(steps(grid(6, 2), 3)).toEqual([2, null, 1, 5]);
  expect(steps(grid(6, 2), 4)).toEqual([null, 5, 2, null]);
});

test('an incomplete last row is reached from every column', () => {
  expect(steps(grid(5, 2), 3)).toEqual([2, null, 1, 4]);
});

test('an expanded card does not move the others out of line', () => {
  const tops = grid(6, 2, 250);
  expect(steps(tops, 0)).toEqual([null, 1, null, 2]);
  expect(steps(tops, 1)).toEqual([0, null, null, 3]);
  expect(steps(tops, 3)).toEqual([2, null, 1, 5]);
});

test('an arrow without a neighbour finds nothing', () => {
  expect(steps([0], 0)).toEqual([null, null, null, null]);
});
