import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '#web/api/http.ts';
import { toasts, UNDO_OFFERED_MS } from '#web/ui/toast/toast-store.ts';

import { type Undoable, UndoContext } from './undo-context.ts';
import { UndoDialog } from './undo-dialog.tsx';
import { canAllBeUndone, type EntryInTheWay, entriesInTheWay, undoEntries } from './undo-entries.ts';
import { UNDO, undoing, undoingDoes } from './words.ts';

/** What waits for a confirmation: a decision, with those that stand in the way of its undo. */
interface Asked extends Undoable {
  readonly inTheWay: readonly EntryInTheWay[];
}

/** Undoes decisions. It stands above the panel, since a notification outlives the screen that was left. */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);

  async function undo({ kind, seqs, inTheWay }: Asked) {
    setAsked(null);
    try {
      await undoEntries(seqs, inTheWay);
      toasts.add({ title: UNDO.done, description: undoingDoes(kind, seqs.length), look: 'success' });
    } catch (error) {
      const named = entriesInTheWay(error);
      if (canAllBeUndone(named)) setAsked({ kind, seqs, inTheWay: [...inTheWay, ...named] });
      else {
        const { title, fallback } = UNDO.failed;
        toasts.add({ title, description: messageOf(error, fallback), look: 'destructive' });
      }
    }
    void queryClient.invalidateQueries();
  }

  const ask = (undoable: Undoable) => setAsked({ ...undoable, inTheWay: [] });
  const asksFirst = ({ kind }: Undoable) => undoing(kind).asks === true;
  return (
    <UndoContext
      value={{
        ask,
        offer: (undoable, toast) => {
          const act = () => (asksFirst(undoable) ? ask(undoable) : void undo({ ...undoable, inTheWay: [] }));
          const action = { label: UNDO.button, act };
          toasts.add(undoable.seqs.length > 0 ? { ...toast, action, duration: UNDO_OFFERED_MS } : toast);
        },
      }}
    >
      {children}
      {asked && <UndoDialog {...asked} onConfirm={() => void undo(asked)} onClose={() => setAsked(null)} />}
    </UndoContext>
  );
}
