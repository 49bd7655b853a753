import { createContext, useContext } from 'react';
import type { RecordReply } from '#contract/record.ts';
import type { UndoableKind } from '#domain/record/kinds.ts';
import type { ToastContent } from '#web/ui/toast/toast-store.ts';

/** What every reply to a decision carries. */
export interface RecordedReply {
  readonly recorded: Pick<RecordReply, 'seq' | 'hash'> | null;
}

/** A decision, or several of a kind, by their entries in the record. */
export interface Undoable {
  readonly kind: UndoableKind;
  readonly seqs: readonly number[];
}

interface Undo {
  /** The notification of decisions of one kind, with a button that undoes those that were recorded. */
  readonly withUndo: (
    kind: UndoableKind,
    toast: ToastContent,
    ...recorded: readonly RecordedReply['recorded'][]
  ) => ToastContent;
  /** Asks first, with what it will do. */
  readonly ask: (undoable: Undoable) => void;
}

export const UndoContext = createContext<Undo | null>(null);

export function useUndo(): Undo {
  const undo = useContext(UndoContext);
  if (!undo) throw new Error('There is no UndoProvider');
  return undo;
}
