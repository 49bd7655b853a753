import { type ComponentType, type ReactNode, useState } from 'react';
import type { RecordedResult } from '#domain/record/recorded-match.ts';
import { UNDO_OFFERED_MS } from '#web/ui/toast/toast-store.ts';
import { UndoDialog } from './undo-dialog.tsx';
import {
  canAllBeUndone,
  conflictsIn,
  type Undoable,
  UndoContext,
  type UndoRequest,
  useUndoEntries,
} from './use-undo.ts';
import { UNDO, UNDO_EFFECTS } from './words.ts';

interface Props {
  /** Shows what the undo of an approval changes in the table. */
  readonly TableEffect?: ComponentType<RecordedResult>;
  readonly children: ReactNode;
}

/** Above the panel, because a toast outlives the screen it came from. */
export function UndoProvider({ TableEffect, children }: Props) {
  const [request, setRequest] = useState<UndoRequest | null>(null);
  const { send } = useUndoEntries({
    failed: (error) => (canAllBeUndone(conflictsIn(error)) ? { fallback: '' } : UNDO.failed),
    onConflicts: setRequest,
  });
  const ask = (undoable: Undoable) => setRequest({ ...undoable, conflicts: [] });
  const undo = (undoable: Undoable) =>
    UNDO_EFFECTS[undoable.kind].needsConfirmation ? ask(undoable) : void send({ ...undoable, conflicts: [] });
  return (
    <UndoContext
      value={{
        ask,
        undo,
        withUndo: (kind, toast, ...recorded) => {
          const seqs = recorded.flatMap((entry) => entry?.seq ?? []);
          const action = { label: UNDO.button, act: () => undo({ kind, seqs }) };
          return seqs.length > 0 ? { ...toast, action, entries: seqs, duration: UNDO_OFFERED_MS } : toast;
        },
      }}
    >
      {children}
      {request && (
        <UndoDialog
          {...request}
          {...(TableEffect && { TableEffect })}
          onConfirm={() => void send(request)}
          onClose={() => setRequest(null)}
        />
      )}
    </UndoContext>
  );
}
