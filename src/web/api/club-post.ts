import { clubKeyHeaders } from './club-key.ts';
import { HttpError, postJson } from './http.ts';
import { repeatableCall } from './repeatable-call.ts';

/** Sends a call for this device's club to a path below /api/ucl/. */
export function clubPost<Reply>(path: string, body: object): Promise<Reply> {
  return repeatableCall(path, body, (key) => {
    const headers = { ...clubKeyHeaders(), ...key };
    const send = () => postJson<Reply>(`/api/ucl/${path}`, body, { headers });
    // The reply to a call that arrived may be lost: the same idempotency key gets the same reply.
    return send().catch((error) => (error instanceof HttpError ? Promise.reject(error) : send()));
  });
}
