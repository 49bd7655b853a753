import type { QueryClient } from '@tanstack/react-query';
import type { SubmitResultBody, SubmitResultReply } from '#contract/submit-result.ts';
import type { ReadyFixture } from '#domain/fixtures/fixtures.ts';
import { type ReportedScore, SUBMITTER } from '#domain/results/results.ts';
import { clubKeyHeaders, currentClubKey } from '#web/api/club-key.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { postJson } from '#web/api/send-json.ts';
import { SUBMIT_TOASTS } from '#web/content/submission.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { dropDraft } from './drafts.ts';
import { beginSubmission } from './local-submissions.ts';
import { type SendOutcome, sendResult } from './send-result.ts';
import { refreshResults, showStored } from './show-stored.ts';
import { keepWaitingReport } from './waiting/waiting-reports.ts';
import { watchWaiting } from './waiting/watch-waiting.ts';

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
): Promise<SendOutcome['kind'] | 'waiting'> {
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
  const key = newIdempotencyKey();
  const clubKey = currentClubKey();
  const headers = { ...clubKeyHeaders(), 'idempotency-key': key };
  const season = queryClient.getQueryData(tournamentQuery.queryKey)?.season.number;
  const attempted = navigator.onLine;
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

  if (outcome.kind === 'offline' && season !== undefined) {
    const madeAt = new Date().toISOString();
    const report = { key, season, madeAt, clubKey, body, attempted, refused: null };
    // Else the storage is full or blocked: what was typed stays in the dialog.
    if (keepWaitingReport(report)) {
      dropDraft({ season, fixtureId: fixture.id });
      change({ status: 'success' });
      toasts.update(toast, SUBMIT_TOASTS.waiting);
      watchWaiting(queryClient);
      return 'waiting';
    }
  }
  if (outcome.kind === 'stored') {
    dropDraft({ season: season ?? 1, fixtureId: fixture.id });
    change({ progress: 100, resultId: outcome.result.id });
    toasts.update(toast, showStored(queryClient, outcome.result));
  } else {
    // A result of somebody else is shown from the list of results, as long as it stands there.
    const error = outcome.kind === 'exists' ? null : outcome.message;
    change({ status: 'error', error });
    const kind = outcome.kind === 'exists' ? 'exists' : 'failed';
    toasts.update(toast, SUBMIT_TOASTS[kind](outcome.message));
  }
  refreshResults(queryClient);
  if (outcome.kind === 'stored') {
    await new Promise((resolve) => setTimeout(resolve, STORED_SHOWN_MS));
    change({ status: 'success' });
  }
  return outcome.kind;
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
