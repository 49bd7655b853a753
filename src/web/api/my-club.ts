import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { MyClubReply, PlacedClubReply } from '#contract/club-links.ts';
import { useClubKey } from './club-key.ts';
import { getJson, HttpError } from './http.ts';

const POLL_MS = 5000;

/** The club of a key, with everything it has to answer; disabled without a key. */
export function myClubQuery(key: string | null) {
  return queryOptions({
    queryKey: ['/api/ucl/my-club', key] as const,
    queryFn:
      key === null
        ? skipToken
        : ({ signal }) =>
            getJson<MyClubReply>('/api/ucl/my-club', { headers: { 'x-club-key': key }, signal }),
    staleTime: 0,
    // Wrong keys are limited. A live event is enough for one that staff restore.
    refetchInterval: ({ state }) => !isUnknownKey(state.error) && POLL_MS,
  });
}

/** The link was revoked, or never existed. */
export function isUnknownKey(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'unknown_club_key';
}

export function useIsLinkRevoked(): boolean {
  const { error } = useQuery({ ...myClubQuery(useClubKey()), refetchInterval: false });
  return isUnknownKey(error);
}

/** A club that has entered has no place until the draw is done. */
export function isPlaced(reply: MyClubReply): reply is PlacedClubReply {
  return reply.club !== null;
}

/** The club that this device submits for; null without a link or a place, or until it is loaded. */
export function useMyClub(): PlacedClubReply | null {
  const key = useClubKey();
  const { data } = useQuery({ ...myClubQuery(key), refetchInterval: false });
  return data && isPlaced(data) ? data : null;
}
