import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { Decision } from '#domain/results/results.ts';
import { HttpError } from '#web/api/http.ts';
import { BULK, bulkSummary, DECISION_TOASTS } from '#web/content/admin.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPost, messageOf, pendingResultsQuery } from '../admin-calls.ts';
import { scoreLine } from './score-line.ts';

const PATHS: Record<Decision, string> = {
  approved: '/api/ucl/approve-result',
  rejected: '/api/ucl/reject-result',
};

/** One that a bulk approval could not approve, and why. */
export interface BulkFailure {
  readonly result: MatchResult;
  readonly reason: string;
}

/** A result, and what the administrator has written beside it. */
interface Noted {
  readonly result: MatchResult;
  readonly note: string;
}

/** Decides results. One that is under decision leaves the list at once, and comes back when it failed. */
export function useDecisions() {
  const queryClient = useQueryClient();
  const [underDecision, setUnderDecision] = useState<ReadonlySet<number>>(new Set());
  const [failures, setFailures] = useState<readonly BulkFailure[]>([]);

  const add = (ids: readonly number[]) => setUnderDecision((known) => new Set([...known, ...ids]));
  const remove = (ids: readonly number[]) =>
    setUnderDecision((known) => new Set([...known].filter((id) => !ids.includes(id))));
  const send = (decision: Decision, { id }: MatchResult, note: string) =>
    adminPost(PATHS[decision], { id, ...(note === '' ? {} : { adminNotes: note }) });

  /** What is decided waits no longer, also when the list cannot be fetched again just now. */
  function settle(ids: readonly number[], stillWaiting: readonly number[]): void {
    const decided = ids.filter((id) => !stillWaiting.includes(id));
    queryClient.setQueryData(
      pendingResultsQuery.queryKey,
      (known) => known && { pendingResults: known.pendingResults.filter(({ id }) => !decided.includes(id)) },
    );
    remove(ids);
    void queryClient.invalidateQueries();
  }

  async function decide(decision: Decision, result: MatchResult, note: string): Promise<void> {
    const { done, failed } = DECISION_TOASTS[decision];
    add([result.id]);
    try {
      await send(decision, result, note);
      settle([result.id], []);
      toasts.add({ title: done, description: scoreLine(result) });
    } catch (error) {
      settle([result.id], isGone(error) ? [] : [result.id]);
      const description = messageOf(error, failed.fallback);
      toasts.add({ title: failed.title, description, look: 'destructive' });
    }
  }

  /** One call for each, side by side. What failed is told one by one. */
  async function approveAll(noted: readonly Noted[]): Promise<void> {
    const ids = noted.map(({ result }) => result.id);
    add(ids);
    const outcomes = await Promise.all(
      noted.map(({ result, note }) =>
        send('approved', result, note || BULK.note).then(
          () => null,
          (error: unknown) => ({ result, error }),
        ),
      ),
    );
    const failed = outcomes.filter((outcome) => outcome !== null);
    const stillWaiting = failed.filter(({ error }) => !isGone(error)).map(({ result }) => result.id);
    settle(ids, stillWaiting);
    setFailures(
      failed.map(({ result, error }) => ({
        result,
        reason: messageOf(error, DECISION_TOASTS.approved.failed.fallback),
      })),
    );
    const description = bulkSummary(noted.length - failed.length, noted.length);
    if (failed.length === 0) toasts.add({ title: BULK.done, description });
    else
      toasts.add({
        title: BULK.failed,
        description: `${BULK.someFailed} ${description}`,
        look: 'destructive',
      });
  }

  return { underDecision, decide, approveAll, failures, dismissFailures: () => setFailures([]) };
}

/** Decided or reset by somebody else: it waits no longer. */
function isGone(error: unknown): boolean {
  return error instanceof HttpError && (error.code === 'already_decided' || error.code === 'unknown_result');
}
