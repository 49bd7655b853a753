import type { SubmitResultBody } from '#contract/submit-result.ts';
import { createStore } from '#web/ui/store.ts';

/** A submission made offline, stored on this device until it is sent or discarded. */
export interface QueuedSubmission {
  /** The Idempotency-Key of all attempts. */
  readonly key: string;
  /** Every season has the same matches. */
  readonly season: number;
  /** ISO 8601. */
  readonly madeAt: string;
  /** The key of the submitting club; null without a club link, and when it is no longer needed. */
  readonly clubKey: string | null;
  readonly body: SubmitResultBody;
  /** Whether it may have reached the server without a reply. */
  readonly attempted: boolean;
  /** Why it was not accepted; null while it is queued. It is never sent again. */
  readonly refused: string | null;
}

/** One storage entry each, so that tabs do not overwrite each other. */
const PREFIX = 'ces-queued-submission-';

/** The queue at the last change that this tab was notified of. */
export const queuedSubmissions = createStore<readonly QueuedSubmission[]>([], readQueue);

// There are no storage events on the server.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) queuedSubmissions.set(readQueue());
});

/** Oldest first. Other stored data is left alone. */
export function readQueue(): readonly QueuedSubmission[] {
  try {
    return Object.keys(localStorage)
      .flatMap((name) => parse(name) ?? [])
      .sort((a, b) => (a.madeAt < b.madeAt ? -1 : 1));
  } catch {
    return [];
  }
}

/** False if the storage is full or blocked. */
export function saveQueued(queued: QueuedSubmission): boolean {
  return change(() => localStorage.setItem(PREFIX + queued.key, JSON.stringify(queued)));
}

export function removeQueued(key: string): void {
  change(() => localStorage.removeItem(PREFIX + key));
}

function change(write: () => void): boolean {
  try {
    write();
  } catch {
    return false;
  }
  queuedSubmissions.set(readQueue());
  return true;
}

function parse(name: string): QueuedSubmission | null {
  if (!name.startsWith(PREFIX)) return null;
  try {
    const queued = JSON.parse(localStorage.getItem(name) ?? '') as Partial<QueuedSubmission> | null;
    // With another name it would never be found again to be removed, and so be sent forever.
    return isQueuedSubmission(queued) && name === PREFIX + queued.key ? queued : null;
  } catch {
    return null;
  }
}

function isQueuedSubmission(queued: Partial<QueuedSubmission> | null): queued is QueuedSubmission {
  const { key, season, madeAt, clubKey, body, refused } = queued ?? {};
  return (
    isHeaderText(key) &&
    Number.isInteger(season) &&
    typeof madeAt === 'string' &&
    (clubKey === null || isHeaderText(clubKey)) &&
    (refused === null || typeof refused === 'string') &&
    Number.isInteger(body?.fixtureId) &&
    [body?.homeTeam, body?.awayTeam].every((name) => typeof name === 'string') &&
    [body?.homeScore, body?.awayScore].every((goals) => Number.isInteger(goals))
  );
}

/** An invalid header value would fail before sending, like a lost connection, and block the queue forever. */
function isHeaderText(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
}
