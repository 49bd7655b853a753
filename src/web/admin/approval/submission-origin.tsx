import { useState } from 'react';
import type { PendingResult } from '#contract/result-views.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Score } from '#web/clubs/score.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import shared from '#web/ui/shared.module.css';
import { UNDO_OFFERED_MS } from '#web/ui/toast/toast-store.ts';
import { adminPost } from '../admin-calls.ts';
import { usePanel } from '../panel-context.ts';
import { UNDO } from '../undo/words.ts';
import { useUnblock } from './blocked-senders.tsx';
import styles from './result-details.module.css';
import { blockedUntil, ORIGIN, sameSenderAs } from './words.ts';

/** The sender of a submission without a club link, and a button to block it. */
export function SubmissionOrigin({ result }: { readonly result: PendingResult }) {
  const { role } = usePanel();
  const { replaced, sameSender } = result;
  const [isAsked, setAsked] = useState(false);
  const { send } = useBlock();
  return (
    <>
      {replaced && (
        <p className={shared.muted}>
          {ORIGIN.replaced} <Score score={replaced} />
        </p>
      )}
      {sameSender > 0 && (
        <p className={`${shared.row} ${styles.origin}`}>
          {sameSenderAs(sameSender)}
          {role === 'administrator' && (
            <button
              type="button"
              className={`${shared.touch} ${shared.accent} ${shared.underlined}`}
              onClick={() => setAsked(true)}
            >
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
          onConfirm={() => void send(result)}
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
  const unblock = useUnblock();
  return useWrite({
    call: ({ id }: PendingResult) => adminPost<{ until: string }>('/api/ucl/block-sender', { resultId: id }),
    onDone: ({ until }, { sender }) => ({
      title: ORIGIN.blocked,
      description: blockedUntil(until),
      look: 'success',
      action: { label: UNDO.button, act: () => void unblock.send(sender ?? '') },
      duration: UNDO_OFFERED_MS,
    }),
    failed: () => ORIGIN.failed,
  });
}
