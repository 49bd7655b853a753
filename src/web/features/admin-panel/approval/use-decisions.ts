import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { Decision } from '#domain/results.ts';
import { BULK, bulkSummary, DECISION_TOASTS } from '#web/content/admin.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPost, messageOf } from '../admin-calls.ts';
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

/**
 * Decides results. One that is under decision leaves the list at once; it comes back when the server refuses, and
 * stays away when it agreed, since by then the list has been fetched again.
 */
export function useDecisions() {
  const queryClient = useQueryClient();
  const [underDecision, setUnderDecision] = useState<ReadonlySet<number>>(new Set());
  const [failures, setFailures] = useState<readonly BulkFailure[]>([]);

  const add = (ids: readonly number[]) => setUnderDecision((known) => new Set([...known, ...ids]));
  const remove = (ids: readonly number[]) =>
    setUnderDecision((known) => new Set([...known].filter((id) => !ids.includes(id))));
  const send = (decision: Decision, { id }: MatchResult, note: string) =>
    adminPost(PATHS[decision], { id, ...(note === '' ? {} : { adminNotes: note }) });

  async function decide(decision: Decision, result: MatchResult, note: string): Promise<boolean> {
    const { done, failed } = DECISION_TOASTS[decision];
    add([result.id]);
    try {
      await send(decision, result, note);
      toasts.add({ title: done, description: scoreLine(result) });
      return true;
    } catch (error) {
      const description = messageOf(error, failed.fallback);
      toasts.add({ title: failed.title, description, look: 'destructive' });
      return false;
    } finally {
      await queryClient.invalidateQueries();
      remove([result.id]);
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
    setFailures(failed);
    const description = bulkSummary(results.length - failed.length, results.length);
    if (failed.length === 0) toasts.add({ title: BULK.done, description });
    else
      toasts.add({
        title: BULK.failed,
        description: `${BULK.someFailed} ${description}`,
        look: 'destructive',
      });
    await queryClient.invalidateQueries();
    remove(ids);
  }

  return { underDecision, decide, approveAll, failures, dismissFailures: () => setFailures([]) };
}
