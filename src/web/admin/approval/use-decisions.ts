import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import type { DecisionConflictReply, DecisionReply } from '#contract/review.ts';
import { isSameScore } from '#domain/results/agreement.ts';
import type { Decision } from '#domain/results/results.ts';
import { errorReply, HttpError, isClientError, messageOf } from '#web/api/http.ts';
import { useWrite } from '#web/api/use-write.ts';
import { type ToastContent, toasts } from '#web/ui/toast/toast-store.ts';
import { adminPost, adminStatsQuery, pendingResultsQuery } from '../admin-calls.ts';
import { useUndo } from '../undo/use-undo.ts';
import { BULK, bulkSummary, DECISION_TOASTS, noteNotUsed, scoreLine } from './words.ts';

const ACTIONS = { approved: 'approve-result', rejected: 'reject-result' } as const;

/** A rejection must not look like an approval at a glance. */
const LOOKS = { approved: 'success', rejected: 'default' } as const;

export interface BulkFailure {
  readonly decision: Decision;
  readonly failed: readonly { readonly result: MatchResult; readonly reason: string }[];
}

/** Which score of a disputed result is approved. */
export type Claim = 'reported' | 'disputed';

interface WithNote {
  readonly result: MatchResult;
  readonly note: string;
  readonly claim?: Claim;
}

interface Decided extends WithNote {
  readonly decision: Decision;
}

/** Optimistic updates: a decision applies before the server replies and is rolled back if the call fails. */
export function useDecisions() {
  const queryClient = useQueryClient();
  const [decisions, setDecisions] = useState<ReadonlyMap<number, Decision>>(new Map());
  /** The entries of decisions made here, by result. */
  const [recorded, setRecorded] = useState<ReadonlyMap<number, number>>(new Map());
  const [unanswered, setUnanswered] = useState<ReadonlySet<number>>(new Set());
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState<BulkFailure | null>(null);
  const { withUndo, undo } = useUndo();

  /** The figures with decisions that the server has not confirmed. */
  const counted = useRef<unknown>(null);
  const count = (decision: Decision, by: number) => {
    counted.current = queryClient.setQueryData(
      adminStatsQuery.queryKey,
      (stats) => stats && { ...stats, pending: stats.pending - by, [decision]: stats[decision] + by },
    );
  };
  const add = (decision: Decision, ids: readonly number[]) => {
    setDecisions((known) => new Map([...known, ...ids.map((id) => [id, decision] as const)]));
    setRecorded((known) => without(known, ids));
    count(decision, ids.length);
    setChanged((known) => new Set([...known].filter((id) => !ids.includes(id))));
  };
  const rollBack = (ids: readonly number[]) => setDecisions((known) => without(known, ids));
  useUndone(decisions, (ids) => {
    rollBack(ids);
    toasts.dismissUndone(ids.flatMap((id) => recorded.get(id) ?? []));
  });
  const post = ({ decision, result, note, claim }: Decided) =>
    adminPost<DecisionReply>(`/api/ucl/${ACTIONS[decision]}`, {
      id: result.id,
      ...(note === '' ? {} : { adminNotes: note }),
      ...(claim && { claim }),
      ...(decision === 'approved' && seenScore(claimed(result, claim))),
      disputedAt: result.dispute?.at ?? null,
    }).then(
      (reply) => {
        const { seq } = reply.recorded ?? {};
        if (seq !== undefined) setRecorded((known) => new Map([...known, [result.id, seq]]));
        return reply;
      },
      (error: unknown) => {
        if (!isClientError(error)) setUnanswered((known) => new Set([...known, result.id]));
        const current = errorReply<DecisionConflictReply>(error, 'result_changed')?.current;
        if (current) showChanged(current);
        throw error;
      },
    );

  function updateCache(change: (pending: readonly PendingResult[]) => PendingResult[]): void {
    queryClient.setQueryData(
      pendingResultsQuery.queryKey,
      (known) => known && { ...known, pendingResults: change(known.pendingResults) },
    );
  }

  /** Shows the current state of the result, and that it was not decided. */
  function showChanged(current: PendingResult): void {
    updateCache((pending) => pending.map((result) => (result.id === current.id ? current : result)));
    setChanged((known) => new Set([...known, current.id]));
  }

  /** In case the list cannot be refetched right now. */
  function removeFromCache(decided: readonly number[]): void {
    updateCache((pending) => pending.filter(({ id }) => !decided.includes(id)));
  }

  /** It is pending again, or a colleague has decided it. */
  function rollBackFailed({ id }: MatchResult, decision: Decision, error: unknown): void {
    if (isNoLongerPending(error)) removeFromCache([id]);
    // Figures that were read since then do not contain the decision.
    else if (queryClient.getQueryData(adminStatsQuery.queryKey) === counted.current) count(decision, -1);
    rollBack([id]);
  }

  const lastToast = useRef(0);
  const single = useWrite({
    call: post,
    subjectOf: ({ result }) => result.id,
    onDone: ({ recorded, result: decided }, { decision, result }) => {
      removeFromCache([result.id]);
      const title = DECISION_TOASTS[decision].done;
      const toast = { title, description: scoreLine(decided), look: LOOKS[decision] };
      // One at a time: several would cover the buttons of the results below, and each result offers Undo itself.
      toasts.dismiss(lastToast.current);
      lastToast.current = toasts.add(withUndo(decision, toast, recorded));
      return null;
    },
    // If a colleague made the same decision, another notification is shown.
    failed: (error, { decision, result, claim }) => {
      const { title, fallback } = DECISION_TOASTS[decision].failed;
      return isSameDecision(error, decision, claimed(result, claim)) ? { fallback } : { title, fallback };
    },
    onFailed: (error, { decision, result, note, claim }) => {
      rollBackFailed(result, decision, error);
      const seen = claimed(result, claim);
      if (!isSameDecision(error, decision, seen)) return;
      // Without a reply to an earlier attempt, that attempt may have decided it.
      const description = unanswered.has(result.id)
        ? `${scoreLine(seen)} had already been ${decision}.`
        : `A colleague had already ${decision} ${scoreLine(seen)}.${noteNotUsed(note)}`;
      toasts.add({ title: DECISION_TOASTS[decision].already, description, look: 'default' });
    },
  });

  /** Parallel calls. Failures are listed one by one. */
  const bulk = useWrite({
    call: ({ decision, noted }: { readonly decision: Decision; readonly noted: readonly WithNote[] }) =>
      Promise.all(
        noted.map(({ result, note }) =>
          post({ decision, result, note: note || BULK[decision].note }).then(
            ({ recorded }) => ({ result, recorded, error: null }),
            (error: unknown) => ({ result, recorded: null, error }),
          ),
        ),
      ),
    onDone: (outcomes, { decision, noted }) => {
      const words = BULK[decision];
      const refused = outcomes.filter(({ error }) => error !== null);
      const failed = refused.filter(({ result, error }) => !isSameDecision(error, decision, result));
      removeFromCache(outcomes.flatMap(({ result, error }) => (error === null ? result.id : [])));
      for (const { result, error } of refused) rollBackFailed(result, decision, error);
      const summary = bulkSummary(decision, {
        done: noted.length - refused.length,
        already: refused.length - failed.length,
        total: noted.length,
      });
      const { fallback } = DECISION_TOASTS[decision].failed;
      const reasons = failed.map(({ result, error }) => ({ result, reason: messageOf(error, fallback) }));
      setFailure(failed.length > 0 ? { decision, failed: reasons } : null);
      const toast: ToastContent =
        failed.length > 0
          ? { title: words.failed, description: `${words.someFailed} ${summary}`, look: 'destructive' }
          : { title: words.done, description: summary, look: LOOKS[decision] };
      return withUndo(decision, toast, ...outcomes.map(({ recorded }) => recorded));
    },
    failed: (_error, { decision }) => DECISION_TOASTS[decision].failed,
  });

  function decide(decision: Decision, noted: WithNote): void {
    add(decision, [noted.result.id]);
    void single.send({ decision, ...noted });
  }

  function decideAll(decision: Decision, noted: readonly WithNote[]): void {
    add(
      decision,
      noted.map(({ result }) => result.id),
    );
    void bulk.send({ decision, noted });
  }

  /** A score was set that neither club claims. */
  function awarded({ id }: MatchResult): void {
    add('approved', [id]);
    removeFromCache([id]);
  }

  /** Undoes a decision made here; null until the server has recorded it. */
  function undoOf({ id }: MatchResult): (() => void) | null {
    const kind = decisions.get(id);
    const seq = recorded.get(id);
    return kind && seq !== undefined ? () => undo({ kind, seqs: [seq] }) : null;
  }

  return {
    decisions,
    undoOf,
    unanswered,
    changed,
    awarded,
    decide,
    decideAll,
    failure,
    dismissFailure: () => setFailure(null),
  };
}

