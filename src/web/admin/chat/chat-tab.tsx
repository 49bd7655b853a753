import '../forms/forms.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChannelState, TestChatReply } from '#contract/chat.ts';
import { CHANNELS, type Channel, DRAW_NEWS, type DrawNews, type NewsChoice } from '#domain/news/channels.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { TimeAgo } from '#web/ui/time/time.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { adminPost, adminPut, chatQuery } from '../admin-calls.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { CHAT } from './words.ts';

/** What is sent to the chats, and how that goes. */
export function ChatTab() {
  const read = useQuery(chatQuery);
  if (!read.data) return <NotLoaded queries={[read]} />;
  const { kinds, channels } = read.data;
  return (
    <div className="admin-forms">
      {CHANNELS.map((channel) => (
        <ChannelPanel key={channel} channel={channel} state={channels[channel]} />
      ))}
      <KindsForm inForce={kinds} />
    </div>
  );
}

interface ChannelPanelProps {
  readonly channel: Channel;
  readonly state: ChannelState;
}

/** How sending to a chat goes, a test message, and a way to go on. */
export function ChannelPanel({ channel, state }: ChannelPanelProps) {
  const [tested, setTested] = useState<TestChatReply | null>(null);
  const title = CHAT.channels[channel];
  const test = useWrite({
    call: () => adminPost<TestChatReply>('/api/admin/test-chat', { channel }),
    onDone: (reply) => {
      setTested(reply);
      return null;
    },
    failed: () => CHAT.failed,
  });
  const resume = useWrite({
    call: () => adminPost('/api/admin/resume-chat', { channel }),
    onDone: () => ({ title: CHAT.tried, look: 'success' }),
    failed: () => CHAT.failed,
  });
  return (
    <section className="admin-form" aria-label={title}>
      <h3>{title}</h3>
      {!state.isSet && <p className={shared.muted}>{CHAT.notSet}</p>}
      {(state.isSet || state.waiting > 0) && <Progress state={state} />}
      {state.isSet && (
        <div className="admin-form-end">
          {(state.stoppedAt !== null || state.retryAt !== null) && (
            <Button onClick={() => void resume.send()}>{CHAT.tryAgain}</Button>
          )}
          <Button
            variant="secondary"
            aria-disabled={test.isSending}
            onClick={() => {
              setTested(null);
              void test.send();
            }}
          >
            {test.isSending ? CHAT.testing : CHAT.test}
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

const { title, about, button, done } = CHAT.kinds;

/** What is sent, from now on. */
function KindsForm({ inForce }: { readonly inForce: NewsChoice }) {
  const { send } = useWrite({
    call: (chosen: NewsChoice) => adminPut('/api/admin/chat', { kinds: chosen }),
    onDone: () => ({ title: done, look: 'success' }),
    failed: () => CHAT.failed,
  });
  const [changed, setChanged] = useState<Partial<NewsChoice>>({});
  const kinds = { ...inForce, ...changed };
  const change = (part: Partial<NewsChoice>) => setChanged((before) => ({ ...before, ...part }));
  const { onSubmit } = useSubmit(kinds, send);
  return (
    <form noValidate aria-label={title} onSubmit={onSubmit} className="admin-form">
      <div>
        <h3>{title}</h3>
        <p className={shared.note}>{about}</p>
      </div>
      {(['league', 'staff'] as const).map((channel) => (
        <fieldset key={channel}>
          <legend className={shared.note}>{CHAT.channels[channel]}</legend>
          {OF_CHANNEL[channel].map((kind) => (
            <label key={kind} className="admin-option">
              <input
                type="checkbox"
                checked={kinds[kind]}
                onChange={(event) => change({ [kind]: event.target.checked })}
              />
              {CHAT.names[kind]}
            </label>
          ))}
          {channel === 'league' && (
            <label className="admin-labelled">
              {CHAT.draw}
              <select
                className="admin-field"
                value={kinds.draw}
                onChange={(event) => change({ draw: event.target.value as DrawNews })}
              >
                {DRAW_NEWS.map((value) => (
                  <option key={value} value={value}>
                    {CHAT.drawChoices[value]}
                  </option>
                ))}
              </select>
            </label>
          )}
        </fieldset>
      ))}
      <div className="admin-form-end">
        <Button type="submit">{button}</Button>
      </div>
    </form>
  );
}

const OF_CHANNEL = {
  league: ['results', 'groups', 'rounds', 'champions'],
  staff: ['disputes', 'waits'],
} as const;
