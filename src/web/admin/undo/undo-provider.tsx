import { type ReactNode, useState } from 'react';
import { UNDO_OFFERED_MS } from '#web/ui/toast/toast-store.ts';
import { UndoContext } from './undo-context.ts';
import { UndoDialog } from './undo-dialog.tsx';
import { type AskedUndo, canAllBeUndone, entriesInTheWay, useUndoEntries } from './undo-entries.ts';
import { UNDO, undoing } from './words.ts';

/** Undoes decisions. It stands above the panel, since a notification outlives the screen that was left. */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<AskedUndo | null>(null);
  const { send } = useUndoEntries({
    failed: (error) => (canAllBeUndone(entriesInTheWay(error)) ? { fallback: '' } : UNDO.failed),
    onInTheWay: setAsked,
  });
  return (
    <UndoContext
      value={{
        ask: (undoable) => setAsked({ ...undoable, inTheWay: [] }),
        withUndo: (kind, toast, ...recorded) => {
          const undoable = { kind, seqs: recorded.flatMap((entry) => entry?.seq ?? []), inTheWay: [] };
          const act = () => (undoing(kind).asks ? setAsked(undoable) : void send(undoable));
          const action = { label: UNDO.button, act };
          return undoable.seqs.length > 0 ? { ...toast, action, duration: UNDO_OFFERED_MS } : toast;
        },
      }}
    >
      {children}
      {asked && (
        <UndoDialog
          {...asked}
          onConfirm={() => {
            setAsked(null);
            void send(asked);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </UndoContext>
  );
}
