import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { HttpError } from '#web/api/http.ts';
import { NOTIFY } from '#web/content/notify.ts';
import { Button } from '#web/ui/button.tsx';
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

interface Props {
  readonly season: number;
}

/** Notifies this device of the clubs that it follows, or no longer. In a chunk that only whoever follows one loads. */
export function NotifyButton({ season }: Props) {
  const [isBusy, setBusy] = useState(false);
  const told = useSyncExternalStore(notified.subscribe, notified.read, () => null);
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
