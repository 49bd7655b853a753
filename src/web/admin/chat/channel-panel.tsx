import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChannelState, TestChatReply } from '#contract/chat.ts';
import type { Channel } from '#domain/news/channels.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { TimeAgo } from '#web/ui/time/time-ago.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPost } from '../admin-calls.ts';
import { attempt } from './attempt.ts';
import { CHAT } from './words.ts';

interface Props {
  readonly channel: Channel;
  readonly state: ChannelState;
}

/** How sending to a chat goes, a test message, and a way to go on. */
export function ChannelPanel({ channel, state }: Props) {
  const queryClient = useQueryClient();
  const [isTesting, setTesting] = useState(false);
  const [tested, setTested] = useState<TestChatReply | null>(null);
  const title = CHAT.channels[channel];
  const test = async () => {
    if (isTesting) return;
    setTesting(true);
    setTested(null);
    await attempt(queryClient, async () => {
      setTested(await adminPost<TestChatReply>('/api/admin/test-chat', { channel }));
    });
    setTesting(false);
  };
  const tryAgain = () =>
    attempt(queryClient, async () => {
      await adminPost('/api/admin/resume-chat', { channel });
      toasts.add({ title: CHAT.tried, look: 'success' });
    });
  return (
    <section className="admin-form" aria-label={title}>
      <h3>{title}</h3>
      {!state.isSet && <p className={shared.muted}>{CHAT.notSet}</p>}
      {(state.isSet || state.waiting > 0) && <Progress state={state} />}
      {state.isSet && (
        <div className="admin-form-end">
          {(state.stoppedAt !== null || state.retryAt !== null) && (
            <Button onClick={() => void tryAgain()}>{CHAT.tryAgain}</Button>
          )}
          <Button variant="secondary" aria-disabled={isTesting} onClick={() => void test()}>
            {isTesting ? CHAT.testing : CHAT.test}
          </Button>
        </div>
      )}
      <p role="status" className={shared.small}>
        {tested && (tested.isTaken ? CHAT.taken(tested.answer) : CHAT.notTaken(tested.answer))}
      </p>
    </section>
  );
}

function Progress({ state }: { readonly state: ChannelState }) {
  const { waiting, waitingSince, stoppedAt, retryAt, answer } = state;
  return (
    <>
      {stoppedAt !== null && <p className="admin-note">{CHAT.stopped(answer ?? '')}</p>}
      <p className={shared.note}>
        {waitingSince === null ? (
          CHAT.allSent
        ) : (
          <>
            {CHAT.waiting(waiting)} {CHAT.since} <TimeAgo iso={waitingSince} />.
          </>
        )}{' '}
        {retryAt !== null && answer !== null && CHAT.lastAnswer(answer)}
      </p>
    </>
  );
}
