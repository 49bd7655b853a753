import { expect, test } from 'vitest';
import { HttpError } from '#web/api/http.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';

test.each([
  [new TypeError('Failed to fetch'), true],
  [new HttpError(500, '', 'row 404 is gone'), true],
  [new HttpError(503, '', ''), true],
  [new HttpError(504, '', ''), true],
  [new HttpError(400, '', ''), false],
  [new HttpError(404, '', ''), false],
  [new HttpError(429, '', ''), false],
])('%s is retried: %s', (error, expected) => {
  expect(shouldRetry(0, error)).toBe(expected);
});

test('a read is retried twice at most', () => {
  const error = new HttpError(500, '', '');
  expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
});

test('the delay doubles from half a second to 5 s', () => {
  expect([0, 1, 2, 3, 4, 9].map(retryDelay)).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
});

test('a read is tried offline too, so that it fails aloud, and again when the connection is back', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    networkMode: 'always',
    refetchOnReconnect: true,
  });
});

test('reads stay fresh for 5 minutes and are kept for 10; nothing is sent twice', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: { staleTime: 300_000, gcTime: 600_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  });
});
