import { queryOptions } from '@tanstack/react-query';
import type { RecordPageReply } from '#contract/record.ts';
import { getJson } from './http.ts';
import { atKnownRevision } from './known-revision.ts';
import { reads } from './queries.ts';

const SECOND = 1000;

/** Every match, joined with its result. */
export const fixturesQuery = queryOptions({ ...reads('/api/ucl/fixtures'), refetchInterval: 5 * SECOND });

export function matchRecordPath(fixtureId: number): string {
  return `/api/ucl/record/matches/${fixtureId}`;
}

/** What the record tells of a match of this season, ascending. */
export function matchRecordQuery(fixtureId: number) {
  const path = matchRecordPath(fixtureId);
  return queryOptions({
    queryKey: [path] as const,
    queryFn: ({ signal }) => getJson<RecordPageReply>(atKnownRevision(path), { signal }),
    refetchInterval: 10 * SECOND,
  });
}
