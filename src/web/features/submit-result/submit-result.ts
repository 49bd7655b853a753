import type { QueryClient } from '@tanstack/react-query';
import type { SubmitResultBody, SubmitResultReply } from '#contract/submit-result.ts';
import type { ReadyFixture } from '#domain/matches/fixtures.ts';
import { OPEN_STATUSES, type ReportedScore, SUBMITTER } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { newIdempotencyKey, postJson } from '#web/api/http.ts';
import { matchResultsQuery, tournamentQuery } from '#web/api/queries.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { dropDraft } from './drafts.ts';
import { beginSubmission, submissionOf } from './local-submissions.ts';
import { isPassing, sendResult } from './send-result.ts';
import { refreshResults, showStored } from './show-stored.ts';
import { watchWaiting } from './waiting/waiting-panel.tsx';
import { keepWaitingReport } from './waiting/waiting-reports.ts';
import { SUBMIT_TOASTS } from './words.ts';

const PROGRESS_STEP = 20;
const PROGRESS_STEP_MS = 50;
const PROGRESS_UNTIL_STORED = 80;
/** Long enough for the full bar to be seen. */
const STORED_SHOWN_MS = 200;

interface Submission {
  /** Of the club that submits; null without one. */
  readonly clubKey: string | null;
  /** Called when the result was stored or is kept to be sent. */
  readonly onSent: () => void;
}

/**
 * Brings a confirmed result to the server and tells how it went. It belongs to no component, so that it goes on
 * when its dialog is closed or its page is left.
 */
export async function submitResult(
  queryClient: QueryClient,
  fixture: ReadyFixture,
  score: ReportedScore,
  { clubKey, onSent }: Submission,
): Promise<void> {
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
  const headers = { 'idempotency-key': key, ...(clubKey !== null && { 'x-club-key': clubKey }) };
  const season = queryClient.getQueryData(tournamentQuery.queryKey)?.season.number;
  const attempted = navigator.onLine;
  const change = beginSubmission(fixture.id, Date.now());
  const own = submissionOf(fixture.id);
  const stopProgress = raiseProgress((progress) => change({ progress }));
  const stopAsking = askBeforeLeaving();
  // One toast tells of all attempts and of their end.
  let toast: number | null = null;
  const send = () => postJson<SubmitResultReply>('/api/ucl/submit-result', body, { headers });
  const outcome = await sendResult({
    send,
    isOnline: () => navigator.onLine,
    onRetry(attempt) {
      toast = toasts.update(toast, SUBMIT_TOASTS.retrying(attempt));
      change({ attempt: attempt + 1 });
    },
  });
  stopProgress();
  stopAsking();

  async function tellStored(result: SubmitResultReply): Promise<void> {
    dropDraft({ season: season ?? 1, fixtureId: fixture.id });
    change({ progress: 100, resultId: result.id, unanswered: null });
    toast = toasts.update(toast, showStored(queryClient, result));
    refreshResults(queryClient);
    await new Promise((resolve) => setTimeout(resolve, STORED_SHOWN_MS));
    change({ status: 'success' });
    onSent();
  }

  /** False where the storage is full or blocked: what was typed stays in the dialog then. */
  function sendLater(): boolean {
    const madeAt = new Date().toISOString();
    if (season === undefined) return false;
    if (!keepWaitingReport({ key, season, madeAt, clubKey, body, attempted, refused: null })) return false;
    dropDraft({ season, fixtureId: fixture.id });
    change({ status: 'success', unanswered: null });
    toast = toasts.update(toast, SUBMIT_TOASTS.waiting);
    watchWaiting(queryClient);
    onSent();
    return true;
  }

  function tellFailed(message: string): void {
    change({ status: 'error', error: message, unanswered: null });
    toast = toasts.update(toast, SUBMIT_TOASTS.failed(message));
  }

  if (outcome.kind === 'stored') return tellStored(outcome.result);
  if (outcome.kind === 'offline' && sendLater()) return;
  if (outcome.kind === 'exists') {
    // A result of somebody else is shown from the list of results, as long as it stands there.
    change({ status: 'error', error: null });
    toasts.update(toast, SUBMIT_TOASTS.exists(outcome.message));
  } else tellFailed(outcome.message);
  if (outcome.kind === 'unanswered') {
    const tellOrKeep = () => void (sendLater() || tellFailed(outcome.message));
    change({ unanswered: { score, sendLater: tellOrKeep } });
    askOnceListed(queryClient, { fixtureId: fixture.id, score, isWanted, ask });
  }
  refreshResults(queryClient);

  /** Until it waits on the device, is found to be stored, or another score is sent. */
  function isWanted(): boolean {
    const newest = submissionOf(fixture.id);
    return newest?.timestamp === own?.timestamp && newest?.unanswered !== null;
  }

  /** One of the attempts has arrived, by the look of it: the server answers its key with the reply that was lost. */
  async function ask(): Promise<void> {
    if (submissionOf(fixture.id)?.status === 'submitting') return;
    change({ status: 'submitting' });
    try {
      await tellStored(await send());
    } catch (error) {
      // Else it was somebody else who has sent the same score.
      change(isPassing(error) ? { status: 'error' } : { status: 'error', error: null, unanswered: null });
    }
  }
}

interface Unanswered {
  readonly fixtureId: number;
  readonly score: ReportedScore;
  readonly isWanted: () => boolean;
  readonly ask: () => void;
}

/** Asks whenever a list of results has come in which the match has this score. */
function askOnceListed(queryClient: QueryClient, { fixtureId, score, isWanted, ask }: Unanswered): void {
  const { queryKey } = matchResultsQuery();
  const look = () => {
    const results = queryClient.getQueryData(queryKey)?.results ?? [];
    const isListed = results.some(
      (result) =>
        result.fixtureId === fixtureId &&
        OPEN_STATUSES.some((status) => status === result.submissionStatus) &&
        scoreText(result) === scoreText(score),
    );
    if (isListed) ask();
  };
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== queryKey[0]) return;
    if (isWanted()) look();
    else stop();
  });
  look();
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
