import { setMaxListeners } from 'node:events';

/**
 * Passes a signal that aborts after a time, or as soon as the server stops. The timer is our own: Node
 * garbage-collects an `AbortSignal.timeout` that only `AbortSignal.any` refers to, and then it never fires
 * (nodejs/node#57736).
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  // Many requests may share it.
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
