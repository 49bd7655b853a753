import { type ReactNode, useState } from 'react';
import type { RecordedResult } from '#domain/record/recorded-match.ts';
import { approvalEffect } from '#domain/standings/approval-effect.ts';
import { useTournament } from '#web/api/use-facts.ts';
import { UNDO_OFFERED_MS } from '#web/ui/toast/toast-store.ts';
import { ApprovalEffect } from '../approval/approval-effect.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import {
  canAllBeUndone,
  conflictsIn,
  type Undoable,
  UndoContext,
  type UndoRequest,
  useUndoEntries,
} from './use-undo.ts';
import { UNDO, undoEffect } from './words.ts';

/** Above the panel, because a toast outlives the screen it came from. */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const [request, setRequest] = useState<UndoRequest | null>(null);
  const { send } = useUndoEntries({
    failed: (error) => (canAllBeUndone(conflictsIn(error)) ? { fallback: '' } : UNDO.failed),
    onConflicts: setRequest,
  });
  const ask = (undoable: Undoable) => setRequest({ ...undoable, conflicts: [] });
  const undo = (undoable: Undoable) =>
    undoEffect(undoable.kind).needsConfirmation ? ask(undoable) : void send({ ...undoable, conflicts: [] });
  return (
    <UndoContext
      value={{
        ask,
        undo,
        withUndo: (kind, toast, ...recorded) => {
          const seqs = recorded.flatMap((entry) => entry?.seq ?? []);
          const action = { label: UNDO.button, act: () => undo({ kind, seqs }) };
          return seqs.length > 0 ? { ...toast, action, duration: UNDO_OFFERED_MS } : toast;
        },
      }}
    >
      {children}
      {request && (
        <UndoDialog
          {...request}
          TableEffect={TableEffect}
          onConfirm={() => void send(request)}
          onClose={() => setRequest(null)}
        />
      )}
    </UndoContext>
  );
}

/** The effect of the approval, reversed. */
function TableEffect({ resultId }: RecordedResult) {
  const { facts, fixtures, results } = useTournament();
  const approved = results.find(({ id }) => id === resultId);
  if (!facts || !fixtures || approved?.submissionStatus !== 'approved') return null;
  const pending = results.map((result) =>
    result === approved ? { ...result, submissionStatus: 'pending' as const } : result,
  );
  const changes = approvalEffect(fixtures, pending, resultId, facts.deductions)
    .map(({ club, from, to, points }) => ({ club, from: to, to: from, points: -points }))
    .sort((a, b) => a.to - b.to);
  return <ApprovalEffect effect={{ changes }} />;
}
