import type { QueryClient } from '@tanstack/react-query';
import { clubKeyHeaders } from '#web/api/club-key.ts';
import { HttpError } from '#web/api/http.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { postJson } from '#web/api/send-json.ts';
import { ANSWERS } from '#web/content/club-link.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';

/** What a club says about a result, and what it is told then. */
interface Answer {
  readonly path: 'confirm-result' | 'dispute-result' | 'withdraw-result';
  readonly body: { readonly id: number };
  readonly done: Parameters<typeof toasts.add>[0];
}

/** Sends the answer of this device's club. Resolves to null when it holds, else to the sentence that says why not. */
export async function answerResult(
  queryClient: QueryClient,
  { path, body, done }: Answer,
): Promise<string | null> {
  const headers = { ...clubKeyHeaders(), 'idempotency-key': newIdempotencyKey() };
  try {
    await postJson(`/api/ucl/${path}`, body, { headers });
    toasts.add(done);
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
