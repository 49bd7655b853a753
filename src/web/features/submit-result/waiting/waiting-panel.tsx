import './waiting-panel.css';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SubmitResultReply } from '#contract/submit-result.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { getJson, postJson } from '#web/api/http.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { setWaiting } from '../local-submissions.ts';
import { refreshResults, showStored } from '../show-stored.ts';
import { discard, type SendingWays, sendWaiting } from './send-waiting.ts';
import {
  dropWaitingReport,
  type WaitingReport,
  waitingReports,
  watchWaitingReports,
} from './waiting-reports.ts';
import { WAITING_REPORTS } from './words.ts';

/** A report that has moved up is not meant by the second press of a double tap on the one before. */
const SETTLE_MS = 500;

/** Above every page: the reports that wait on this device, and those that were not accepted, until they are dismissed. */
export default function WaitingPanel() {
  const queryClient = useQueryClient();
  const reports = useSyncExternalStore(watchWaitingReports, waitingReports);
  const changedAt = useRef(0);
  useEffect(() => watchWaiting(queryClient), [queryClient]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the list.
  useEffect(() => {
    changedAt.current = performance.now();
  }, [reports]);
  // Not every phone counts the presses.
  const isMeant = ({ detail, timeStamp }: MouseEvent) =>
    detail < 2 && timeStamp - changedAt.current > SETTLE_MS;
  return (
    <aside className="waiting-reports" aria-label={WAITING_REPORTS.title} aria-live="polite">
      {reports.length > 0 && (
        <ul>
          {reports.map((report) => (
            <Report key={report.key} report={report} isMeant={isMeant} />
          ))}
        </ul>
      )}
    </aside>
  );
}

interface ReportProps {
  readonly report: WaitingReport;
  readonly isMeant: (press: MouseEvent) => boolean;
}

function Report({ report, isMeant }: ReportProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  const { key, refused } = report;
  const match = <bdi>{reportText(report)}</bdi>;
  if (refused !== null)
    return (
      <li className="refused">
        <p>
          <b>{WAITING_REPORTS.refused}</b> {match} <span>{refused}</span>
        </p>
        <Button variant="secondary" onClick={(event) => isMeant(event) && dropWaitingReport(key)}>
          {WAITING_REPORTS.dismiss}
        </Button>
      </li>
    );
  const discardReport = (event: MouseEvent) => {
    if (!isMeant(event)) return;
    // An attempt that is under way is waited for: meanwhile it is seen that the press was heard.
    setDiscarding(true);
    void discardAndTell(key);
  };
  return (
    <li>
      <p>
        <b>{WAITING_REPORTS.title}</b> {match}
      </p>
      <Button variant="secondary" aria-disabled={isDiscarding} onClick={discardReport}>
        {WAITING_REPORTS.discard}
      </Button>
    </li>
  );
}

/** 'Rovers 2–1 United'. */
function reportText({ body }: WaitingReport): string {
  return `${body.homeTeam} ${scoreText(body)} ${body.awayTeam}`;
}

async function discardAndTell(key: string): Promise<void> {
  const mayHaveArrived = await discard(key);
  // Sent just before: that was told.
  if (mayHaveArrived === null) return;
  toasts.add(mayHaveArrived ? WAITING_REPORTS.maybeArrived : WAITING_REPORTS.discarded);
}

/** A browser may say that it is online before anything can be reached; a server in trouble is asked less and less. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

let send: (() => Promise<void>) | undefined;

/** Sends what waits on this device as soon as it can be: for as long as the page lives. */
export function watchWaiting(queryClient: QueryClient): void {
  if (!send) {
    send = sender(queryClient);
    window.addEventListener('online', send);
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
