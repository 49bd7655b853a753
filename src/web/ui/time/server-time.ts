/*
 * The clock of the device may be hours wrong, and what opens and closes does so by the server's time. Every reply and
 * live event carries that time as it was when it was sent, so each proves that it is at least as late now: the latest
 * proof counts, and a reply out of a cache cannot set the clock back. In between the monotonic clock goes on, which
 * nobody sets.
 */

/** What to add to `performance.now()`; null until the server's time is known. */
let offset: number | null = null;
const listeners = new Set<() => void>();

/** A change that somebody would see. */
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

/** Calls back when the time becomes known, and when it turns out to be another than it was taken for. */
export function watchServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
