import { BODY_ERROR_REPLIES, ErrorReply } from '#contract/errors.ts';
import { PushDone, PushKeyReply, SubscribeBody, UnsubscribeBody } from '#contract/push.ts';
import type { ClubLink } from '#store/access/club-links.ts';
import {
  countSubscriptions,
  deleteSubscriptions,
  isSubscribed,
  storeSubscription,
} from '#store/delivery/push.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { clientOf, networkOf } from '../http/client-address.ts';
import type { App } from '../http/fastify-app.ts';
import { limitCalls } from '../http/limit-calls.ts';
import type { ClubKeyHooks } from '../http/require-club.ts';
import { isPushService } from './post-push.ts';

/** A device subscribes again with every club that it follows; several devices may share an address. */
const CALLS_ALLOWED = 60;
const WINDOW_MS = 10 * 60_000;
/** The total is limited to a few thousand devices, which one network must not use up. */
const NEW_DEVICES_ALLOWED = 40;
const NEW_DEVICES_WINDOW_MS = 24 * 3_600_000;

/** Push subscriptions. */
export function registerPush(app: App, context: Context, clubKey: ClubKeyHooks): void {
  const code = 'too_many_push_calls';
  const limit = limitCalls(app, {
    ...{ code, max: CALLS_ALLOWED, windowMs: WINDOW_MS },
    key: ({ ip }) => `push ${clientOf(ip)}`,
  });
  const limitNewDevices = limitCalls(app, {
    ...{ code, max: NEW_DEVICES_ALLOWED, windowMs: NEW_DEVICES_WINDOW_MS },
    key: ({ ip }) => `devices ${networkOf(ip)}`,
  });
  const errorReplies = { ...BODY_ERROR_REPLIES, 429: ErrorReply, 503: ErrorReply };

  app.get(
    '/api/ucl/push/key',
    {
      schema: {
        tags: ['Notifications'],
        summary: 'Public key for push subscriptions',
        response: { 200: PushKeyReply },
      },
    },
    async () => ({ publicKey: context.config.offlineReading ? context.push.publicKey : null }),
  );

  app.post(
    '/api/ucl/push/subscribe',
    {
      onRequest: [limit, clubKey.orEntry.optional],
      schema: {
        tags: ['Notifications'],
        summary: 'Subscribe a device to push notifications',
        description:
          'The device is notified of results of the followed clubs and two hours before their deadlines; with a club key, it is also notified of submissions that need the answer of that club, and of its place in the registration. An earlier subscription of the same device is replaced.',
        body: SubscribeBody,
        response: {
          ...{ 200: PushDone, ...errorReplies },
          ...{ 401: ErrorReply, 404: ErrorReply, 409: ErrorReply, 422: ErrorReply },
        },
      },
    },
    async (request) => {
      const { body, clubLink, clubEntry } = request;
      await subscribeDevice(context, body, clubLink ?? clubEntry, () => limitNewDevices(request));
      return { success: true as const };
    },
  );

  app.post(
    '/api/ucl/push/unsubscribe',
    {
      onRequest: limit,
      schema: {
        tags: ['Notifications'],
        summary: 'Unsubscribe a device',
        body: UnsubscribeBody,
        response: { 200: PushDone, ...errorReplies },
      },
    },
    async (request) => {
      await unsubscribeDevice(context, request.body.endpoint);
      return { success: true as const };
    },
  );
}

/** Each is a few hundred bytes, and all are read for every result. */
const MAX_DEVICES = 5_000;

/** Subscribes a device, or updates the clubs of a known one. */
async function subscribeDevice(
  { store: { db }, publisher, clock, config }: Context,
  { endpoint, keys, clubs }: SubscribeBody,
  link: Pick<ClubLink, 'keyHash'> | null,
  countNewDevice: () => Promise<void>,
): Promise<void> {
  if (!config.offlineReading) throw new ApiError('notifications_off');
  const { clubs: known, season, record } = publisher.current();
  const followed = known.filter(({ id }) => clubs.includes(id));
  if (followed.length < clubs.length) throw new ApiError('unknown_club');
  if (!isPushService(endpoint, config.pushHosts)) throw new ApiError('push_endpoint_not_allowed');
  // Nothing would ever be sent to it, so it would take up a slot for a year.
  if (clubs.length === 0 && !link) return deleteSubscriptions(db, [endpoint]);
  if (!(await isSubscribed(db, endpoint))) {
    if ((await countSubscriptions(db)) >= MAX_DEVICES) throw new ApiError('push_full');
    await countNewDevice();
  }
  const subscription = {
    endpoint,
    ...keys,
    season,
    clubs: followed,
    keyHash: link?.keyHash ?? null,
    notifiedSeq: record.seq,
    renewedAt: clock().toISOString(),
  };
  await storeSubscription(db, subscription);
}

/** Only the device and its push service know the endpoint. */
async function unsubscribeDevice({ store: { db } }: Context, endpoint: string): Promise<void> {
  await deleteSubscriptions(db, [endpoint]);
}
