import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { useStore } from '#web/ui/store.ts';
import {
  canBeNotified,
  keepServerUpdated,
  NotAllowedError,
  pushKeyQuery,
  type SeasonClubs,
  sentState,
  startNotifications,
  stopNotifications,
} from './device-push.ts';

const NOTIFY = {
  start: 'Notify me',
  stop: 'Stop notifications',
  /** Phones show no tooltips, so the toast lists the notifications. */
  started: {
    title: 'Notifications Are On',
    description:
      'You will be notified of results and deadlines for the clubs you follow and, with a club link, of results that need your answer.',
  },
  stopped: { title: 'Notifications Are Off', description: 'This device will no longer be notified.' },
  failed: {
    title: 'Notifications Not Changed',
    fallback: 'Something went wrong. Please try again in a moment.',
  },
  denied: {
    title: 'Notifications Not Changed',
    fallback: 'Your browser blocks notifications from this website. You can change this in its settings.',
  },
} as const;

const BELL = 'M6 8a6 6 0 0 1 12 0c0 7 3 9 3 9H3s3-2 3-9M10.3 21a2 2 0 0 0 3.4 0';

interface Props {
  readonly facts: SeasonClubs;
  /** Only the bell. */
  readonly isIcon?: boolean;
}

/** Switches notifications about followed clubs on or off for this device. */
export default function NotifySwitch({ facts, isIcon = false }: Props) {
  const subscribed = useStore(sentState);
  useEffect(() => keepServerUpdated(facts), [facts]);
  const publicKey = useQuery(pushKeyQuery).data?.publicKey;
  const { send, isSending } = useWrite({
    call: (key: string | null) => (key === null ? stopNotifications() : startNotifications(facts, key)),
    onDone: (_reply, key) => (key === null ? NOTIFY.stopped : NOTIFY.started),
    failed: (error) => (error instanceof NotAllowedError ? NOTIFY.denied : NOTIFY.failed),
  });
  if (!canBeNotified() || !publicKey) return null;
  const isOn = subscribed !== null;
  const text = isOn ? NOTIFY.stop : NOTIFY.start;
  return (
    <Button
      variant={isIcon ? 'icon' : 'secondary'}
      aria-label={text}
      title={isIcon ? text : undefined}
      aria-disabled={isSending}
      onClick={() => void send(isOn ? null : publicKey)}
    >
      {isIcon ? (
        <Icon
          shape={BELL}
          fill={isOn ? 'currentColor' : 'none'}
          className={isOn ? shared.accent : undefined}
        />
      ) : (
        text
      )}
    </Button>
  );
}
