import { useState } from 'react';
import type { PendingResult, PendingResultsReply } from '#contract/result-views.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Score } from '#web/clubs/score.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import shared from '#web/ui/shared.module.css';
import { UNDO_OFFERED_MS } from '#web/ui/toast/toast-store.ts';
import { adminPost } from '../admin-calls.ts';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.tsx';
import { UNDO } from '../undo/words.ts';
import styles from './result-details.module.css';
import { BLOCKED_SENDERS, ORIGIN } from './words.ts';

/** The sender of a submission without a club link, and a button to block it. */
export function SubmissionOrigin({ result }: { readonly result: PendingResult }) {
  const { role } = usePanel();
  const { replaced, sameSender } = result;
  const { send } = useBlock();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {replaced && (
        <p className={shared.muted}>
          {ORIGIN.replaced} <Score score={replaced} />
        </p>
      )}
      {sameSender > 0 && (
        <p className={`${shared.row} ${styles.origin}`}>
          {ORIGIN.sameSender(sameSender)}
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
          <p className={shared.muted}>{ORIGIN.sameSender(sameSender)}</p>
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
      description: ORIGIN.blockedUntil(until),
      look: 'success',
      action: { label: UNDO.button, act: () => void unblock.send(sender ?? '') },
      duration: UNDO_OFFERED_MS,
    }),
    failed: () => ORIGIN.failed,
  });
}

/** Below the list, so that no card moves. */
export function BlockedSenders({ blockedSenders, pendingResults }: PendingResultsReply) {
  const { role } = usePanel();
  const { send } = useUnblock();
  if (blockedSenders.length === 0) return null;
  return (
    <section aria-label={BLOCKED_SENDERS.title}>
      <h3>{BLOCKED_SENDERS.title}</h3>
      <ul className={`${panel.rows} ${panel.currentDecisions}`}>
        {blockedSenders.map(({ sender, until }) => {
          const pending = pendingResults.filter((result) => result.sender === sender).length;
          const text = BLOCKED_SENDERS.line(sender, until, pending);
          return (
            <li key={sender}>
              <span>{text}</span>
              {role === 'administrator' && (
                <Button
                  variant="quiet"
                  onClick={() => void send(sender)}
                  aria-label={`${BLOCKED_SENDERS.unblock}: ${text}`}
                >
                  {BLOCKED_SENDERS.unblock}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useUnblock() {
  return useWrite({
    call: (sender: string) => adminPost('/api/ucl/unblock-sender', { sender }),
    onDone: () => BLOCKED_SENDERS.unblocked,
    failed: () => BLOCKED_SENDERS.failed,
  });
}
