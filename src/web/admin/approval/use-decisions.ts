import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import type { DecisionConflictReply, DecisionReply } from '#contract/review.ts';
import { isSameScore } from '#domain/results/agreement.ts';
import type { Decision } from '#domain/results/results.ts';
import { HttpError, isClientError, messageOf } from '#web/api/http.ts';
import { useWrite } from '#web/api/use-write.ts';
import { type ToastContent, toasts } from '#web/ui/toast/toast-store.ts';
import { adminPost, pendingResultsQuery } from '../admin-calls.ts';
import { useUndo } from '../undo/undo-context.ts';
import { scoreLine } from './score-line.ts';
import { alreadyDecided, BULK, bulkSummary, DECISION_TOASTS } from './words.ts';

const ACTIONS = { approved: 'approve-result', rejected: 'reject-result' } as const;

/** At a glance a rejection is not taken for an approval. */
const LOOKS = { approved: 'success', rejected: 'default' } as const;

/** What of a bulk decision failed: each result with its reason. */
export interface BulkFailure {
  readonly decision: Decision;
  readonly failed: readonly { readonly result: MatchResult; readonly reason: string }[];
}

/** Which score of a disputed result is meant. */
export type Claim = 'reported' | 'disputed';

/** A result, and what the administrator has written beside it. */
interface Noted {
  readonly result: MatchResult;
  readonly note: string;
  readonly claim?: Claim;
}

interface Decided extends Noted {
  readonly decision: Decision;
}

interface DecidedTogether {
  readonly decision: Decision;
  readonly noted: readonly Noted[];
}

/**
 * Decides results, with optimistic updates: a decision counts before the server has answered, and is rolled back when
 * the call fails.
 */
export function useDecisions() {
  const queryClient = useQueryClient();
  const [decisions, setDecisions] = useState<ReadonlyMap<number, Decision>>(new Map());
  const [unanswered, setUnanswered] = useState<ReadonlySet<number>>(new Set());
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState<BulkFailure | null>(null);
  const { withUndo } = useUndo();

  const add = (decision: Decision, ids: readonly number[]) => {
    setDecisions((known) => new Map([...known, ...ids.map((id) => [id, decision] as const)]));
    setChanged((known) => new Set([...known].filter((id) => !ids.includes(id))));
  };
  const rollBack = (ids: readonly number[]) =>
    setDecisions((known) => new Map([...known].filter(([id]) => !ids.includes(id))));
  useUndone(decisions, rollBack);
  const post = ({ decision, result, note, claim }: Decided) =>
    adminPost<DecisionReply>(`/api/ucl/${ACTIONS[decision]}`, {
      id: result.id,
      ...(note === '' ? {} : { adminNotes: note }),
      ...(claim && { claim }),
      ...(decision === 'approved' && seenScore(claimed(result, claim))),
      disputedAt: result.dispute?.at ?? null,
    }).catch((error: unknown) => {
      if (!isClientError(error)) setUnanswered((known) => new Set([...known, result.id]));
      const current = changedTo(error);
      if (current) showChanged(current);
      throw error;
    });

  /** The card shows the result as it is now, and that it was not decided. */
  function showChanged(current: PendingResult): void {
    queryClient.setQueryData(
      pendingResultsQuery.queryKey,
      (known) =>
        known && {
          ...known,
          pendingResults: known.pendingResults.map((result) => (result.id === current.id ? current : result)),
        },
    );
    setChanged((known) => new Set([...known, current.id]));
  }

  /** Takes decided results out of the cached list too, in case it cannot be fetched again right now. */
  function settle(ids: readonly number[], stillPending: readonly number[]): void {
    const decided = ids.filter((id) => !stillPending.includes(id));
    queryClient.setQueryData(
      pendingResultsQuery.queryKey,
      (known) =>
        known && {
          ...known,
          pendingResults: known.pendingResults.filter(({ id }) => !decided.includes(id)),
        },
    );
    rollBack(stillPending);
  }

  const single = useWrite({
    call: post,
    onDone: ({ recorded, result: decided }, { decision, result }) => {
      settle([result.id], []);
      const title = DECISION_TOASTS[decision].done;
      return withUndo(decision, { title, description: scoreLine(decided), look: LOOKS[decision] }, recorded);
    },
    // Of the same decision by a colleague another notification is shown.
    failed: (error, { decision, result, claim }) => {
      const { title, fallback } = DECISION_TOASTS[decision].failed;
      return isSameDecision(error, decision, claimed(result, claim)) ? { fallback } : { title, fallback };
    },
    onFailed: (error, { decision, result, note, claim }) => {
      settle([result.id], isGone(error) ? [] : [result.id]);
      const seen = claimed(result, claim);
      if (!isSameDecision(error, decision, seen)) return;
      const byColleague = !unanswered.has(result.id);
      const description = alreadyDecided(decision, scoreLine(seen), { byColleague, note });
      toasts.add({ title: DECISION_TOASTS[decision].already, description, look: 'default' });
    },
  });

  /** One call for each, in parallel. Failures are listed one by one. */
  const bulk = useWrite({
    call: ({ decision, noted }: DecidedTogether) =>
      Promise.all(
        noted.map(({ result, note }) =>
          post({ decision, result, note: note || BULK[decision].note }).then(
            ({ recorded }) => ({ recorded }),
            (error: unknown) => ({ result, error }),
          ),
        ),
      ),
    onDone: (outcomes, { decision, noted }) => {
      const words = BULK[decision];
      const refused = outcomes.filter((outcome) => 'error' in outcome);
      const failed = refused.filter(({ result, error }) => !isSameDecision(error, decision, result));
      const recorded = outcomes.map((outcome) => ('recorded' in outcome ? outcome.recorded : null));
      const stillPending = failed.filter(({ error }) => !isGone(error)).map(({ result }) => result.id);
      settle(
        noted.map(({ result }) => result.id),
        stillPending,
      );
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
      return withUndo(decision, toast, ...recorded);
    },
    failed: (_error, { decision }) => DECISION_TOASTS[decision].failed,
  });

  function decide(decision: Decision, noted: Noted): void {
    add(decision, [noted.result.id]);
    void single.send({ decision, ...noted });
  }

  function decideAll(decision: Decision, noted: readonly Noted[]): void {
    const ids = noted.map(({ result }) => result.id);
    add(decision, ids);
    void bulk.send({ decision, noted });
  }

  /** Another score was set than the clubs claim. */
  function awarded({ id }: MatchResult): void {
    add('approved', [id]);
    settle([id], []);
  }

  return {
    decisions,
    unanswered,
    changed,
    awarded,
    decide,
    decideAll,
    failure,
    dismissFailure: () => setFailure(null),
  };
}

