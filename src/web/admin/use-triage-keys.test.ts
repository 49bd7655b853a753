import { expect, test } from 'vitest';
import { type Arrow, neighbourOf } from './use-triage-keys.ts';

/** Boxes of 100 x 40 with gaps of 10, in this many columns. */
function grid(count: number, columns: number) {
  return Array.from({ length: count }, (_, index) => {
    const left = (index % columns) * 110;
    const top = Math.floor(index / columns) * 50;
    return { left, right: left + 100, top, bottom: top + 40 };
  });
}

const steps = (boxes: ReturnType<typeof grid>, from: number) =>
  (['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] satisfies Arrow[]).map((arrow) =>
    neighbourOf(boxes, from, arrow),
  );

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
  const boxes = grid(6, 2).map((box, index) => {
    const moved = index > 1 ? 200 : 0;
    return { ...box, top: box.top + moved, bottom: box.bottom + moved + (index === 0 ? 200 : 0) };
  });
  expect(steps(boxes, 0)).toEqual([null, 1, null, 2]);
  expect(steps(boxes, 1)).toEqual([0, null, null, 3]);
  expect(steps(boxes, 3)).toEqual([2, null, 1, 5]);
});

test('an arrow without a neighbour finds nothing', () => {
  expect(steps([], 0)).toEqual([null, null, null, null]);
});
