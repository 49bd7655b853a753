import { expect, it } from 'vitest';
import { growthExponent, median, medianRatio, percentile } from './statistics.ts';

it('uses the middle figure, or the mean of the two in the middle', () => {
  expect(median([9])).toBe(9);
  expect(median([10, 2, 1])).toBe(2);
  expect(median([100, 9, 1, 10])).toBe(9.5);
  expect(() => median([])).toThrow('no figure');
});

it('uses the nearest rank as percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile(Float64Array.of(3, 1, 2), 0)).toBe(1);
});

it('compares round by round, so that a slow moment of the machine does not count', () => {
  expect(medianRatio([90, 45, 91], [100, 50, 100])).toBe(0.9);
  expect(() => medianRatio([1], [1, 2])).toThrow('pair up');
});

it('distinguishes linear from quadratic growth', () => {
  expect(growthExponent({ size: 64, cost: 2 }, { size: 640, cost: 20 })).toBeCloseTo(1);
  expect(growthExponent({ size: 64, cost: 2 }, { size: 640, cost: 200 })).toBeCloseTo(2);
});
