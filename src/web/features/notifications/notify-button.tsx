import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError } from '#web/api/http.ts';
import { Button } from '#web/ui/button.tsx';
import { useStore } from '#web/ui/store.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
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
  failed: { title: 'Notifications Not Changed', look: 'destructive' },
  denied: 'Your browser does not allow notifications of this site. You can change that in its settings.',
  fallback: 'That did not work. Please try again in a moment.',
} as const;

interface Props {
  readonly season: number;
}

/** Notifies this device of the clubs that it follows, or no longer. In a chunk that only whoever follows one loads. */
export function NotifyButton({ season }: Props) {
  const [isBusy, setBusy] = useState(false);
  const told = useStore(notified);
  useEffect(() => keepTold(season), [season]);
  const publicKey = useQuery(pushKeyQuery).data?.publicKey;
  if (!canBeNotified() || !publicKey) return null;
  const change = async (work: () => Promise<void>, done: Parameters<typeof toasts.add>[0]) => {
    setBusy(true);
    try {
      await work();
      toasts.add(done);
    } catch (error) {
      toasts.add({ ...NOTIFY.failed, description: sentenceOf(error) });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      aria-disabled={isBusy}
      onClick={() =>
        told === null
          ? change(() => startNotifications(season, publicKey), NOTIFY.started)
          : change(stopNotifications, NOTIFY.stopped)
      }
    >
      {told === null ? NOTIFY.start : NOTIFY.stop}
    </Button>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof NotAllowedError) return NOTIFY.denied;
  return (error instanceof HttpError && error.sentence) || NOTIFY.fallback;
}
