import { queryOptions } from '@tanstack/react-query';
import type { AdminRecordReply } from '#contract/admin-record.ts';
import type { ChatReply } from '#contract/chat.ts';
import type { HealthReply } from '#contract/health.ts';
import type { PendingResultsReply, SupersededResultsReply } from '#contract/result-views.ts';
import type { AdminStatsReply } from '#contract/review.ts';
import type { StaffReply } from '#contract/staff.ts';
import { getJson, HttpError, newIdempotencyKey, postJson, putJson } from '#web/api/http.ts';
import { pictureQuery, readPicture } from '#web/api/pictures.ts';
import { PENDING_RESULTS_KEY } from '#web/api/queries.ts';
import { currentSession, expireSession } from './session/admin-session.ts';
import { SESSION } from './words.ts';

/** How often the panel renews what it shows. */
export const POLL_SECONDS = 3;
const POLL_MS = POLL_SECONDS * 1000;
const SLOW_POLL_MS = 10_000;

/** Adds the session's bearer token to a call. A 401 ends that session. */
async function asAdmin<Reply>(call: (token: string | undefined) => Promise<Reply>): Promise<Reply> {
  const token = currentSession()?.token;
  try {
    return await call(token);
  } catch (error) {
    const isRefused = error instanceof HttpError && error.status === 401;
    // A late reply to an older token must not end the session that has begun since.
    if (isRefused && currentSession()?.token === token)
      expireSession(error.code === 'access_revoked' ? SESSION.revoked : undefined);
    throw error;
  }
}

export function adminPost<Reply>(path: string, body: object): Promise<Reply> {
  return asAdmin((token) => postJson<Reply>(path, body, { token, headers: ownKey() }));
}

export function adminPut<Reply>(path: string, body: object): Promise<Reply> {
  return asAdmin((token) => putJson<Reply>(path, body, { token, headers: ownKey() }));
}

/** A proxy that sends a call twice gets the first answer twice. */
function ownKey() {
  return { 'idempotency-key': newIdempotencyKey() };
}

/** A query that only the administrator may ask. */
export function adminReads<Reply>(path: string) {
  return {
    queryKey: [path] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      asAdmin((token) => getJson<Reply>(path, { token, signal })),
    staleTime: 0,
  };
}

/** A screenshot that a club has sent. */
export function adminPictureQuery(sha256: string) {
  return pictureQuery(sha256, (signal) =>
    asAdmin((token) => readPicture(sha256, { authorization: `Bearer ${token}` }, signal)),
  );
}

export const pendingResultsQuery = queryOptions({
  ...adminReads<PendingResultsReply>(PENDING_RESULTS_KEY[0]),
  refetchInterval: POLL_MS,
});

export const supersededResultsQuery = queryOptions({
  ...adminReads<SupersededResultsReply>('/api/ucl/superseded-results'),
  refetchInterval: SLOW_POLL_MS,
});

export const adminStatsQuery = queryOptions({
  ...adminReads<AdminStatsReply>('/api/ucl/admin-stats'),
  refetchInterval: POLL_MS,
});

export const adminRecordQuery = queryOptions({
  ...adminReads<AdminRecordReply>('/api/admin/record'),
  refetchInterval: SLOW_POLL_MS,
});

export const staffQuery = queryOptions(adminReads<StaffReply>('/api/admin/staff'));

export const chatQuery = queryOptions({
  ...adminReads<ChatReply>('/api/admin/chat'),
  refetchInterval: POLL_MS,
});

/** An unhealthy server sends the same body with status 503. */
export const healthQuery = queryOptions({
  queryKey: ['/healthz'],
  queryFn: async ({ signal }): Promise<HealthReply> => {
    try {
      return await getJson<HealthReply>('/healthz', { signal });
    } catch (error) {
      if (error instanceof HttpError && error.status === 503 && tellsOfHealth(error.reply))
        return error.reply;
      throw error;
    }
  },
  staleTime: 0,
  retry: false,
  refetchInterval: SLOW_POLL_MS,
});

/** A stopping server or a proxy also answers 503, with another body. */
function tellsOfHealth(reply: unknown): reply is HealthReply {
  return typeof reply === 'object' && reply !== null && 'database' in reply;
}
