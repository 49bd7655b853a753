import { useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { Decision } from '#domain/results/results.ts';
import { useStore } from '#web/ui/store.ts';
import { createSessionState } from '../session-state.ts';
import type { Filter } from './list-results.ts';
import { type Claim, useDecisions } from './use-decisions.ts';

// Oldest first, so that a new result does not push away the card under the thumb.
const START: Filter = { status: 'pending', group: 'all', order: 'oldest', search: '' };
const NONE: ReadonlySet<number> = new Set();
const NOTES = createSessionState<Readonly<Record<number, string>>>('notes', {});

/** The administrator's filters, selection, notes and decisions. Outlives the tab. */
export function useApproval() {
  const [filter, setFilter] = useState(START);
  const [selected, setSelected] = useState(NONE);
  const [opened, setOpened] = useState(NONE);
  const notes = useStore(NOTES);
  const { decide, decideAll, ...decisions } = useDecisions();

  const noteOf = ({ id }: MatchResult) => notes[id] ?? '';
  const noted = (result: MatchResult) => ({ result, note: noteOf(result).trim() });
  return {
    ...decisions,
    filter,
    setFilter: (change: Partial<Filter>) => setFilter({ ...filter, ...change }),
    selected,
    setSelected,
    toggleSelected: ({ id }: MatchResult) => setSelected(toggled(selected, id)),
    opened,
    open: ({ id }: MatchResult) => setOpened(new Set([...opened, id])),
    toggleOpened: ({ id }: MatchResult) => setOpened(toggled(opened, id)),
    noteOf,
    setNote: ({ id }: MatchResult, note: string) => NOTES.set({ ...notes, [id]: note }),
    decide: (decision: Decision, result: MatchResult, claim?: Claim) => {
      if (selected.has(result.id)) setSelected(toggled(selected, result.id));
      decide(decision, { ...noted(result), ...(claim && { claim }) });
    },
    /** Results without a note of their own get the common note. */
    decideAll: (decision: Decision, results: readonly MatchResult[], noteForAll: string) => {
      setSelected(NONE);
      const all = results.map(noted).map(({ result, note }) => ({ result, note: note || noteForAll.trim() }));
      decideAll(decision, all);
    },
  };
}

function toggled(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return set.has(id) ? new Set([...set].filter((other) => other !== id)) : new Set([...set, id]);
}
