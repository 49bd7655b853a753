import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { MyClubReply } from '#contract/club-links.ts';
import { useClubKey } from './club-key.ts';
import { getJson, HttpError } from './http.ts';

const POLL_MS = 5000;
/** Of every key. */
export const MY_CLUB_KEY = ['/api/ucl/my-club'] as const;

/** The club that a key belongs to, with what waits for it; not asked for without one. */
export function myClubQuery(key: string | null) {
  return queryOptions({
    queryKey: [...MY_CLUB_KEY, key] as const,
    queryFn:
      key === null
        ? skipToken
        : ({ signal }) =>
            getJson<MyClubReply>('/api/ucl/my-club', { headers: { 'x-club-key': key }, signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
}

/** The link was revoked, or never was one. */
export function isUnknownKey(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'unknown_club_key';
}

/** Whether the link on this device no longer works. */
export function useIsLinkRevoked(): boolean {
  const { error } = useQuery({ ...myClubQuery(useClubKey()), refetchInterval: false });
  return isUnknownKey(error);
}

/** The club that this device reports for; null without a link, or until it is known. */
export function useMyClub(): MyClubReply | null {
  const key = useClubKey();
  const { data } = useQuery({ ...myClubQuery(key), refetchInterval: false });
  return data ?? null;
}
