import type { SubscribeBody } from '#contract/push.ts';
import type { ClubLink } from '#store/access/club-links.ts';
import {
  countSubscriptions,
  deleteSubscriptions,
  isSubscribed,
  keepSubscription,
} from '#store/delivery/push.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { isPushService } from './push-endpoint.ts';

/** Each is a few hundred bytes, and all are read for every result. */
const MOST_DEVICES = 5_000;

/** Notifies a device from now on; one that is known is told of other clubs. */
export async function subscribeDevice(
  { store: { db }, publisher, clock, config }: Context,
  { endpoint, keys, clubs }: SubscribeBody,
  link: ClubLink | null,
  countNewDevice: () => Promise<void>,
): Promise<void> {
  if (!config.offlineReading) throw new Refusal('notifications_off');
  const { clubs: known, season, record } = publisher.current();
  if (clubs.some((id) => !known.some((club) => club.id === id))) throw new Refusal('unknown_club');
  if (!isPushService(endpoint, config.pushHosts)) throw new Refusal('push_endpoint_not_allowed');
  // Nothing would ever be sent to it, so it would take up a place for a year.
  if (clubs.length === 0 && !link) return deleteSubscriptions(db, [endpoint]);
  if (!(await isSubscribed(db, endpoint))) {
    if ((await countSubscriptions(db)) >= MOST_DEVICES) throw new Refusal('push_full');
    await countNewDevice();
  }
  const subscription = {
    endpoint,
    ...keys,
    season,
    clubs,
    keyHash: link?.keyHash ?? null,
    toldSeq: record.seq,
  };
  await keepSubscription(db, subscription, clock().toISOString());
}

/** Whoever knows the endpoint is the device, or its push service. */
export async function unsubscribeDevice({ store: { db } }: Context, endpoint: string): Promise<void> {
  await deleteSubscriptions(db, [endpoint]);
}
