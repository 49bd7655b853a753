import type { ReportedScore } from '#domain/results/results.ts';
import { createStore, useStore } from '#web/ui/store.ts';

/** A submission counts as under way for a minute; then the captain may try again, whatever became of it. */
const SUBMITTING_MS = 60_000;

/** What this visit knows of its own submission for a match. In memory only. */
export interface LocalSubmission {
  readonly fixtureId: number;
  readonly status: 'submitting' | 'success' | 'error';
  /** When it began, in milliseconds. */
  readonly timestamp: number;
  readonly error: string | null;
  /** The attempt that is under way, from 1. */
  readonly attempt: number;
  /** 0 to 100. */
  readonly progress: number;
  /** Of the result that it was stored as. */
  readonly resultId: number | null;
  /** The score that nobody has answered, and what keeps it on the device to be sent later. */
  readonly unanswered: { readonly score: ReportedScore; readonly sendLater: () => void } | null;
}

/** Matches whose report is waiting on this device; set by waiting-panel.tsx, which is loaded when there is one. */
const waiting = createStore<ReadonlySet<number>>(new Set());
const submissions = createStore<ReadonlyMap<number, LocalSubmission>>(new Map());

function put(submission: LocalSubmission): void {
  submissions.set(new Map(submissions.get()).set(submission.fixtureId, submission));
}

type ChangeSubmission = (change: Partial<Omit<LocalSubmission, 'fixtureId' | 'timestamp'>>) => void;

/**
 * Returns what tells how it goes on. A submission may be answered after its minute, when another one for the same
 * match is under way: what is told of it then is not heard.
 */
export function beginSubmission(fixtureId: number, now: number): ChangeSubmission {
  const own = () => {
    const newest = submissions.get().get(fixtureId);
    return newest?.timestamp === now ? newest : null;
  };
  put({
    fixtureId,
    status: 'submitting',
    timestamp: now,
    error: null,
    attempt: 1,
    progress: 0,
    resultId: null,
    unanswered: null,
  });
  setTimeout(() => {
    const current = own();
    if (current?.status === 'submitting') put({ ...current, status: 'error' });
  }, SUBMITTING_MS);
  return (change) => {
    const current = own();
    if (current) put({ ...current, ...change });
  };
}

export function submissionOf(fixtureId: number): LocalSubmission | null {
  return submissions.get().get(fixtureId) ?? null;
}

export function useSubmission(fixtureId: number): LocalSubmission | null {
  return useStore(submissions, (all) => all.get(fixtureId) ?? null);
}

export function setWaiting(fixtureIds: readonly number[]): void {
  waiting.set(new Set(fixtureIds));
}

/** Whether a report of this match waits to be sent. */
export function useIsWaiting(fixtureId: number): boolean {
  return useStore(waiting, (ids) => ids.has(fixtureId));
}
