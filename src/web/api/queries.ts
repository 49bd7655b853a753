import { queryOptions } from '@tanstack/react-query';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';
import type { RecordPageReply } from '#contract/record.ts';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { archivedMatchRecordPath, matchRecordPath, seasonApiPath } from '#paths.ts';
import { getJson, HttpError, isClientError } from './http.ts';
import { atKnownRevision, setKnownRevision } from './known-revision.ts';

const SECOND = 1000;

/** Reads a public view. Its path is the key of the query and names the type of the reply. */
export function reads<Path extends ViewPath>(path: Path) {
  return {
    queryKey: [path] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => readView(path, signal),
  };
}

export async function readView<Path extends ViewPath>(
  path: Path,
  signal: AbortSignal,
): Promise<PublicViews[Path]> {
  try {
    return await getJson<PublicViews[Path]>(atKnownRevision(path), { signal });
  } catch (error) {
    // A failover has lost it, and without an event stream nobody tells. From now on whatever is there will do.
    if (error instanceof HttpError && error.code === 'not_published_yet') setKnownRevision(0);
    throw error;
  }
}

export const statsQuery = queryOptions(reads('/api/stats'));

const RECENT_RESULTS_RETRIES = 3;

export const recentResultsQuery = queryOptions({
  ...reads('/api/ucl/recent-results'),
  staleTime: 30 * SECOND,
  refetchInterval: (query) => recentResultsInterval(query.state.data?.results.length ?? 0),
  retry: (failures, error) => failures < RECENT_RESULTS_RETRIES && !isClientError(error),
  retryDelay: (failures) => Math.min(SECOND * 2 ** failures, 30 * SECOND),
});

/** The fewer results there are, the likelier the next one is news. */
export function recentResultsInterval(results: number): number {
  if (results === 0) return 60 * SECOND;
  return results < 5 ? 30 * SECOND : 120 * SECOND;
}

/** Polled every 5 s where visitors watch; the admin panel asks for every 3 s. */
export function matchResultsQuery(everySeconds: 3 | 5 = 5) {
  return queryOptions({
    ...reads('/api/ucl/match-results'),
    staleTime: 30 * SECOND,
    refetchInterval: everySeconds * SECOND,
  });
}

export const groupStandingsQuery = queryOptions({
  ...reads('/api/ucl/group-standings'),
  refetchInterval: 5 * SECOND,
});

/** As often as the standings, so that no claim outlives the table that it was made about. */
export const outlookQuery = queryOptions({ ...reads('/api/ucl/outlook'), refetchInterval: 5 * SECOND });

/** As often as the standings, so that a new name is not long in one and not in the other. */
export const tournamentQuery = queryOptions({
  ...reads('/api/ucl/tournament'),
  refetchInterval: 5 * SECOND,
});

export const knockoutsQuery = queryOptions({
  ...reads('/api/ucl/knockouts'),
  refetchInterval: 5 * SECOND,
});

/** The event stream tells of each ball; this is for whoever has none. */
export const drawQuery = queryOptions({ ...reads('/api/ucl/draw'), refetchInterval: 5 * SECOND });

/** For the administrator alone; what a captain submits here is put in front of it. */
export const PENDING_RESULTS_KEY = ['/api/ucl/pending-results'] as const;

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

export const seasonsQuery = queryOptions(reads('/api/ucl/seasons'));

/** The facts of a finished season. */
export function seasonQuery(number: number) {
  const path = seasonApiPath(number);
  return queryOptions({
    queryKey: [path] as const,
    queryFn: ({ signal }) => getJson<FinishedSeasonReply>(path, { signal }),
  });
}

/** How far the record goes. The event stream tells of each entry; asking is for whoever has none. */
export const recordQuery = queryOptions({ ...reads('/api/ucl/record'), refetchInterval: 10 * SECOND });

/** A page of the record, ascending. Browsers keep it: a page that has not changed is answered in a few bytes. */
export async function readRecordPage(page: number, signal: AbortSignal): Promise<RecordEntry[]> {
  const { entries } = await getJson<RecordPageReply>(`/api/ucl/record/${page}`, { signal });
  return entries as RecordEntry[];
}

/** All entries of these pages, ascending. */
export function recordPagesQuery(first: number, last: number) {
  return queryOptions({
    queryKey: ['/api/ucl/record/', first, last] as const,
    queryFn: async ({ signal }) => {
      const entries: RecordEntry[] = [];
      for (let page = first; page <= last; page += 1) entries.push(...(await readRecordPage(page, signal)));
      return entries;
    },
  });
}

/** What the server has sent along with a page about the record, under the path of that page. */
export function sentEntriesKey(path: string) {
  return [path] as const;
}
