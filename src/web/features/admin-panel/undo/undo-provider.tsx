import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { DetailedErrorReply } from '#contract/errors.ts';
import type { UndoReply } from '#contract/undo.ts';
import { UNDOABLE_KINDS } from '#domain/undo/undoable.ts';
import { HttpError } from '#web/api/http.ts';
import { entryInWords, UNDO, UNDOABLE, undoAll, undoTogether } from '#web/content/undo.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPost, messageOf } from '../admin-calls.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { type Undoable, UndoContext } from './undo-context.ts';

/** Long enough to read it, decide and get there. Later the overview offers it. */
const OFFERED_MS = 10_000;

type Entry = NonNullable<DetailedErrorReply['entries']>[number];

/** What waits for a confirmation: a decision, with those that stand in the way of its undo. */
interface Asked extends Undoable {
  readonly inTheWay: readonly Entry[];
}

/** Undoes decisions. It stands above the panel, since a notification outlives the screen that was left. */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);

  async function undo({ action, seqs, inTheWay }: Asked) {
    setAsked(null);
    const all = [...new Set([...seqs, ...inTheWay.map(({ seq }) => seq)])];
    try {
      await adminPost<UndoReply>('/api/ucl/undo', { seqs: all });
      toasts.add({ title: UNDO.done, description: UNDOABLE[action].does, look: 'success' });
    } catch (error) {
      const named = entriesNamed(error);
      if (named.length > 0) setAsked({ action, seqs, inTheWay: [...inTheWay, ...named] });
      else {
        const { title, fallback } = UNDO.failed;
        toasts.add({ title, description: messageOf(error, fallback), look: 'destructive' });
      }
    }
    void queryClient.invalidateQueries();
  }

  const ask = (undoable: Undoable) => setAsked({ ...undoable, inTheWay: [] });
  const asksFirst = ({ action }: Undoable) => 'asks' in UNDOABLE[action];
  return (
    <UndoContext
      value={{
        ask,
        offer: (undoable, toast) => {
          const act = () => (asksFirst(undoable) ? ask(undoable) : void undo({ ...undoable, inTheWay: [] }));
          const action = { label: UNDO.button, act };
          toasts.add(undoable.seqs.length > 0 ? { ...toast, action, duration: OFFERED_MS } : toast);
        },
      }}
    >
      {children}
      {asked && (
        <UndoDialog asked={asked} onConfirm={() => void undo(asked)} onClose={() => setAsked(null)} />
      )}
    </UndoContext>
  );
}

/** What stands in the way, if all of it can be undone as well. */
function entriesNamed(error: unknown): readonly Entry[] {
  if (!(error instanceof HttpError) || error.code !== 'cannot_undo') return [];
  const { entries = [] } = error.reply as DetailedErrorReply;
  const areUndoable = entries.every(({ kind }) => UNDOABLE_KINDS.some((known) => known === kind));
  return areUndoable ? entries : [];
}

interface DialogProps {
  readonly asked: Asked;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function UndoDialog({ asked: { action, inTheWay }, onConfirm, onClose }: DialogProps) {
  const count = inTheWay.length;
  return (
    <ConfirmDialog
      title={UNDO.button}
      summary={UNDOABLE[action].does}
      confirmLabel={count === 0 ? UNDO.button : undoAll(count + 1)}
      confirmVariant="primary"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {count > 0 && (
        <div className="admin-note">
          <p>{undoTogether(count)}</p>
          <ul className="mt-1 font-semibold">
            {inTheWay.map(({ seq, kind }) => (
              <li key={seq}>{entryInWords(seq, kind)}</li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  );
}
