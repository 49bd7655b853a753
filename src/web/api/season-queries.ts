import { queryOptions } from '@tanstack/react-query';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { seasonApiPath } from '#paths.ts';
import { getJson } from './http.ts';
import { reads } from './queries.ts';

export const seasonsQuery = queryOptions(reads('/api/ucl/seasons'));

/** The facts of a finished season. */
export function seasonQuery(number: number) {
  const path = seasonApiPath(number);
  return queryOptions({
    queryKey: [path] as const,
    queryFn: ({ signal }) => getJson<FinishedSeasonReply>(path, { signal }),
  });
}
