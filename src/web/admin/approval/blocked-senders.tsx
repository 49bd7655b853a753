import type { PendingResultsReply } from '#contract/result-views.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { adminPost } from '../admin-calls.ts';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.ts';
import { BLOCKED_SENDERS, blockedSender } from './words.ts';

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
          const text = blockedSender(sender, until, pending);
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

export function useUnblock() {
  return useWrite({
    call: (sender: string) => adminPost('/api/ucl/unblock-sender', { sender }),
    onDone: () => BLOCKED_SENDERS.unblocked,
    failed: () => BLOCKED_SENDERS.failed,
  });
}
