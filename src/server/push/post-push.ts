import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { SITE } from '#site/site.ts';
import type { PushTarget } from '#store/delivery/push.ts';
import { withTimeLimit } from '../jobs/time-limit.ts';
import type { ResolvePublic } from './public-addresses.ts';
import { isPushService } from './push-endpoint.ts';
import type { PushKeys } from './push-keys.ts';

/** For the whole answer. */
const TIMEOUT_MS = 10_000;
/** How long a push service keeps it for a device that is off. */
const TTL_SECONDS = 12 * 3_600;
/** Rounds of sending follow each other faster. A service that closes an idle connection sooner says so in its replies. */
const IDLE_MS = 4_000;
/** A longer reply is cut off, and its connection with it. */
const REPLY_MAX = 16 * 1024;

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
  keys: PushKeys,
  { resolve, ca, timeoutMs = TIMEOUT_MS }: PushServices,
  moreHosts: readonly string[],
): PostPush {
  const authorizationFor = createVapidTokens(keys);
  const agent = new Agent({
    ...{ keepAlive: true, timeout: IDLE_MS, lookup: publicLookup(resolve) },
    ...(ca && { ca }),
  });
  const oneAtATime = pLimit(1);
  return async ({ endpoint, p256dh, auth }, message, stopping) => {
    if (!isPushService(endpoint, moreHosts)) return 'gone';
    // Loaded by the first notification: most servers send none.
    const { default: webPush } = await import('web-push');
    // Encrypting is processor time: between two devices everything else has its turn.
    await oneAtATime(() => setImmediate());
    let details: ReturnType<typeof webPush.generateRequestDetails>;
    try {
      const target = { endpoint, keys: { p256dh, auth } };
      details = webPush.generateRequestDetails(target, JSON.stringify(message), { TTL: TTL_SECONDS });
    } catch {
      // No message can be encrypted with these keys.
      return 'gone';
    }
    const { method, body } = details;
    const headers = {
      ...details.headers,
      authorization: authorizationFor(new URL(endpoint).origin, webPush),
    };
    try {
      return await withTimeLimit(timeoutMs, stopping, async (signal) => {
        const sent = request(endpoint, { method, headers, signal, agent });
        sent.end(body);
        const [response] = (await once(sent, 'response', { signal })) as [IncomingMessage];
        await readToEnd(response).catch(() => {});
        return outcomeOf(response.statusCode ?? 0);
      });
    } catch {
      return 'failed';
    }
  };
}

/** A connection is opened to exactly the addresses that were judged: a name cannot mean something else the next moment. */
function publicLookup(resolve: ResolvePublic): LookupFunction {
  return (host, { all }, found) => {
    resolve(host).then((addresses) => {
      const [first] = addresses ?? [];
      if (!addresses || !first) found(new Error(`${host} is not on the internet`), '');
      else if (all) found(null, [...addresses]);
      else found(null, first.address, first.family);
    });
  };
}

const TOKEN_SECONDS = 12 * 3_600;
/** A token is used no more when it has so little left: the clock of a push service may be ahead. */
const TOKEN_SPARE_SECONDS = 3_600;

type Vapid = Pick<typeof import('web-push'), 'getVapidHeaders'>;

/**
 * Who sends (VAPID), signed once for each push service and used again while it is valid. Its times are those of the
 * real clock, which the service compares them with.
 */
function createVapidTokens({ publicKey, privateKey }: PushKeys) {
  const tokens = new Map<string, { readonly authorization: string; readonly expires: number }>();
  return (origin: string, webPush: Vapid): string => {
    const now = Math.floor(Date.now() / 1_000);
    const known = tokens.get(origin);
    if (known && known.expires - now > TOKEN_SPARE_SECONDS) return known.authorization;
    const expires = now + TOKEN_SECONDS;
    const { Authorization: authorization } = webPush.getVapidHeaders(
      ...([origin, `mailto:${SITE.email}`, publicKey, privateKey, 'aes128gcm', expires] as const),
    );
    tokens.set(origin, { authorization, expires });
    return authorization;
  };
}

/** The status is all that is used, but a connection can serve the next device only after the whole reply. */
async function readToEnd(response: IncomingMessage): Promise<void> {
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    // Leaving the loop destroys the response.
    if (length > REPLY_MAX) return;
  }
}

/** A redirect is not followed: it could lead anywhere. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}
