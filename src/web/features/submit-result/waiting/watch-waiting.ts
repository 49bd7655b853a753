import type { QueryClient } from '@tanstack/react-query';
import type { SubmitResultReply } from '#contract/submit-result.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { getJson } from '#web/api/http.ts';
import { postJson } from '#web/api/send-json.ts';
import { WAITING_REPORTS } from '#web/content/waiting-reports.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { setWaiting } from '../local-submissions.ts';
import { refreshResults, showStored } from '../show-stored.ts';
import { type SendingWays, sendWaiting } from './send-waiting.ts';
import { reportText, showWaitingPanel } from './waiting-panel.ts';
import { type WaitingReport, waitingReports, watchWaitingReports } from './waiting-reports.ts';

/** A browser may say that it is online before anything can be reached; a server in trouble is asked less and less. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

let send: (() => Promise<void>) | undefined;

/** Shows what waits on this device, above every page, and sends it as soon as it can be: for as long as the page lives. */
export function watchWaiting(queryClient: QueryClient): void {
  if (!send) {
    send = sender(queryClient);
    window.addEventListener('online', send);
    showWaitingPanel();
    watchWaitingReports(markMatches);
    markMatches();
  }
  void send();
}

/** Beside a match it is seen that its report waits. */
function markMatches(): void {
  const waiting = waitingReports().filter(({ refused }) => refused === null);
  setWaiting(waiting.map(({ body }) => body.fixtureId));
}

function sender(queryClient: QueryClient): () => Promise<void> {
  const ways = waysOf(queryClient);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (pauseMs: number) => {
    clearTimeout(timer);
    if (!navigator.onLine || !(await sendWaiting(ways))) return;
    clearTimeout(timer);
    timer = setTimeout(attempt, pauseMs, Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
  };
  return () => attempt(FIRST_PAUSE_MS);
}

function waysOf(queryClient: QueryClient): SendingWays {
  return {
    readSeason: async () => (await getJson<TournamentReply>('/api/ucl/tournament')).season.number,
    send: ({ key, clubKey, body }) =>
      postJson<SubmitResultReply>('/api/ucl/submit-result', body, {
        headers: { 'idempotency-key': key, ...(clubKey !== null && { 'x-club-key': clubKey }) },
      }),
    onStored(result) {
      toasts.add(showStored(queryClient, result));
      refreshResults(queryClient);
    },
    onRefused(report, sentence) {
      tellRefused(report, sentence);
      refreshResults(queryClient);
    },
  };
}

function tellRefused(report: WaitingReport, sentence: string): void {
  const description = `${reportText(report)}: ${sentence}`;
  toasts.add({ title: WAITING_REPORTS.refusedToast, description, look: 'destructive' });
}
