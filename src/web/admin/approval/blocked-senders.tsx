import '../forms/forms.css';
import { useQueryClient } from '@tanstack/react-query';
import type { PendingResultsReply } from '#contract/result-views.ts';
import { messageOf } from '#web/api/http.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPost } from '../admin-calls.ts';
import { BLOCKED_SENDERS, blockedSender } from './words.ts';

interface Props extends PendingResultsReply {
  /** Reviewers may not. */
  readonly canUnblock: boolean;
}

/** Senders whose results are not accepted at the moment. Below the list, so that no card moves. */
export function BlockedSenders({ blockedSenders, pendingResults, canUnblock }: Props) {
  const unblock = useUnblock();
  if (blockedSenders.length === 0) return null;
  return (
    <section aria-label={BLOCKED_SENDERS.title}>
      <h3 className={shared.strong}>{BLOCKED_SENDERS.title}</h3>
      <ul className="admin-in-force">
        {blockedSenders.map(({ sender, until }) => {
          const pending = pendingResults.filter((result) => result.sender === sender).length;
          const text = blockedSender(sender, until, pending);
          return (
            <li key={sender}>
              <span>{text}</span>
              {canUnblock && (
                <Button
                  variant="quiet"
                  onClick={() => void unblock(sender)}
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

export function useUnblock() {
  const queryClient = useQueryClient();
  return async (sender: string): Promise<void> => {
    const { unblocked, unblockedDetail, failed, fallback } = BLOCKED_SENDERS;
    try {
      await adminPost('/api/ucl/unblock-sender', { sender });
      toasts.add({ title: unblocked, description: unblockedDetail, look: 'success' });
    } catch (error) {
      toasts.add({ title: failed, description: messageOf(error, fallback), look: 'destructive' });
    }
    void queryClient.invalidateQueries();
  };
}