/** A result that was decided here and has left the list comes back to it when the decision is undone, by whomever. */
function useUndone(decisions: ReadonlyMap<number, Decision>, rollBack: (ids: readonly number[]) => void) {
  const { data } = useQuery({ ...pendingResultsQuery, enabled: false });
  const gone = useRef(new Set<number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each list that is read.
  useEffect(() => {
    if (!data) return;
    const pending = new Set(data.pendingResults.map(({ id }) => id));
    const decided = [...decisions.keys()];
    const back = decided.filter((id) => pending.has(id) && gone.current.has(id));
    gone.current = new Set(decided.filter((id) => !pending.has(id)));
    if (back.length > 0) rollBack(back);
  }, [data]);
}

/** The result with the score that was claimed. */
function claimed(result: MatchResult, claim: Claim | undefined): MatchResult {
  return claim === 'disputed' ? { ...result, ...result.dispute } : result;
}

/** What the administrator sees and agrees to: the server approves no other score. */
function seenScore({ homeScore, awayScore, homePenalties, awayPenalties }: MatchResult) {
  return { homeScore, awayScore, homePenalties, awayPenalties };
}

/** The result as it is now, when it is not what the administrator saw. */
function changedTo(error: unknown): PendingResult | undefined {
  if (!(error instanceof HttpError) || error.code !== 'result_changed') return;
  return (error.reply as DecisionConflictReply).current;
}

/** Whether a colleague was faster and has decided the same. */
function isSameDecision(error: unknown, decision: Decision, seen: MatchResult): boolean {
  if (!(error instanceof HttpError) || error.code !== 'already_decided') return false;
  const { current } = error.reply as DecisionConflictReply;
  if (current?.submissionStatus !== decision) return false;
  return decision === 'rejected' || isSameScore(current, seen);
}

const GONE: readonly (string | null)[] = ['already_decided', 'unknown_result', 'replaced'];

/** Somebody else has decided, reset or replaced it, so it is no longer pending. */
function isGone(error: unknown): boolean {
  return error instanceof HttpError && GONE.includes(error.code);
}
