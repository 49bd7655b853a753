import { queryOptions } from '@tanstack/react-query';
import type { RecordPageReply } from '#contract/record.ts';
import { archivedMatchRecordPath, matchRecordPath } from '#paths.ts';
import { getJson } from './http.ts';
import { atKnownRevision } from './known-revision.ts';
import { reads } from './queries.ts';

const SECOND = 1000;

/** Every match, joined with its result. */
export const fixturesQuery = queryOptions({ ...reads('/api/ucl/fixtures'), refetchInterval: 5 * SECOND });

/** What the record says about a match of the running season, ascending. */
export function matchRecordQuery(fixtureId: number) {
  const path = matchRecordPath(fixtureId);
  return queryOptions({
    queryKey: [path] as const,
    queryFn: ({ signal }) => getJson<RecordPageReply>(atKnownRevision(path), { signal }),
    refetchInterval: 10 * SECOND,
  });
}

/** What the record says about a match of a finished season, ascending. */
export function archivedMatchRecordQuery(season: number, fixtureId: number) {
  const path = archivedMatchRecordPath(season, fixtureId);
  return queryOptions({
    queryKey: [path] as const,
    queryFn: ({ signal }) => getJson<RecordPageReply>(path, { signal }),
  });
}
