import { clubKeyHeaders } from './club-key.ts';
import { HttpError, newIdempotencyKey, postJson } from './http.ts';

/** Sends for this device's club to a path below /api/ucl/. */
export function clubPost<Reply>(path: string, body: object): Promise<Reply> {
  const headers = { ...clubKeyHeaders(), 'idempotency-key': newIdempotencyKey() };
  const send = () => postJson<Reply>(`/api/ucl/${path}`, body, { headers });
  // On a bad network the reply to a call that arrived may be lost: the same key gets the same reply.
  return send().catch((error) => (error instanceof HttpError ? Promise.reject(error) : send()));
}
