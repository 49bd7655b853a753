import type { QueryClient } from '@tanstack/react-query';
import type { MatchResult, PendingResultsReply } from '#contract/result-views.ts';
import type { SubmitResultBody, SubmitResultReply } from '#contract/submit-result.ts';
import { shortName } from '#domain/record/record-head.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { entryPath } from '#paths.ts';
import { HttpError, postJson } from '#web/api/http.ts';
import { matchResultsQuery, PENDING_RESULTS_KEY } from '#web/api/queries.ts';
import { storeReceipt } from '#web/api/record-memory.ts';
import { inYourTime } from '#web/ui/time/formats.ts';
import type { ToastContent } from '#web/ui/toast/toast-store.ts';
import { MAX_ATTEMPTS, SUBMIT_FAILURES } from '#words/submit-failures.ts';
import { notOpenYet, receiptText, SUBMIT_TOASTS } from './words.ts';

const RETRY_MS = 1000;

interface ConfirmedResult {
  /** The Idempotency-Key of all attempts. */
  readonly key: string;
  /** The key of the submitting club; null without one. */
  readonly clubKey: string | null;
  readonly body: SubmitResultBody;
}

export function postResult({ key, clubKey, body }: ConfirmedResult): Promise<SubmitResultReply> {
  const headers = { 'idempotency-key': key, ...(clubKey !== null && { 'x-club-key': clubKey }) };
  return postJson('/api/ucl/submit-result', body, { headers });
}

/**
 * Exists: another submission was first, which is not this captain's error. Unanswered: no attempt got a reply, or the
 * server has a temporary problem, so it was not refused and may even be stored. Offline: it was not refused either.
 */
type SendOutcome =
  | { readonly kind: 'stored'; readonly result: SubmitResultReply }
  | { readonly kind: 'exists' | 'failed' | 'unanswered' | 'offline'; readonly message: string };

interface Sending {
  readonly send: () => Promise<SubmitResultReply>;
  readonly isOnline: () => boolean;
  /** Called with the number of the failed attempt, before the next one. */
  readonly onRetry: (attempt: number) => void;
}

/** Up to three attempts, where a retry can help. */
export async function sendResult({ send, isOnline, onRetry }: Sending): Promise<SendOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { kind: 'stored', result: await send() };
    } catch (error) {
      if (error instanceof HttpError && !isTemporary(error)) return rejectionOf(error);
      if (!isOnline()) return { kind: 'offline', message: SUBMIT_FAILURES.offline };
      if (attempt === MAX_ATTEMPTS) return { kind: 'unanswered', message: SUBMIT_FAILURES.tooManyAttempts };
      onRetry(attempt);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** A lost connection or a server error, not a refused request. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true;
  return error.status >= 500 || error.status === 408;
}

function rejectionOf(error: HttpError): SendOutcome {
  const kind = error.code === 'result_exists' ? 'exists' : 'failed';
  return { kind, message: errorMessage(error) || SUBMIT_FAILURES.unknown };
}

/** The server's message. It names a time in GMT only. */
export function errorMessage({ code, userMessage, reply }: HttpError): string | null {
  if (code !== 'not_open_yet') return userMessage;
  const { opensAt } = reply as { readonly opensAt?: unknown };
  return typeof opensAt === 'string' ? notOpenYet(inYourTime(opensAt)) : userMessage;
}

/** Shows a stored submission before the next fetch contains it, and stores its receipt. Returns the toast. */
export function showStored(
  queryClient: QueryClient,
  { recorded, ...result }: SubmitResultReply,
): ToastContent {
  prepend(queryClient, result);
  const stored = { ...SUBMIT_TOASTS.stored, ...(result.late && { description: SUBMIT_TOASTS.storedLate }) };
  if (!recorded) return stored;
  // The receipt lets the captain prove what was submitted, and when.
  storeReceipt({ ...recorded, at: result.submittedAt, text: matchText(result) });
  return {
    ...stored,
    link: { href: entryPath(recorded.seq), text: receiptText(shortName(recorded)) },
  };
}

/** 'Rovers 2–1 United'. */
export function matchText(result: SubmitResultBody | MatchResult): string {
  return `${result.homeTeam} ${scoreText(result)} ${result.awayTeam}`;
}

function prepend(queryClient: QueryClient, result: MatchResult): void {
  queryClient.setQueryData<PendingResultsReply>(PENDING_RESULTS_KEY, (cached) => ({
    blockedSenders: cached?.blockedSenders ?? [],
    pendingResults: [
      { ...result, disputeReason: null, evidence: [], replaced: null, sender: null, sameSender: 0 },
      ...(cached?.pendingResults ?? []).filter(({ id }) => id !== result.id),
    ],
  }));
  queryClient.setQueryData(
    matchResultsQuery().queryKey,
    (cached) => cached && { results: [result, ...cached.results.filter(({ id }) => id !== result.id)] },
  );
}
