import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { HttpError } from './http.ts';
import { setKnownRevision } from './known-revision.ts';
import { recentResultsInterval, recentResultsQuery, statsQuery } from './queries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setKnownRevision(0);
});

test.each([
  [0, 60],
  [1, 30],
  [4, 30],
  [5, 120],
  [10, 120],
])('with %i recent results the next request is in %i s', (results, seconds) => {
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

test('a revision that was lost is requested once', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return path.includes('revision=9')
      ? Response.json({ error: 'Not here yet.', code: 'not_published_yet' }, { status: 503 })
      : Response.json({ teams: 64 });
  });
  setKnownRevision(9);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await expect(client.fetchQuery(statsQuery)).rejects.toThrow(HttpError);
  expect(await client.fetchQuery(statsQuery)).toEqual({ teams: 64 });
  expect(asked).toEqual(['/api/stats?revision=9', '/api/stats']);
});

test('a late error about a lost revision does not forget the one announced since', async () => {
  let refuse = () => {};
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (!path.includes('revision=9')) return Promise.resolve(Response.json({ teams: 64 }));
    return new Promise((resolve) => {
      refuse = () =>
        resolve(Response.json({ error: 'Not here yet.', code: 'not_published_yet' }, { status: 503 }));
    });
  });
  setKnownRevision(9);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const late = client.fetchQuery(statsQuery);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  setKnownRevision(2);
  refuse();
  await expect(late).rejects.toThrow(HttpError);
  await client.fetchQuery(statsQuery);
  expect(asked).toEqual(['/api/stats?revision=9', '/api/stats?revision=2']);
});
