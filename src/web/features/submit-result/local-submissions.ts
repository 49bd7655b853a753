import type { ReportedScore } from '#domain/results/results.ts';
import { createStore, useStore } from '#web/ui/store.ts';
import { queuedSubmissions } from './queue/queued-submissions.ts';

/** A submission counts as running for a minute; then the captain may try again, whatever became of it. */
const SUBMITTING_MS = 60_000;

/** This visit's own submission for a match. In memory only. */
interface LocalSubmission {
  readonly status: 'submitting' | 'success' | 'error';
  readonly error: string | null;
  /** The running attempt, from 1. */
  readonly attempt: number;
  /** 0 to 100. */
  readonly progress: number;
  /** The id of the stored result. */
  readonly resultId: number | null;
  /** A score that got no reply, and a function that queues it on the device. */
  readonly unanswered: { readonly score: ReportedScore; readonly sendLater: () => void } | null;
}

/** The newest one of each match. */
const submissions = createStore<ReadonlyMap<number, LocalSubmission>>(new Map());

/**
 * Returns functions to update it. A reply may arrive after a minute, when another submission for the same match is
 * running: it is then ignored.
 */
export function beginSubmission(fixtureId: number) {
  let own: LocalSubmission;
  const update = (submission: LocalSubmission) => {
    own = submission;
    submissions.set(new Map(submissions.get()).set(fixtureId, own));
  };
  const isNewest = () => submissionOf(fixtureId) === own;
  const change = (changed: Partial<LocalSubmission>) => {
    if (isNewest()) update({ ...own, ...changed });
  };
  update({ status: 'submitting', error: null, attempt: 1, progress: 0, resultId: null, unanswered: null });
  setTimeout(() => {
    if (own.status === 'submitting') change({ status: 'error' });
  }, SUBMITTING_MS);
  return { change, isNewest };
}

export function submissionOf(fixtureId: number): LocalSubmission | null {
  return submissions.get().get(fixtureId) ?? null;
}

export function useSubmission(fixtureId: number): LocalSubmission | null {
  return useStore(submissions, (all) => all.get(fixtureId) ?? null);
}

export function useIsQueued(fixtureId: number): boolean {
  return useStore(queuedSubmissions, (queued) =>
    queued.some(({ refused, body }) => refused === null && body.fixtureId === fixtureId),
  );
}
