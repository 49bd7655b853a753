import type { SubmitResultReply } from '#contract/submit-result.ts';
import { HttpError } from '#web/api/http.ts';
import { inYourTime } from '#web/ui/time/formats.ts';
import { MAX_ATTEMPTS, SUBMIT_FAILURES } from '#words/submit-failures.ts';
import { notOpenYet } from './words.ts';

const RETRY_MS = 1000;

export type SendOutcome =
  | { readonly kind: 'stored'; readonly result: SubmitResultReply }
  /** Somebody else was quicker: no failure of this captain. */
  | { readonly kind: 'exists'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }
  /** No attempt was answered, or the server is in trouble: nobody has refused it, and it may even be stored. */
  | { readonly kind: 'unanswered'; readonly message: string }
  /** There is no network, so that nobody has refused it. */
  | { readonly kind: 'offline'; readonly message: string };

interface Sending {
  readonly send: () => Promise<SubmitResultReply>;
  readonly isOnline: () => boolean;
  /** Called with the number of the attempt that failed, before the next one. */
  readonly onRetry: (attempt: number) => void;
}

/** Sends a confirmed result, up to three times where trying again can help. */
export async function sendResult({ send, isOnline, onRetry }: Sending): Promise<SendOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { kind: 'stored', result: await send() };
    } catch (error) {
      if (error instanceof HttpError && error.code === 'result_exists')
        return { kind: 'exists', message: error.sentence ?? '' };
      if (isPassing(error) && !isOnline()) return { kind: 'offline', message: SUBMIT_FAILURES.offline };
      if (!isPassing(error)) return { kind: 'failed', message: failureMessage(error) };
      if (attempt === MAX_ATTEMPTS) return { kind: 'unanswered', message: SUBMIT_FAILURES.tooManyAttempts };
      onRetry(attempt);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** A lost connection or a server in trouble, as against a request that is refused. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true;
  return error.status >= 500 || error.status === 408;
}

function failureMessage(error: unknown): string {
  return (error instanceof HttpError && refusalSentence(error)) || SUBMIT_FAILURES.unknown;
}

/** What the server says to the captain. It names a time in GMT alone. */
export function refusalSentence({ code, sentence, reply }: HttpError): string | null {
  if (code !== 'not_open_yet') return sentence;
  const { opensAt } = reply as { readonly opensAt?: unknown };
  return typeof opensAt === 'string' ? notOpenYet(inYourTime(opensAt)) : sentence;
}
