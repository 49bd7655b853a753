import { expect, test } from 'vitest';
import { HttpError } from './http.ts';
import { recentResultsInterval, recentResultsQuery } from './queries.ts';

test.each([
  [0, 60],
  [1, 30],
  [4, 30],
  [5, 120],
  [10, 120],
])('with %i recent results the next look is in %i s', (results, seconds) => {
  expect(recentResultsInterval(results)).toBe(seconds * 1000);
});

test('recent results are retried three times after 1, 2 and 4 s, never on a 4xx', () => {
  const retry = recentResultsQuery.retry as (failures: number, error: Error) => boolean;
  const delay = recentResultsQuery.retryDelay as (failures: number) => number;
  const gateway = new HttpError(504, 'Gateway Timeout', '');
  expect([0, 1, 2, 3].map((failures) => retry(failures, gateway))).toEqual([true, true, true, false]);
  expect(retry(0, new HttpError(404, '', ''))).toBe(false);
  expect([0, 1, 2, 5, 9].map(delay)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});
