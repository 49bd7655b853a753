import type { QueryClient } from '@tanstack/react-query';
import type { MatchResult, PendingResultsReply } from '#contract/result-views.ts';
import type { SubmitResultBody, SubmitResultReply } from '#contract/submit-result.ts';
import type { ReadyFixture } from '#domain/fixtures/fixtures.ts';
import { shortName } from '#domain/record/record-head.ts';
import { type ReportedScore, SUBMITTER } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { clubKeyHeaders } from '#web/api/club-key.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import {
  groupStandingsQuery,
  matchResultsQuery,
  PENDING_RESULTS_KEY,
  recentResultsQuery,
  tournamentQuery,
} from '#web/api/queries.ts';
import { keepReceipt } from '#web/api/record-memory.ts';
import { postJson } from '#web/api/send-json.ts';
import { entryPath } from '#web/content/record-address.ts';
import { receiptText, SUBMIT_TOASTS } from '#web/content/submission.ts';
import { type ToastContent, toasts } from '#web/ui/toast/toast-store.ts';
import { dropDraft } from './drafts.ts';
import { beginSubmission } from './local-submissions.ts';
import { type SendOutcome, sendResult } from './send-result.ts';

const PROGRESS_STEP = 20;
const PROGRESS_STEP_MS = 50;
const PROGRESS_UNTIL_STORED = 80;
/** Long enough for the full bar to be seen. */
const STORED_SHOWN_MS = 200;

/**
 * Brings a confirmed result to the server and tells how it went. It belongs to no component, so that it goes on
 * when its dialog is closed or its page is left. Resolves when there is nothing more to show.
 */
export async function submitResult(
  queryClient: QueryClient,
  fixture: ReadyFixture,
  score: ReportedScore,
): Promise<SendOutcome['kind']> {
  const { stage } = fixture;
  const { homePenalties, awayPenalties, afterExtraTime, ...goals } = score;
  const body: SubmitResultBody = {
    fixtureId: fixture.id,
    homeTeam: fixture.home.name,
    awayTeam: fixture.away.name,
    ...goals,
    // A match of the groups has neither, and says nothing of them.
    ...(stage.kind === 'knockout' ? { homePenalties, awayPenalties, afterExtraTime } : {}),
    group: stage.kind === 'knockout' ? stage.bracket : stage.group,
    submittedBy: SUBMITTER,
  };
  const headers = { ...clubKeyHeaders(), 'idempotency-key': newIdempotencyKey() };
  const change = beginSubmission(fixture.id, Date.now());
  const stopProgress = raiseProgress((progress) => change({ progress }));
  const stopAsking = askBeforeLeaving();
  // One toast tells of all attempts and of their end.
  let toast: number | null = null;
  const outcome = await sendResult({
    send: () => postJson<SubmitResultReply>('/api/ucl/submit-result', body, { headers }),
    isOnline: () => navigator.onLine,
    onRetry(attempt) {
      toast = toasts.update(toast, SUBMIT_TOASTS.retrying(attempt));
      change({ attempt: attempt + 1 });
    },
  });
  stopProgress();
  stopAsking();

  if (outcome.kind === 'stored') {
    const season = queryClient.getQueryData(tournamentQuery.queryKey)?.season.number ?? 1;
    dropDraft({ season, fixtureId: fixture.id });
    change({ progress: 100, resultId: outcome.result.id });
    showStored(queryClient, outcome.result);
    toasts.update(toast, { ...SUBMIT_TOASTS.stored, link: keptReceipt(outcome.result) });
  } else {
    // A result of somebody else is shown from the list of results, as long as it stands there.
    const error = outcome.kind === 'exists' ? null : outcome.message;
    change({ status: 'error', error });
    toasts.update(toast, SUBMIT_TOASTS[outcome.kind](outcome.message));
  }
  // Whatever was answered, what stands here may be older than what the server knows.
  refresh(queryClient);
  if (outcome.kind === 'stored') {
    await new Promise((resolve) => setTimeout(resolve, STORED_SHOWN_MS));
    change({ status: 'success' });
  }
  return outcome.kind;
}

/** The captain can show at any time what was reported, and when: the entry is kept on the device. */
function keptReceipt({ recorded, ...result }: SubmitResultReply): ToastContent['link'] {
  if (!recorded) return;
  const text = `${result.homeTeam} ${scoreText(result)} ${result.awayTeam}`;
  keepReceipt({ ...recorded, at: result.submittedAt, text });
  return { href: entryPath(recorded.seq), text: receiptText(shortName(recorded)) };
}

/** Puts a new result in front, where the next fetch will find it. */
function showStored(queryClient: QueryClient, result: MatchResult): void {
  queryClient.setQueryData<PendingResultsReply>(PENDING_RESULTS_KEY, (cached) => ({
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

/** The browser asks whoever reloads or closes the page: an attempt that is under way would be lost from sight. */
function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

function raiseProgress(onRaised: (progress: number) => void): () => void {
  let progress = 0;
  const timer = setInterval(() => {
    progress += PROGRESS_STEP;
    if (progress <= PROGRESS_UNTIL_STORED) onRaised(progress);
  }, PROGRESS_STEP_MS);
  return () => clearInterval(timer);
}

function refresh(queryClient: QueryClient): void {
  const keys = [
    matchResultsQuery().queryKey,
    PENDING_RESULTS_KEY,
    groupStandingsQuery.queryKey,
    recentResultsQuery.queryKey,
  ];
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}
