import { createContext, useContext } from 'react';
import type { RecordReply } from '#contract/record.ts';
import type { UndoableKind } from '#domain/record/kinds.ts';
import type { ToastContent } from '#web/ui/toast/toast-store.ts';

/** Part of every reply to a decision. */
export interface RecordedReply {
  readonly recorded: Pick<RecordReply, 'seq' | 'hash'> | null;
}

/** One or several decisions of the same kind, by their record entries. */
export interface Undoable {
  readonly kind: UndoableKind;
  readonly seqs: readonly number[];
}

interface Undo {
  /** Adds an undo button to a toast, if something was recorded. */
  readonly withUndo: (
    kind: UndoableKind,
    toast: ToastContent,
    ...recorded: readonly RecordedReply['recorded'][]
  ) => ToastContent;
  /** At once, unless its effect is wide. */
  readonly undo: (undoable: Undoable) => void;
  /** Asks for confirmation and shows the effect first. */
  readonly ask: (undoable: Undoable) => void;
}

export const UndoContext = createContext<Undo | null>(null);

export function useUndo(): Undo {
  const undo = useContext(UndoContext);
  if (!undo) throw new Error('There is no UndoProvider');
  return undo;
}
