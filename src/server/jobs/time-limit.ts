import { setMaxListeners } from 'node:events';

/**
 * Gives work a signal that aborts after a time, or as soon as the server stops. The timer is our own: Node lets one of
 * `AbortSignal.timeout` that only `AbortSignal.any` refers to be garbage-collected, and then it never fires
 * (nodejs/node#57736).
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  // Many requests may end with it.
  setMaxListeners(0, limit.signal);
  const abort = () => limit.abort();
  const timer = setTimeout(abort, milliseconds);
  stopping.addEventListener('abort', abort);
  if (stopping.aborted) abort();
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', abort);
  }
}
