import { queryOptions } from '@tanstack/react-query';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';
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
