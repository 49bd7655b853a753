import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
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

test('a query is retried at most twice', () => {
  const error = new HttpError(500, '', '');
  expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
});

test('the delay doubles from half a second to 5 s', () => {
  expect([0, 1, 2, 3, 4, 9].map(retryDelay)).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
});

describe('a query', () => {
  const MINUTE = 60_000;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    onlineManager.setOnline(true);
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  });

  function startReading() {
    const client = createQueryClient();
    const queryFn = vi.fn(async () => 'data');
    const options = { queryKey: ['/api/x'], queryFn };
    client.mount();
    onTestFinished(() => client.unmount());
    const watch = () => new QueryObserver(client, options).subscribe(() => {});
    return { client, queryFn, options, watch };
  }

  test('is fresh for 5 minutes', async () => {
    const { client, queryFn, options } = startReading();
    await client.fetchQuery(options);
    vi.advanceTimersByTime(5 * MINUTE - 1);
    await client.fetchQuery(options);
    expect(queryFn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await client.fetchQuery(options);
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  test('stays in the cache for 10 minutes without observers', async () => {
    const { client, options } = startReading();
    await client.fetchQuery(options);
    vi.advanceTimersByTime(10 * MINUTE - 1);
    expect(client.getQueryData(options.queryKey)).toBe('data');
    vi.advanceTimersByTime(1);
    expect(client.getQueryData(options.queryKey)).toBeUndefined();
  });

  test('fails offline instead of pausing', async () => {
    const { client, options } = startReading();
    onlineManager.setOnline(false);
    const queryFn = () => Promise.reject(new HttpError(404, '', 'Nothing.'));
    await expect(client.fetchQuery({ ...options, queryFn })).rejects.toThrow('404: Nothing.');
  });

  test('is refetched when the connection is back, but not when the window gets the focus', async () => {
    const { queryFn, watch } = startReading();
    const leave = watch();
    await vi.advanceTimersByTimeAsync(6 * MINUTE);
    expect(queryFn).toHaveBeenCalledTimes(1);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(queryFn).toHaveBeenCalledTimes(1);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledTimes(2);
    leave();
  });
});

test('a mutation is never sent twice', async () => {
  const mutationFn = vi.fn(() => Promise.reject(new HttpError(503, '', '')));
  const sent = new MutationObserver(createQueryClient(), { mutationFn }).mutate();
  await expect(sent).rejects.toThrow('503');
  expect(mutationFn).toHaveBeenCalledTimes(1);
});
