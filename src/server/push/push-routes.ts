import { BODY_REFUSALS, ErrorReply } from '#contract/errors.ts';
import { PushDone, PushKeyReply, SubscribeBody, UnsubscribeBody } from '#contract/push.ts';
import type { Context } from '../context.ts';
import { clientOf, networkOf } from '../http/client-address.ts';
import type { App } from '../http/fastify-app.ts';
import { limitCalls } from '../http/limit-calls.ts';
import type { ClubKeyHooks } from '../http/require-club.ts';
import { subscribeDevice, unsubscribeDevice } from './push-subscriptions.ts';

/** A device subscribes anew with every club that it follows; a club house shares an address. */
const CALLS_ALLOWED = 60;
const WINDOW_MS = 10 * 60_000;
/** There is room for a few thousand devices, which one network must not fill. */
const NEW_DEVICES_ALLOWED = 40;
const NEW_DEVICES_WINDOW_MS = 24 * 3_600_000;

/** Notifications for devices that ask for them. */
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
  const refusals = { ...BODY_REFUSALS, 429: ErrorReply, 503: ErrorReply };

  app.get(
    '/api/ucl/push/key',
    {
      schema: {
        tags: ['Notifications'],
        summary: 'The key with which a device subscribes',
        response: { 200: PushKeyReply },
      },
    },
    async () => ({ publicKey: context.config.offlineReading ? context.push.publicKey : null }),
  );

  app.post(
    '/api/ucl/push/subscribe',
    {
      onRequest: [limit, clubKey.optional],
      schema: {
        tags: ['Notifications'],
        summary: 'Notify this device',
        description:
          'Of results of the clubs that it follows and of deadlines in two hours; with the key of a club’s link also of reports that wait for that club. A device that is known is told of these clubs from now on.',
        body: SubscribeBody,
        response: {
          ...{ 200: PushDone, ...refusals },
          ...{ 401: ErrorReply, 404: ErrorReply, 409: ErrorReply, 422: ErrorReply },
        },
      },
    },
    async (request) => {
      await subscribeDevice(context, request.body, request.clubLink, () => limitNewDevices(request));
      return { success: true as const };
    },
  );

  app.post(
    '/api/ucl/push/unsubscribe',
    {
      onRequest: limit,
      schema: {
        tags: ['Notifications'],
        summary: 'Notify this device no longer',
        body: UnsubscribeBody,
        response: { 200: PushDone, ...refusals },
      },
    },
    async (request) => {
      await unsubscribeDevice(context, request.body.endpoint);
      return { success: true as const };
    },
  );
}
