import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChannelState, TestChatReply } from '#contract/chat.ts';
import {
  CHANNELS,
  type Channel,
  type DrawNews,
  type NewsChoice,
  type NewsKind,
} from '#domain/news/channels.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import shared from '#web/ui/shared.module.css';
import { TimeAgo } from '#web/ui/time/time.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { adminPost, adminPut, chatQuery } from '../admin-calls.ts';
import { Options, Select } from '../forms/fields.tsx';
import { PanelCard, PanelForm } from '../forms/panel-form.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import panel from '../panel.module.css';

export function ChatTab() {
  const read = useQuery(chatQuery);
  if (!read.data) return <NotLoaded queries={[read]} />;
  const { kinds, channels } = read.data;
  return (
    <div className={`${shared.stack} ${panel.columns}`}>
      <KindsForm inForce={kinds} />
      <div className={shared.stack}>
        {CHANNELS.map((channel) => (
          <ChannelPanel key={channel} channel={channel} state={channels[channel]} />
        ))}
      </div>
    </div>
  );
}

interface ChannelPanelProps {
  readonly channel: Channel;
  readonly state: ChannelState;
}

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
    onDone: () => ({ title: CHAT.retrying, look: 'success' }),
    failed: () => CHAT.failed,
  });
  return (
    <PanelCard title={title}>
      {!state.isSet && <p className={shared.muted}>{CHAT.notSet}</p>}
      {(state.isSet || state.waiting > 0) && <Progress state={state} />}
      {state.isSet && (
        <div className={panel.formEnd}>
          {(state.stoppedAt !== null || state.retryAt !== null) && (
            <Button onClick={() => void resume.send()}>{CHAT.retry}</Button>
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
        {tested && (tested.isTaken ? CHAT.delivered(tested.answer) : CHAT.notDelivered(tested.answer))}
      </p>
    </PanelCard>
  );
}

function Progress({ state }: { readonly state: ChannelState }) {
  const { waiting, waitingSince, stoppedAt, retryAt, answer } = state;
  return (
    <>
      {stoppedAt !== null && <p className={panel.notice}>{CHAT.stopped(answer ?? '')}</p>}
      <p className={shared.note}>
        {waitingSince === null ? (
          CHAT.allSent
        ) : (
          <>
            {CHAT.waiting(waiting)} <TimeAgo iso={waitingSince} />.
          </>
        )}{' '}
        {retryAt !== null && answer !== null && CHAT.lastAnswer(answer)}
      </p>
    </>
  );
}

function KindsForm({ inForce }: { readonly inForce: NewsChoice }) {
  const { title, about, button, done } = CHAT.kinds;
  const { send, isSending } = useWrite({
    call: (chosen: NewsChoice) => adminPut('/api/admin/chat', { kinds: chosen }),
    onDone: () => ({ title: done, look: 'success' }),
    failed: () => CHAT.failed,
  });
  const [changed, setChanged] = useState<Partial<NewsChoice>>({});
  const kinds = { ...inForce, ...changed };
  const change = (part: Partial<NewsChoice>) => setChanged((before) => ({ ...before, ...part }));
  const { onSubmit } = useSubmit(kinds, send);
  return (
    <PanelForm
      title={title}
      about={about}
      button={button}
      onSubmit={onSubmit}
      isReady={Object.keys(changed).length > 0}
      isSending={isSending}
    >
      {(['league', 'staff'] as const).map((channel) => (
        <fieldset key={channel}>
          <legend className={shared.note}>{CHAT.channels[channel]}</legend>
          {OF_CHANNEL[channel].map((kind) => (
            <CheckBox
              key={kind}
              label={CHAT.names[kind]}
              isChecked={kinds[kind]}
              onChange={(isChosen) => change({ [kind]: isChosen })}
            />
          ))}
          {channel === 'league' && (
            <Select label={CHAT.draw} value={kinds.draw} onChange={(draw) => change({ draw })}>
              <Options texts={CHAT.drawChoices} />
            </Select>
          )}
        </fieldset>
      ))}
    </PanelForm>
  );
}

const OF_CHANNEL = {
  league: ['results', 'groups', 'rounds', 'champions'],
  staff: ['disputes', 'waits'],
} as const;

const CHAT = {
  kinds: {
    title: 'Notifications',
    about: 'Messages are sent automatically. If a decision is undone, a correction follows.',
    button: 'Save',
    done: 'Notifications Saved',
  },
  draw: 'The draw',
  drawChoices: {
    balls: 'Each ball',
    end: 'All groups at the end',
    off: 'Nothing',
  } satisfies Record<DrawNews, string>,
  names: {
    results: 'Approved results',
    groups: 'Decided groups',
    rounds: 'Round pairings',
    champions: 'Champions',
    disputes: 'Disputes, immediately',
    waits: 'Submissions pending for more than an hour',
  } satisfies Record<Exclude<NewsKind, 'draw'>, string>,
  channels: { league: 'League chat', staff: 'Staff chat' } satisfies Record<Channel, string>,
  notSet: 'No webhook is set. The server operator can add one.',
  allSent: 'All messages have been sent.',
  /** Followed by the age of the oldest. */
  waiting: (count: number) =>
    count === 1
      ? '1 update is waiting, queued'
      : `${count >= 1_000 ? 'At least 1,000' : count} updates are waiting, the oldest queued`,
  lastAnswer: (answer: string) => `Last response: ${answer}.`,
  stopped: (answer: string) =>
    `Stopped: the webhook returned ${answer}. It may have been deleted. Ask the server operator to replace it, or retry.`,
  retry: 'Retry',
  retrying: 'Retrying',
  test: 'Send a test message',
  testing: 'Sending...',
  delivered: (answer: string) => `The message was delivered (${answer}).`,
  notDelivered: (answer: string) => `The message was not delivered: ${answer}.`,
  failed: { title: 'Change Failed', fallback: 'Something went wrong. Please try again.' },
} as const;
