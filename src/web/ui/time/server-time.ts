/*
 * The device's clock may be hours off, but opening times and deadlines follow the server's. Every reply and live event
 * carries the server's time when it was sent, which is a lower bound for the current time: the latest bound counts, so
 * a cached reply cannot set the clock back. In between, the monotonic clock is used, which users cannot change.
 */

/** Added to `performance.now()`; null until the server's time is known. */
let offset: number | null = null;
const listeners = new Set<() => void>();

/** A correction that a visitor would see. */
const NOTICEABLE_MS = 1000;

/** The device's time until the server's is known. */
export function serverNow(): number {
  return knownServerNow() ?? Date.now();
}

/** For decisions that must not depend on a wrong clock. */
export function knownServerNow(): number | null {
  return offset === null ? null : performance.now() + offset;
}

/** The server sent this time, now or earlier. */
export function noteServerTime(time: number): void {
  const bound = time - performance.now();
  if (Number.isNaN(bound) || (offset !== null && bound <= offset)) return;
  const isNoticed = offset === null || bound - offset >= NOTICEABLE_MS;
  offset = bound;
  if (isNoticed) for (const listener of listeners) listener();
}

/** A cache in between adds the age of the reply. */
export function noteReplyTime(headers: Headers): void {
  noteServerTime(Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0));
}

/** Calls back when the server's time becomes known, and on noticeable corrections. */
export function watchServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
