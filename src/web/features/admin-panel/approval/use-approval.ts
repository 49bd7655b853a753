import { useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { Decision, SubmissionStatus } from '#domain/results/results.ts';
import type { APPROVAL } from '#web/content/admin.ts';
import { useDecisions } from './use-decisions.ts';

type Filter = SubmissionStatus | 'all';
export type Order = (typeof APPROVAL.orders)[number]['value'];

export type Approval = ReturnType<typeof useApproval>;

/** What the administrator has chosen, typed and begun. It outlives the tab that shows it. */
export function useApproval() {
  const [filter, setFilter] = useState<Filter>('pending');
  // So that a result that arrives does not push away the card under the thumb.
  const [order, setOrder] = useState<Order>('oldest');
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [notes, setNotes] = useState<ReadonlyMap<number, string>>(new Map());
  const { underDecision, decide, approveAll, failures, dismissFailures } = useDecisions();

  const noteOf = ({ id }: MatchResult) => notes.get(id) ?? '';
  return {
    filter,
    setFilter,
    order,
    setOrder,
    underDecision,
    failures,
    dismissFailures,
    selected,
    setSelected,
    toggle: ({ id }: MatchResult) =>
      setSelected(selected.has(id) ? without(selected, id) : new Set([...selected, id])),
    noteOf,
    setNote: ({ id }: MatchResult, note: string) => setNotes(new Map(notes).set(id, note)),
    decide: (decision: Decision, result: MatchResult) => {
      setSelected(without(selected, result.id));
      void decide(decision, result, noteOf(result).trim());
    },
    approveAll: (results: readonly MatchResult[]) => {
      setSelected(new Set());
      void approveAll(results.map((result) => ({ result, note: noteOf(result).trim() })));
    },
  };
}

function without(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set([...set].filter((other) => other !== id));
}
