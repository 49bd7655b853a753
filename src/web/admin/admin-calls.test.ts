import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { recordQuery } from '#web/api/queries.ts';
import { adminScreenshotQuery, chatQuery, clearPrivateData, pendingResultsQuery } from './admin-calls.ts';
import { clubLinksQuery } from './links/links-screen.tsx';

test('the end of a session removes everything that only staff may read', () => {
  const queryClient = new QueryClient();
  const privateQueries = [pendingResultsQuery, chatQuery, clubLinksQuery, adminScreenshotQuery('0f')];
  const cache = queryClient.getQueryCache();
  for (const query of [...privateQueries, recordQuery])
    cache.build(queryClient, query as unknown as Parameters<typeof cache.build>[1]);
  clearPrivateData(queryClient);
  expect(cache.getAll().map(({ queryKey }) => queryKey)).toEqual([recordQuery.queryKey]);
});
