import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { SITE } from '#site/site.ts';
import type { PushTarget } from '#store/push.ts';
import { withTimeLimit } from '../sending/time-limit.ts';
import type { ResolvePublic } from './public-addresses.ts';
import { hostOfEndpoint } from './push-endpoint.ts';
import type { PushKeys } from './push-keys.ts';

/** For the whole answer. */
const TIMEOUT_MS = 10_000;
/** How long a push service keeps it for a device that is off. */
const TTL_SECONDS = 12 * 3_600;

/** 'gone': the device does not want any more, or cannot be reached by what it gave us. */
type PushOutcome = 'taken' | 'failed' | 'gone';

export type PostPush = (target: PushTarget, message: object, signal: AbortSignal) => Promise<PushOutcome>;

export interface PushServices {
  readonly resolve: ResolvePublic;
  /** Whom to trust besides the usual authorities. */
  readonly ca?: string;
  readonly timeoutMs?: number;
}

/** Sends a notification, encrypted for its device alone. Whatever the push service does, there is an outcome in time. */
export function createPostPush(
  { publicKey, privateKey }: PushKeys,
  { resolve, ca, timeoutMs = TIMEOUT_MS }: PushServices,
): PostPush {
  const vapidDetails = { subject: `mailto:${SITE.email}`, publicKey, privateKey };
  return async ({ endpoint, p256dh, auth }, message, stopping) => {
    // Loaded by the first notification: most servers send none.
    const { default: webPush } = await import('web-push');
    const host = hostOfEndpoint(endpoint);
    // Resolved once and connected to what was judged: a name cannot mean something else the next moment.
    const addresses = host === null ? null : await resolve(host);
    if (!addresses) return host === null ? 'gone' : 'failed';
    const lookup: LookupFunction = (_host, { all }, found) => {
      const [first] = addresses;
      if (all) found(null, [...addresses]);
      else found(null, first?.address ?? '', first?.family);
    };
    let details: ReturnType<typeof webPush.generateRequestDetails>;
    try {
      const target = { endpoint, keys: { p256dh, auth } };
      details = webPush.generateRequestDetails(target, JSON.stringify(message), {
        vapidDetails,
        TTL: TTL_SECONDS,
      });
    } catch {
      // No message can be encrypted with these keys.
      return 'gone';
    }
    const { method, headers, body } = details;
    try {
      return await withTimeLimit(timeoutMs, stopping, async (signal) => {
        const sent = request(endpoint, { method, headers, lookup, signal, agent: false, ...(ca && { ca }) });
        sent.end(body);
        const [response] = (await once(sent, 'response', { signal })) as [IncomingMessage];
        // Nothing of the answer but its status is of use, and it may be of any length.
        response.destroy();
        return outcomeOf(response.statusCode ?? 0);
      });
    } catch {
      return 'failed';
    }
  };
}

/** A redirect is not followed: it could lead anywhere. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}
