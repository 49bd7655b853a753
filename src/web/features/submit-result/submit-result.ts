import type { QueryClient } from '@tanstack/react-query';
import type { SubmitResultBody, SubmitResultReply } from '#contract/submit-result.ts';
import type { ReadyFixture } from '#domain/matches/fixtures.ts';
import { OPEN_STATUSES, type ReportedScore, SUBMITTER } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { newIdempotencyKey } from '#web/api/http.ts';
import { matchResultsQuery, tournamentQuery } from '#web/api/queries.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { removeDraft } from './drafts.ts';
import { beginSubmission, submissionOf } from './local-submissions.ts';
import { sendQueued } from './queue/send-queued.ts';
import { isTemporary, postResult, sendResult, showStored } from './send-result.ts';
// Its chunk has to be loaded before the connection is lost.
import './queue/queue-panel.tsx';
import { saveQueued } from './queue/queued-submissions.ts';
import { SUBMIT_TOASTS } from './words.ts';

const PROGRESS_STEP = 20;
const PROGRESS_STEP_MS = 50;
const PROGRESS_UNTIL_STORED = 80;
/** Long enough for the full bar to be seen. */
const STORED_SHOWN_MS = 200;

interface Submission {
  /** The key of the submitting club; null without one. */
  readonly clubKey: string | null;
  /** Called when the result was stored or queued. */
  readonly onSent: () => void;
}

/**
 * Sends a confirmed result and reports the outcome. Independent of components, so that it continues when the dialog is
 * closed or the page is left.
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
    // The API accepts these fields for ties only.
    ...(stage.kind === 'knockout' ? { homePenalties, awayPenalties, afterExtraTime } : {}),
    group: stage.kind === 'knockout' ? stage.bracket : stage.group,
    submittedBy: SUBMITTER,
  };
  const key = newIdempotencyKey();
  const season = queryClient.getQueryData(tournamentQuery.queryKey)?.season.number;
  const attempted = navigator.onLine;
  const { change, isNewest } = beginSubmission(fixture.id);
  const stopProgress = raiseProgress((progress) => change({ progress }));
  const stopAsking = warnBeforeLeaving();
  // One toast for all attempts and the outcome.
  let toast: number | null = null;
  const send = () => postResult({ key, clubKey, body });
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

  async function showSuccess(result: SubmitResultReply): Promise<void> {
    removeDraft({ season: season ?? 1, fixtureId: fixture.id });
    change({ progress: 100, resultId: result.id, unanswered: null });
    toast = toasts.update(toast, showStored(queryClient, result));
    void queryClient.invalidateQueries();
    await new Promise((resolve) => setTimeout(resolve, STORED_SHOWN_MS));
    change({ status: 'success' });
    onSent();
  }

  /** False if the storage is full or blocked: the typed score then stays in the dialog. */
  function sendLater(): boolean {
    const madeAt = new Date().toISOString();
    if (season === undefined) return false;
    if (!saveQueued({ key, season, madeAt, clubKey, body, attempted, refused: null })) return false;
    removeDraft({ season, fixtureId: fixture.id });
    change({ status: 'success', unanswered: null });
    toast = toasts.update(toast, SUBMIT_TOASTS.waiting);
    void sendQueued(queryClient);
    onSent();
    return true;
  }

  function showFailure(message: string): void {
    change({ status: 'error', error: message, unanswered: null });
    toast = toasts.update(toast, SUBMIT_TOASTS.failed(message));
  }

  if (outcome.kind === 'stored') return showSuccess(outcome.result);
  if (outcome.kind === 'offline' && sendLater()) return;
  if (outcome.kind === 'exists') {
    // Another club's result is shown by the list of results.
    change({ status: 'error', error: null });
    toasts.update(toast, SUBMIT_TOASTS.exists(outcome.message));
  } else showFailure(outcome.message);
  if (outcome.kind === 'unanswered') {
    const queueOrShow = () => void (sendLater() || showFailure(outcome.message));
    change({ unanswered: { score, sendLater: queueOrShow } });
    retryOnceListed(queryClient, { fixtureId: fixture.id, score, isStillNeeded, ask });
  }
  // Whatever the reply was, the shown results may be outdated.
  void queryClient.invalidateQueries();

  /** Until it is queued, found to be stored, or another score is sent. */
  function isStillNeeded(): boolean {
    return isNewest() && submissionOf(fixture.id)?.unanswered !== null;
  }

  /** One of the attempts seems to have arrived: the server replies to its key with the lost reply. */
  async function ask(): Promise<void> {
    if (submissionOf(fixture.id)?.status === 'submitting') return;
    change({ status: 'submitting' });
    try {
      await showSuccess(await send());
    } catch (error) {
      // Otherwise the other club has submitted the same score.
      change(isTemporary(error) ? { status: 'error' } : { status: 'error', error: null, unanswered: null });
    }
  }
}

interface Unanswered {
  readonly fixtureId: number;
  readonly score: ReportedScore;
  readonly isStillNeeded: () => boolean;
  readonly ask: () => void;
}

/** Tries whenever a list of results arrives in which the match has this score. */
function retryOnceListed(
  queryClient: QueryClient,
  { fixtureId, score, isStillNeeded, ask }: Unanswered,
): void {
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
    if (isStillNeeded()) look();
    else stop();
  });
  look();
}

/**
 * The browser asks for confirmation when the page is reloaded or closed, because a running attempt would be lost from
 * sight.
 */
function warnBeforeLeaving(): () => void {
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
