import type { QueryClient } from '@tanstack/react-query';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { getJson, HttpError } from '#web/api/http.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { errorMessage, matchText, postResult, showStored } from '../send-result.ts';
import { QUEUE } from '../words.ts';
import { type QueuedSubmission, readQueue, removeQueued, saveQueued } from './queued-submissions.ts';

const LOCK = 'ces-queued-submissions';
/** A browser may be online before anything is reachable; a failing server is retried less and less often. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the queue, oldest first, in one tab at a time, and retries after a pause while the network or the server is
 * unavailable. DecisionError submissions stay on the device with the reason and are not sent again.
 */
export async function sendQueued(queryClient: QueryClient, pauseMs = FIRST_PAUSE_MS): Promise<void> {
  clearTimeout(timer);
  if (!navigator.onLine) return;
  try {
    await inOneTab(async () => {
      for (const queued of readQueue()) if (queued.refused === null) await sendOne(queryClient, queued);
    });
  } catch {
    clearTimeout(timer);
    timer = setTimeout(sendQueued, pauseMs, queryClient, Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
  }
}

/** Returns whether it may have been sent before; null if it was sent and removed. */
export async function discard(key: string): Promise<boolean | null> {
  if (queuedWith(key)?.attempted === false) {
    // At once: it may be behind another submission in the queue, and would still be sent.
    removeQueued(key);
    return false;
  }
  return inOneTab(async () => {
    if (!queuedWith(key)) return null;
    removeQueued(key);
    return true;
  });
}

function queuedWith(key: string): QueuedSubmission | undefined {
  return readQueue().find((queued) => queued.key === key);
}

/** Throws if the outcome is not known yet. */
async function sendOne(queryClient: QueryClient, queued: QueuedSubmission): Promise<void> {
  const { season } = await getJson<TournamentReply>('/api/ucl/tournament');
  // Discarded in the meantime.
  if (!queuedWith(queued.key)) return;
  // The server cannot know which season it was made for.
  if (season.number !== queued.season) return reject(queryClient, queued, QUEUE.otherSeason);
  saveQueued({ ...queued, attempted: true });
  try {
    const result = await postResult(queued);
    removeQueued(queued.key);
    toasts.add(showStored(queryClient, result));
    void queryClient.invalidateQueries();
  } catch (error) {
    if (!isRejection(error)) throw error;
    reject(queryClient, queued, errorMessage(error) ?? QUEUE.unknown);
  }
}

function reject(queryClient: QueryClient, queued: QueuedSubmission, message: string): void {
  // Without storage for the reason, it is shown only once, but not sent forever.
  if (!saveQueued({ ...queued, clubKey: null, refused: message })) removeQueued(queued.key);
  const description = `${matchText(queued.body)}: ${message}`;
  toasts.add({ title: QUEUE.refusedToast, description, look: 'destructive' });
  void queryClient.invalidateQueries();
}

/** Every rejection by the server has a code. Server errors, rate limits and replies of a proxy are temporary. */
function isRejection(error: unknown): error is HttpError {
  if (!(error instanceof HttpError) || error.code === null) return false;
  return error.status < 500 && ![408, 429].includes(error.status);
}

/** Without locks, the idempotency key keeps the server from storing it twice. */
function inOneTab<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  return navigator.locks ? (navigator.locks.request(LOCK, work) as Promise<Outcome>) : work();
}
