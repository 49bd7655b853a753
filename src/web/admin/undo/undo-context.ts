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
  /** Tells that something was decided, with a button that undoes it. */
  readonly offer: (undoable: Undoable, toast: ToastContent) => void;
  /** Asks first, with what it will do. */
  readonly ask: (undoable: Undoable) => void;
}

export const UndoContext = createContext<Undo | null>(null);

export function useUndo(): Undo {
  const undo = useContext(UndoContext);
  if (!undo) throw new Error('There is no UndoProvider');
  return undo;
}