/** A result decided here returns to the list when the decision is undone, by anyone. */
function useUndone(decisions: ReadonlyMap<number, Decision>, onUndone: (ids: readonly number[]) => void) {
  const { data } = useQuery({ ...pendingResultsQuery, enabled: false });
  const removed = useRef(new Set<number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each list that is read.
  useEffect(() => {
    if (!data) return;
    const pending = new Set(data.pendingResults.map(({ id }) => id));
    const decided = [...decisions.keys()];
    const back = decided.filter((id) => pending.has(id) && removed.current.has(id));
    removed.current = new Set(decided.filter((id) => !pending.has(id)));
    if (back.length > 0) onUndone(back);
  }, [data]);
}

function without<Value>(known: ReadonlyMap<number, Value>, ids: readonly number[]) {
  return new Map([...known].filter(([id]) => !ids.includes(id)));
}

function claimed(result: MatchResult, claim: Claim | undefined): MatchResult {
  return claim === 'disputed' ? { ...result, ...result.dispute } : result;
}

/** The score the administrator agrees to: the server approves no other. */
function seenScore({ homeScore, awayScore, homePenalties, awayPenalties }: MatchResult) {
  return { homeScore, awayScore, homePenalties, awayPenalties };
}

/** Whether a colleague made the same decision first. */
function isSameDecision(error: unknown, decision: Decision, seen: MatchResult): boolean {
  const current = errorReply<DecisionConflictReply>(error, 'already_decided')?.current;
  if (current?.submissionStatus !== decision) return false;
  return decision === 'rejected' || isSameScore(current, seen);
}

const NO_LONGER_PENDING: readonly (string | null)[] = ['already_decided', 'unknown_result', 'replaced'];

/** Decided, reset or replaced elsewhere. */
function isNoLongerPending(error: unknown): boolean {
  return error instanceof HttpError && NO_LONGER_PENDING.includes(error.code);
}
