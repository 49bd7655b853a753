import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminRecordReply } from '#contract/admin-record.ts';
import type { ChatReply } from '#contract/chat.ts';
import type { HealthReply } from '#contract/health.ts';
import type { EntriesReply } from '#contract/registration.ts';
import type { PendingResultsReply, SupersededResultsReply } from '#contract/result-views.ts';
import type { AdminStatsReply } from '#contract/review.ts';
import type { StaffReply } from '#contract/staff.ts';
import { getJson, HttpError, postJson, putJson } from '#web/api/http.ts';
import { PENDING_RESULTS_KEY } from '#web/api/queries.ts';
import { repeatableCall } from '#web/api/repeatable-call.ts';
import { EVIDENCE_PATH, readScreenshot, screenshotQuery } from '#web/api/screenshots.ts';
import { currentSession, expireSession } from './session/admin-session.ts';
import { SESSION } from './session/words.ts';

export const POLL_SECONDS = 3;
const POLL_MS = POLL_SECONDS * 1000;
const SLOW_POLL_MS = 10_000;

/** Adds the session's bearer token to a call. A 401 ends that session. */
async function asAdmin<Reply>(call: (token: string | undefined) => Promise<Reply>): Promise<Reply> {
  const token = currentSession()?.token;
  try {
    return await call(token);
  } catch (error) {
    const isUnauthorized = error instanceof HttpError && error.status === 401;
    // A late reply to an old token must not end a newer session.
    if (isUnauthorized && currentSession()?.token === token)
      expireSession(error.code === 'access_revoked' ? SESSION.revoked : undefined);
    throw error;
  }
}

type Headers = Readonly<Record<string, string>>;

const adminCall =
  (sendJson: typeof postJson) =>
  <Reply>(path: string, body: object, headers: Headers = {}) =>
    repeatableCall(path, body, (key) =>
      asAdmin((token) => sendJson<Reply>(path, body, { token, headers: { ...headers, ...key } })),
    );

export const adminPost = adminCall(postJson);
export const adminPut = adminCall(putJson);

export function adminQuery<Reply>(path: string) {
  return {
    queryKey: [path] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      asAdmin((token) => getJson<Reply>(path, { token, signal })),
    staleTime: 0,
    meta: { isPrivate: true },
  };
}

/** At the end of a session nothing stays in memory that only staff may read. */
export function clearPrivateData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPrivate === true });
  queryClient.removeQueries({ queryKey: [EVIDENCE_PATH] });
}

export function adminScreenshotQuery(sha256: string) {
  return screenshotQuery(sha256, (signal) =>
    asAdmin((token) => readScreenshot(sha256, { authorization: `Bearer ${token}` }, signal)),
  );
}

export const pendingResultsQuery = queryOptions({
  ...adminQuery<PendingResultsReply>(PENDING_RESULTS_KEY[0]),
  refetchInterval: POLL_MS,
});

export const supersededResultsQuery = queryOptions({
  ...adminQuery<SupersededResultsReply>('/api/ucl/superseded-results'),
  refetchInterval: SLOW_POLL_MS,
});

export const adminStatsQuery = queryOptions({
  ...adminQuery<AdminStatsReply>('/api/ucl/admin-stats'),
  refetchInterval: POLL_MS,
});

export const adminRecordQuery = queryOptions({
  ...adminQuery<AdminRecordReply>('/api/admin/record'),
  refetchInterval: SLOW_POLL_MS,
});

export const entriesQuery = queryOptions({
  ...adminQuery<EntriesReply>('/api/ucl/entries'),
  refetchInterval: POLL_MS,
});

export const staffQuery = queryOptions(adminQuery<StaffReply>('/api/admin/staff'));

export const chatQuery = queryOptions({
  ...adminQuery<ChatReply>('/api/admin/chat'),
  refetchInterval: POLL_MS,
});

/** An unhealthy server sends the same body with status 503. */
export const healthQuery = queryOptions({
  queryKey: ['/healthz'],
  queryFn: async ({ signal }): Promise<HealthReply> => {
    try {
      return await getJson<HealthReply>('/healthz', { signal });
    } catch (error) {
      if (error instanceof HttpError && error.status === 503 && isHealthReply(error.reply))
        return error.reply;
      throw error;
    }
  },
  staleTime: 0,
  retry: false,
  refetchInterval: SLOW_POLL_MS,
});

/** A stopping server or a proxy also replies 503, with a different body. */
function isHealthReply(reply: unknown): reply is HealthReply {
  return typeof reply === 'object' && reply !== null && 'database' in reply;
}
