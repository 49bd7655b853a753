import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PendingResult } from '#contract/result-views.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { messageOf } from '#web/api/http.ts';
import shared from '#web/ui/shared.module.css';
import { toasts, UNDO_OFFERED_MS } from '#web/ui/toast/toast-store.ts';
import { adminPost } from '../admin-calls.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { UNDO } from '../undo/words.ts';
import { useUnblock } from './blocked-senders.tsx';
import { blockedUntil, ORIGIN, sameSenderAs } from './words.ts';

interface Props {
  readonly result: PendingResult;
  /** Reviewers may not. */
  readonly canBlock: boolean;
}

/** What there is to know about where a report came from, and what can be done about it. */
export function ReportOrigin({ result, canBlock }: Props) {
  const { replaced, sameSender } = result;
  const [isAsked, setAsked] = useState(false);
  const block = useBlock();
  return (
    <>
      {replaced && (
        <p className={shared.muted}>
          {ORIGIN.replaced} <b>{scoreText(replaced)}</b>
        </p>
      )}
      {sameSender > 0 && (
        <p className="admin-origin">
          {sameSenderAs(sameSender)}
          {canBlock && (
            <button type="button" className="admin-link" onClick={() => setAsked(true)}>
              {ORIGIN.block}
            </button>
          )}
        </p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={ORIGIN.block}
          summary={ORIGIN.question}
          confirmLabel={ORIGIN.block}
          onConfirm={() => {
            setAsked(false);
            void block(result);
          }}
          onClose={() => setAsked(false)}
        >
          <p className={shared.muted}>{sameSenderAs(sameSender)}</p>
          <p className={shared.muted}>{ORIGIN.questionDetail}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function useBlock() {
  const queryClient = useQueryClient();
  const unblock = useUnblock();
  return async ({ id, sender }: PendingResult): Promise<void> => {
    try {
      const { until } = await adminPost<{ until: string }>('/api/ucl/block-sender', { resultId: id });
      const told = { title: ORIGIN.blocked, description: blockedUntil(until), look: 'success' } as const;
      const action = { label: UNDO.button, act: () => void unblock(sender ?? '') };
      toasts.add({ ...told, action, duration: UNDO_OFFERED_MS });
    } catch (error) {
      toasts.add({
        title: ORIGIN.failed,
        description: messageOf(error, ORIGIN.fallback),
        look: 'destructive',
      });
    }
    void queryClient.invalidateQueries();
  };
}
