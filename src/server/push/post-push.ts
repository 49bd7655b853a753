import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { SITE } from '#site/site.ts';
import type { PushTarget } from '#store/delivery/push.ts';
import { withTimeLimit } from '../delivery/time-limit.ts';
import type { ResolvePublic } from './public-addresses.ts';
import type { PushKeys } from './push-keys.ts';

/** For the whole response. */
const TIMEOUT_MS = 10_000;
/** How long a push service keeps it for an offline device. */
const TTL_SECONDS = 12 * 3_600;
/** Longer than the time between rounds. A service that closes idle connections earlier says so in its replies. */
const IDLE_MS = 4_000;
/** A longer reply is cut off, and its connection closed. */
const REPLY_MAX = 16 * 1024;

/** 'gone': the device has unsubscribed, or its endpoint or keys are invalid. */
type PushOutcome = 'accepted' | 'failed' | 'gone';

export type PostPush = (target: PushTarget, message: object, signal: AbortSignal) => Promise<PushOutcome>;

export interface PushServices {
  readonly resolve: ResolvePublic;
  /** Trusted in addition to the default certificate authorities. */
  readonly ca?: string;
  readonly timeoutMs?: number;
}

/** Sends a notification, encrypted for its device. Resolves in time, whatever the push service does. */
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
    // Loaded for the first notification: most servers send none.
    const { default: webPush } = await import('web-push');
    // Encryption takes CPU time: other work runs between two devices.
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

/**
 * Connects to exactly the addresses that were checked: the name could resolve differently a moment later (DNS
 * rebinding).
 */
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
/** A token with less time left is not used: the push service's clock may be ahead. */
const TOKEN_SPARE_SECONDS = 3_600;

type Vapid = Pick<typeof import('web-push'), 'getVapidHeaders'>;

/**
 * VAPID tokens, signed once per push service and reused while valid. They use the real clock, which the service
 * compares them with.
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

/** Only the status is used, but a connection can be reused only after the whole reply was read. */
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
  if (status >= 200 && status < 300) return 'accepted';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}

/** The push services of Chrome and its relatives, Firefox, Edge and Safari. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.updates.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/**
 * Whether notifications may be sent to an endpoint. A visitor supplies it, so it could be any machine: only known
 * push services and hosts allowed by the operator are accepted. Names only, never IP addresses.
 */
export function isPushService(endpoint: string, moreHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, host } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return [...KNOWN_HOSTS, ...moreHosts].some((allowed) =>
    allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed,
  );
}
