/*
 * The device's clock may be hours wrong, and opening times and deadlines follow the server's. Every reply and live event
 * carries the server's time when it was sent, which is a lower bound for the time now: the latest bound counts, so a
 * cached reply cannot set the clock back. In between, the monotonic clock runs on, which nobody can set.
 */

/** What to add to `performance.now()`; null until the server's time is known. */
let offset: number | null = null;
const listeners = new Set<() => void>();

/** A correction that a visitor would see. */
const NOTICEABLE_MS = 1000;

/** The time in milliseconds, by the device's clock until the server's is known. */
export function serverNow(): number {
  return knownServerNow() ?? Date.now();
}

/** Null until it is known: for decisions that a wrong clock must not make. */
export function knownServerNow(): number | null {
  return offset === null ? null : performance.now() + offset;
}

/** The server has sent this time, now or earlier. */
export function noteServerTime(time: number): void {
  const proven = time - performance.now();
  if (Number.isNaN(proven) || (offset !== null && proven <= offset)) return;
  const isNoticed = offset === null || proven - offset >= NOTICEABLE_MS;
  offset = proven;
  if (isNoticed) for (const listener of listeners) listener();
}

/** A cache in between says how old the reply is. */
export function noteReplyTime(headers: Headers): void {
  noteServerTime(Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0));
}

/** Calls back when the server's time becomes known, and when it is corrected noticeably. */
export function watchServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
