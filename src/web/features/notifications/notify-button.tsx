import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { useStore } from '#web/ui/store.ts';
import {
  canBeNotified,
  keepTold,
  NotAllowedError,
  notified,
  pushKeyQuery,
  startNotifications,
  stopNotifications,
} from './device-push.ts';

/** Of notifications on this device. */
const NOTIFY = {
  start: 'Notify me',
  stop: 'Stop notifications',
  /** A phone shows no title of a button: what is told is said when it begins. */
  started: {
    title: 'Notifications Are On',
    description:
      'Results and deadlines of the clubs that you follow, and, with your club’s link, reports that wait for you.',
  },
  stopped: { title: 'Notifications Are Off', description: 'This device is not notified any more.' },
  failed: {
    title: 'Notifications Not Changed',
    fallback: 'That did not work. Please try again in a moment.',
  },
  denied: {
    title: 'Notifications Not Changed',
    fallback: 'Your browser does not allow notifications of this site. You can change that in its settings.',
  },
} as const;

interface Props {
  readonly season: number;
}

/** Notifies this device of the clubs that it follows, or no longer. */
export function NotifyButton({ season }: Props) {
  const told = useStore(notified);
  useEffect(() => keepTold(season), [season]);
  const publicKey = useQuery(pushKeyQuery).data?.publicKey;
  const { send, isSending } = useWrite({
    call: (key: string | null) => (key === null ? stopNotifications() : startNotifications(season, key)),
    onDone: (_reply, key) => (key === null ? NOTIFY.stopped : NOTIFY.started),
    failed: (error) => (error instanceof NotAllowedError ? NOTIFY.denied : NOTIFY.failed),
  });
  if (!canBeNotified() || !publicKey) return null;
  return (
    <Button
      variant="secondary"
      aria-disabled={isSending}
      onClick={() => void send(told === null ? publicKey : null)}
    >
      {told === null ? NOTIFY.start : NOTIFY.stop}
    </Button>
  );
}
