import { withTimeLimit } from '../delivery/time-limit.ts';

/** For the whole response. */
const TIMEOUT_MS = 10_000;
/** Only this much of a response is read. */
const BODY_MAX = 16 * 1024;
/** The longest pause that a receiver can request. */
export const RETRY_AFTER_MAX_MS = 3_600_000;

/** The request body of a Discord webhook. */
export interface ChatMessage {
  readonly content: string;
  /** Disables mentions, whatever the content is. */
  readonly allowed_mentions: { readonly parse: readonly [] };
  readonly flags?: number;
}

/** The webhook no longer exists, or is no longer ours: retrying is pointless. */
const GONE: readonly number[] = [401, 403, 404, 410];

/** The receiver's response. `words` never contains its URL. */
export interface Answer {
  readonly outcome: 'accepted' | 'failed' | 'gone';
  readonly words: string;
  /** The pause that the receiver requested; null if it did not. */
  readonly retryAfterMs: number | null;
}

export interface PostOptions {
  readonly now: Date;
  /** Aborts at once. */
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

/** Sends a message. Resolves in time and never rejects, whatever the receiver does. */
export async function postMessage(
  address: string,
  message: ChatMessage,
  { now, signal: stopping, timeoutMs = TIMEOUT_MS }: PostOptions,
): Promise<Answer> {
  return withTimeLimit(timeoutMs, stopping, async (signal) => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        // The message is for this URL only.
        redirect: 'manual',
        signal,
      });
      return await answerOf(response, now);
    } catch (error) {
      const isTooLate = signal.aborted && !stopping.aborted;
      const words = isTooLate ? 'timed out' : `connection failed${codeOf(error)}`;
      return { outcome: 'failed', words, retryAfterMs: null };
    }
  });
}

async function answerOf(response: Response, now: Date): Promise<Answer> {
  const { status, ok } = response;
  const words = String(status);
  if (ok || GONE.includes(status)) {
    await discardBody(response);
    return { outcome: ok ? 'accepted' : 'gone', words, retryAfterMs: null };
  }
  const asked = [
    headerPause(response.headers.get('retry-after'), now),
    bodyPause(await beginningOf(response)),
  ];
  const longest = Math.max(...asked.map((pause) => pause ?? -1));
  return {
    outcome: 'failed',
    words,
    retryAfterMs: longest < 0 ? null : Math.min(longest, RETRY_AFTER_MAX_MS),
  };
}

/** 'Retry-After' is a number of seconds or a date. */
function headerPause(value: string | null, now: Date): number | null {
  if (value === null) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  // A date begins with the day of the week; Date.parse accepts almost anything else.
  const date = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}

/** Discord gives the exact seconds in the body. */
function bodyPause(body: string): number | null {
  try {
    const { retry_after: seconds } = JSON.parse(body) as { readonly retry_after?: unknown };
    return typeof seconds === 'number' && seconds >= 0 ? seconds * 1_000 : null;
  } catch {
    return null;
  }
}

/** Does not wait for the rest. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    while (length < BODY_MAX) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      length += value.length;
    }
  } catch {
    // It was cut off; the status is known.
  }
  await reader.cancel().catch(() => {});
  return Buffer.concat(chunks).toString('utf8');
}

async function discardBody(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => {});
}

/** ' (ECONNREFUSED)': only a code or the name of an error, since its text may contain the URL. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return '';
  // Node 24 has no code for a response that is not HTTP.
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return /^\w{1,60}$/.test(code) ? ` (${code})` : '';
}
