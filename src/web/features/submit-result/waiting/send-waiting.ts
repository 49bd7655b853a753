import type { SubmitResultReply } from '#contract/submit-result.ts';
import { HttpError } from '#web/api/http.ts';
import { refusalSentence } from '../send-result.ts';
import {
  dropWaitingReport,
  keepWaitingReport,
  type WaitingReport,
  waitingReports,
} from './waiting-reports.ts';
import { WAITING_REPORTS } from './words.ts';

const LOCK = 'ces-waiting-reports';

/** What sending asks of its surroundings. */
export interface SendingWays {
  /** The season that the server plays now. */
  readonly readSeason: () => Promise<number>;
  readonly send: (report: WaitingReport) => Promise<SubmitResultReply>;
  readonly onStored: (result: SubmitResultReply) => void;
  readonly onRefused: (report: WaitingReport, sentence: string) => void;
}

/**
 * Sends what waits, the oldest first, in one tab at a time. Resolves to whether something still waits, because the network
 * or the server is not there. What is refused stays on the device with the reason and is not sent again.
 */
export function sendWaiting(ways: SendingWays): Promise<boolean> {
  return inOneTab(async () => {
    try {
      for (const report of waitingReports()) if (report.refused === null) await sendOne(report, ways);
      return false;
    } catch {
      return true;
    }
  });
}

/** Returns whether it may have been sent before; null when it was sent and is gone. */
export async function discard(key: string): Promise<boolean | null> {
  if (reportOf(key)?.attempted === false) {
    // At once: another report may hold up the turn of this one, which would be sent after all.
    dropWaitingReport(key);
    return false;
  }
  return inOneTab(async () => {
    if (!reportOf(key)) return null;
    dropWaitingReport(key);
    return true;
  });
}

function reportOf(key: string): WaitingReport | undefined {
  return waitingReports().find((report) => report.key === key);
}

/** Throws when it cannot be said yet what becomes of it. */
async function sendOne(report: WaitingReport, ways: SendingWays): Promise<void> {
  const problem = await problemOf(report, ways);
  // Called off while the season was asked for, or while another report was sent.
  if (!reportOf(report.key)) return;
  if (problem !== null) return refuse(report, problem, ways);
  keepWaitingReport({ ...report, attempted: true });
  try {
    const result = await ways.send(report);
    dropWaitingReport(report.key);
    ways.onStored(result);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    refuse(report, refusalSentence(error) ?? WAITING_REPORTS.unknown, ways);
  }
}

/** The server cannot know which season a report was made for. */
async function problemOf(report: WaitingReport, ways: SendingWays): Promise<string | null> {
  return (await ways.readSeason()) === report.season ? null : WAITING_REPORTS.otherSeason;
}

function refuse(report: WaitingReport, sentence: string, ways: SendingWays): void {
  const isKept = keepWaitingReport({ ...report, clubKey: null, refused: sentence });
  // No room for the reason: it is told this once, and not sent for ever.
  if (!isKept) dropWaitingReport(report.key);
  ways.onRefused(report, sentence);
}

/**
 * As against a server in trouble, one that has heard too much from this address lately, or something on the way that
 * answers in its place: every refusal of the server has a code.
 */
function isRefusal(error: unknown): error is HttpError {
  if (!(error instanceof HttpError) || error.code === null) return false;
  return error.status < 500 && ![408, 429].includes(error.status);
}

/** Where there are no locks, the key of the report keeps the server from storing it twice. */
function inOneTab<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  return navigator.locks ? (navigator.locks.request(LOCK, work) as Promise<Outcome>) : work();
}
