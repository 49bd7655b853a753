import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { MyClubReply } from '#contract/club-links.ts';
import { useClubKey } from './club-key.ts';
import { getJson } from './http.ts';

const POLL_MS = 5000;

/** The club that a key belongs to, with what waits for it; not asked for without one. */
export function myClubQuery(key: string | null) {
  return queryOptions({
    queryKey: ['/api/ucl/my-club', key] as const,
    queryFn:
      key === null
        ? skipToken
        : ({ signal }) =>
            getJson<MyClubReply>('/api/ucl/my-club', { headers: { 'x-club-key': key }, signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

/** The club that this device reports for; null without a link, or until it is known. */
export function useMyClub(): MyClubReply | null {
  const key = useClubKey();
  const { data } = useQuery({ ...myClubQuery(key), refetchInterval: false });
  return data ?? null;
}
