import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { Decision } from '#domain/results.ts';
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
  readonly id: number;
  readonly match: string;
  readonly reason: string;
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

  /** What was decided waits no longer, also when the list cannot be fetched again just now. */
  function settle(ids: readonly number[], decided: (id: number) => boolean): void {
    queryClient.setQueryData(
      pendingResultsQuery.queryKey,
      (known) => known && { pendingResults: known.pendingResults.filter(({ id }) => !decided(id)) },
    );
    remove(ids);
    void queryClient.invalidateQueries();
  }

  async function decide(decision: Decision, result: MatchResult, note: string): Promise<void> {
    const { done, failed } = DECISION_TOASTS[decision];
    add([result.id]);
    try {
      await send(decision, result, note);
      settle([result.id], (id) => id === result.id);
      toasts.add({ title: done, description: scoreLine(result) });
    } catch (error) {
      settle([result.id], () => false);
      const description = messageOf(error, failed.fallback);
      toasts.add({ title: failed.title, description, look: 'destructive' });
    }
  }

  /** One call for each, side by side. What failed is told one by one. */
  async function approveAll(results: readonly MatchResult[]): Promise<void> {
    const ids = results.map(({ id }) => id);
    add(ids);
    const outcomes = await Promise.allSettled(results.map((result) => send('approved', result, BULK.note)));
    const failed = results.flatMap((result, index): BulkFailure[] => {
      const outcome = outcomes[index];
      if (outcome?.status !== 'rejected') return [];
      const reason = messageOf(outcome.reason, DECISION_TOASTS.approved.failed.fallback);
      return [{ id: result.id, match: scoreLine(result), reason }];
    });
    settle(ids, (id) => ids.includes(id) && !failed.some((failure) => failure.id === id));
    setFailures(failed);
    const description = bulkSummary(results.length - failed.length, results.length);
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
