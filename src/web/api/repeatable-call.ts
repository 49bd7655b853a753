import { clubKeyHeaders } from './club-key.ts';
import { HttpError, newIdempotencyKey, postJson } from './http.ts';

/** Long enough for a second press, too short for a person to mean the same change a second time. */
const REPEATED_WITHIN_MS = 120_000;

interface Unanswered {
  readonly key: string;
  readonly since: number;
}

const unanswered = new Map<string, Unanswered>();

/**
 * Sends a change with its Idempotency-Key. If the reply is lost, the change may have been made: the same call, pressed
 * again soon, has the same key, so that it is not made twice.
 */
export async function repeatableCall<Reply>(
  path: string,
  body: object,
  send: (headers: { readonly 'idempotency-key': string }) => Promise<Reply>,
): Promise<Reply> {
  const name = `${path} ${JSON.stringify(body)}`;
  const previous = unanswered.get(name);
  const isRepeated = previous && performance.now() - previous.since < REPEATED_WITHIN_MS;
  const call = isRepeated ? previous : { key: newIdempotencyKey(), since: performance.now() };
  unanswered.set(name, call);
  try {
    const reply = await send({ 'idempotency-key': call.key });
    unanswered.delete(name);
    return reply;
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) unanswered.delete(name);
    throw error;
  }
}

/** Sends a call for this device's club to a path below /api/ucl/. */
export function clubPost<Reply>(path: string, body: object): Promise<Reply> {
  return repeatableCall(path, body, (key) => {
    const headers = { ...clubKeyHeaders(), ...key };
    const send = () => postJson<Reply>(`/api/ucl/${path}`, body, { headers });
    // The reply to a call that arrived may be lost: the same idempotency key gets the same reply.
    return send().catch((error) => (error instanceof HttpError ? Promise.reject(error) : send()));
  });
}
