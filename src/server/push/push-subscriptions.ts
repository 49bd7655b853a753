import type { SubscribeBody } from '#contract/push.ts';
import type { ClubLink } from '#store/access/club-links.ts';
import {
  countSubscriptions,
  deleteSubscriptions,
  isSubscribed,
  storeSubscription,
} from '#store/delivery/push.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { isPushService } from './push-endpoint.ts';

/** Each is a few hundred bytes, and all are read for every result. */
const MAX_DEVICES = 5_000;

/** Subscribes a device, or updates the clubs of a known one. */
export async function subscribeDevice(
  { store: { db }, publisher, clock, config }: Context,
  { endpoint, keys, clubs }: SubscribeBody,
  link: Pick<ClubLink, 'keyHash'> | null,
  countNewDevice: () => Promise<void>,
): Promise<void> {
  if (!config.offlineReading) throw new Refusal('notifications_off');
  const { clubs: known, season, record } = publisher.current();
  const followed = known.filter(({ id }) => clubs.includes(id));
  if (followed.length < clubs.length) throw new Refusal('unknown_club');
  if (!isPushService(endpoint, config.pushHosts)) throw new Refusal('push_endpoint_not_allowed');
  // Nothing would ever be sent to it, so it would take up a slot for a year.
  if (clubs.length === 0 && !link) return deleteSubscriptions(db, [endpoint]);
  if (!(await isSubscribed(db, endpoint))) {
    if ((await countSubscriptions(db)) >= MAX_DEVICES) throw new Refusal('push_full');
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
export async function unsubscribeDevice({ store: { db } }: Context, endpoint: string): Promise<void> {
  await deleteSubscriptions(db, [endpoint]);
}
