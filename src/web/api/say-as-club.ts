import type { QueryClient } from '@tanstack/react-query';
import { type ToastContent, toasts } from '#web/ui/toast/toast-store.ts';
import { ANSWERS } from '#words/club-link.ts';
import { clubKeyHeaders } from './club-key.ts';
import { HttpError, newIdempotencyKey, postJson } from './http.ts';

/** What a club says about a result or a kick-off, and what it is told then. */
interface Said<Reply> {
  /** Below /api/ucl/. */
  readonly path: string;
  readonly body: object;
  readonly done: (reply: Reply) => ToastContent;
}

/** Sends what this device's club says. Resolves to null when it holds, else to the sentence that says why not. */
export async function sayAsClub<Reply>(
  queryClient: QueryClient,
  { path, body, done }: Said<Reply>,
): Promise<string | null> {
  const headers = { ...clubKeyHeaders(), 'idempotency-key': newIdempotencyKey() };
  const send = () => postJson<Reply>(`/api/ucl/${path}`, body, { headers });
  try {
    // On a bad network the reply may be lost of what was heard: the same key gets the same reply.
    const reply = await send().catch((error) =>
      error instanceof HttpError ? Promise.reject(error) : send(),
    );
    toasts.add(done(reply));
    return null;
  } catch (error) {
    const { title, fallback } = ANSWERS.failed;
    const description = (error instanceof HttpError && error.sentence) || fallback;
    toasts.add({ title, description, look: 'destructive' });
    return description;
  } finally {
    void queryClient.invalidateQueries();
  }
}
