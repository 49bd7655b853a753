import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { useStore } from '#web/ui/store.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useSettling } from '#web/ui/use-settling.ts';
import { matchText } from '../send-result.ts';
import { QUEUE } from '../words.ts';
import styles from './queue-panel.module.css';
import { type QueuedSubmission, queuedSubmissions, removeQueued } from './queued-submissions.ts';
import { discard, sendQueued } from './send-queued.ts';

/**
 * Above every page: queued submissions, and those that were not accepted, until they are dismissed. Sends the queue when
 * it appears and whenever the device is online again.
 */
export default function QueuePanel() {
  const queryClient = useQueryClient();
  const queued = useStore(queuedSubmissions);
  useEffect(() => {
    const send = () => void sendQueued(queryClient);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [queryClient]);
  const isSettling = useSettling(queued);
  // Not every phone reports the click count.
  const isDeliberate = ({ detail }: MouseEvent) => detail < 2 && !isSettling;
  return (
    <aside className={`${styles.queue} ${shared.notOnPaper}`} aria-label={QUEUE.title} aria-live="polite">
      {queued.length > 0 && (
        <ul>
          {queued.map((item) => (
            <QueuedItem key={item.key} item={item} isDeliberate={isDeliberate} />
          ))}
        </ul>
      )}
    </aside>
  );
}

interface QueuedItemProps {
  readonly item: QueuedSubmission;
  readonly isDeliberate: (press: MouseEvent) => boolean;
}

function QueuedItem({ item: { key, body, refused }, isDeliberate }: QueuedItemProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  const match = <bdi>{matchText(body)}</bdi>;
  if (refused !== null)
    return (
      <li className={styles.refused}>
        <p>
          <b>{QUEUE.refused}</b> {match} <span>{refused}</span>
        </p>
        <Button variant="secondary" onClick={(event) => isDeliberate(event) && removeQueued(key)}>
          {QUEUE.dismiss}
        </Button>
      </li>
    );
  async function discardQueued(event: MouseEvent) {
    if (!isDeliberate(event)) return;
    // Discarding waits for a running attempt; meanwhile the button shows that it was pressed.
    setDiscarding(true);
    const mayHaveArrived = await discard(key);
    // It has just been sent, and a toast said so.
    if (mayHaveArrived === null) return;
    toasts.add(mayHaveArrived ? QUEUE.maybeArrived : QUEUE.discarded);
  }
  return (
    <li>
      <p>
        <b>{QUEUE.title}</b> {match}
      </p>
      <Button variant="secondary" aria-disabled={isDiscarding} onClick={discardQueued}>
        {QUEUE.discard}
      </Button>
    </li>
  );
}
