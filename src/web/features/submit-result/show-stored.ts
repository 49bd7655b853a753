import type { QueryClient } from '@tanstack/react-query';
import type { MatchResult, PendingResultsReply } from '#contract/result-views.ts';
import type { SubmitResultReply } from '#contract/submit-result.ts';
import { shortName } from '#domain/record/record-head.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { entryPath } from '#paths.ts';
import { MY_CLUB_KEY } from '#web/api/my-club.ts';
import {
  groupStandingsQuery,
  matchResultsQuery,
  PENDING_RESULTS_KEY,
  recentResultsQuery,
} from '#web/api/queries.ts';
import { keepReceipt } from '#web/api/record-memory.ts';
import type { ToastContent } from '#web/ui/toast/toast-store.ts';
import { receiptText, SUBMIT_TOASTS } from './words.ts';

/** Shows a report that was taken, before the next fetch finds it, and keeps its receipt. Returns what is said of it. */
export function showStored(
  queryClient: QueryClient,
  { recorded, ...result }: SubmitResultReply,
): ToastContent {
  putInFront(queryClient, result);
  const stored = { ...SUBMIT_TOASTS.stored, ...(result.late && { description: SUBMIT_TOASTS.storedLate }) };
  if (!recorded) return stored;
  // The captain can show at any time what was reported, and when: the entry is kept on the device.
  const text = `${result.homeTeam} ${scoreText(result)} ${result.awayTeam}`;
  keepReceipt({ ...recorded, at: result.submittedAt, text });
  return {
    ...stored,
    link: { href: entryPath(recorded.seq), text: receiptText(shortName(recorded)) },
  };
}

function putInFront(queryClient: QueryClient, result: MatchResult): void {
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

/** Whatever a report was answered, what stands here may be older than what the server knows. */
export function refreshResults(queryClient: QueryClient): void {
  const keys = [
    matchResultsQuery().queryKey,
    PENDING_RESULTS_KEY,
    groupStandingsQuery.queryKey,
    recentResultsQuery.queryKey,
    MY_CLUB_KEY,
  ];
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}
