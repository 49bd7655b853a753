import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';
import type { RecordPageReply } from '#contract/record.ts';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { archivedMatchRecordPath, matchRecordPath, seasonApiPath } from '#paths.ts';
import { SECOND } from '#web/ui/time/formats.ts';
import { getJson, HttpError, isClientError } from './http.ts';
import { atKnownRevision, forgetRevision, knownRevision } from './known-revision.ts';

/** Queries a public view. Its path is the query key and determines the reply type. */
export function viewQuery<Path extends ViewPath>(path: Path) {
  return {
    queryKey: [path] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => readView(path, signal),
  };
}

export async function readView<Path extends ViewPath>(
  path: Path,
  signal: AbortSignal,
): Promise<PublicViews[Path]> {
  const requested = knownRevision();
  try {
    return await getJson<PublicViews[Path]>(atKnownRevision(path), { signal });
  } catch (error) {
    // The revision was lost in a failover, and without an event stream there is no correction.
    if (error instanceof HttpError && error.code === 'not_published_yet') forgetRevision(requested);
    throw error;
  }
}

export const statsQuery = queryOptions(viewQuery('/api/stats'));

const RECENT_RESULTS_RETRIES = 3;

export const recentResultsQuery = queryOptions({
  ...viewQuery('/api/ucl/recent-results'),
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

/** Visitors poll every 5 s, the admin panel every 3 s. */
export function matchResultsQuery(everySeconds: 3 | 5 = 5) {
  return queryOptions({
    ...viewQuery('/api/ucl/match-results'),
    staleTime: 30 * SECOND,
    refetchInterval: everySeconds * SECOND,
  });
}

/** The event stream announces each change; polling is a fallback. */
function polledView<Path extends ViewPath>(path: Path, everySeconds = 5) {
  return queryOptions({ ...viewQuery(path), refetchInterval: everySeconds * SECOND });
}

export const groupStandingsQuery = polledView('/api/ucl/group-standings');
/** As often as the standings, so that the outlook never outlives the table it is about. */
export const outlookQuery = polledView('/api/ucl/outlook');
/** As often as the standings, so that a new club name appears in both at nearly the same time. */
export const tournamentQuery = polledView('/api/ucl/tournament');
export const knockoutsQuery = polledView('/api/ucl/knockouts');
export const drawQuery = polledView('/api/ucl/draw');
export const registrationQuery = polledView('/api/ucl/registration');
export const fixturesQuery = polledView('/api/ucl/fixtures');
export const recordQuery = polledView('/api/ucl/record', 10);

/** For administrators only; results submitted on this device are prepended. */
export const PENDING_RESULTS_KEY = ['/api/ucl/pending-results'] as const;

/** In ascending order. */
export function matchRecordQuery(fixtureId: number) {
  const path = matchRecordPath(fixtureId);
  return queryOptions({
    queryKey: [path] as const,
    queryFn: ({ signal }) => getJson<RecordPageReply>(atKnownRevision(path), { signal }),
    refetchInterval: 10 * SECOND,
  });
}

/** In ascending order. */
export function archivedMatchRecordQuery(season: number, fixtureId: number) {
  const path = archivedMatchRecordPath(season, fixtureId);
  return queryOptions({
    queryKey: [path] as const,
    queryFn: ({ signal }) => getJson<RecordPageReply>(path, { signal }),
  });
}

export const seasonsQuery = queryOptions(viewQuery('/api/ucl/seasons'));

export function seasonQuery(number: number) {
  const path = seasonApiPath(number);
  return queryOptions({
    queryKey: [path] as const,
    queryFn: ({ signal }) => getJson<FinishedSeasonReply>(path, { signal }),
  });
}

/** In ascending order. Browsers cache it and revalidate, which takes a few bytes for an unchanged page. */
export async function readRecordPage(page: number, signal: AbortSignal): Promise<RecordEntry[]> {
  const { entries } = await getJson<RecordPageReply>(`/api/ucl/record/${page}`, { signal });
  return entries as RecordEntry[];
}

/** In ascending order. */
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

/** Entries that the server has sent with a page, by the path of that page. */
export function sentEntriesKey(path: string) {
  return [path] as const;
}

/**
 * Whether a query failed or, with data, could not be refreshed. Without data, it stays true during a retry, so that the
 * retry button stays where it is and the failure is not announced again.
 */
export function hasFailed({
  data,
  isError,
  errorUpdateCount,
}: Pick<UseQueryResult, 'data' | 'isError' | 'errorUpdateCount'>): boolean {
  return data === undefined ? errorUpdateCount > 0 : isError;
}
