import { queryOptions } from '@tanstack/react-query';
import type { PushKeyReply, SubscribeBody, UnsubscribeBody } from '#contract/push.ts';
import { clubKeyHeaders, currentClubKey } from '#web/api/club-key.ts';
import { followedClubs, followedIds, watchFollowedClubs } from '#web/api/followed-clubs.ts';
import { getJson, postJson } from '#web/api/http.ts';
import { createStoredStore } from '#web/ui/store.ts';

/** What the server was told last, as text; null while this device is not notified. */
export const notified = createStoredStore('ces-notified', (text) => text);

export class NotAllowedError extends Error {
  override readonly name = 'NotAllowedError';
}

export const pushKeyQuery = queryOptions({
  queryKey: ['/api/ucl/push/key'],
  queryFn: ({ signal }) => getJson<PushKeyReply>('/api/ucl/push/key', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function canBeNotified(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** From a press, which is what a browser asks for before it asks the visitor. */
export async function startNotifications(season: number, publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowedError();
  const manager = await pushManager();
  // One of another server, or of a database that was put back, would not be told.
  await (await manager?.getSubscription())?.unsubscribe();
  await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  await tellClubs(season);
}

/** Tells the server which clubs are followed now. A device whose browser has ended its subscription is notified no more. */
async function tellClubs(season: number): Promise<void> {
  const [clubs, text] = [clubsIn(season), textOf(season)];
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) {
    notified.write(null);
    throw new Error('There is no subscription');
  }
  const { endpoint, keys } = subscription.toJSON() as Pick<SubscribeBody, 'endpoint' | 'keys'>;
  const body: SubscribeBody = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, clubs: [...clubs] };
  await postJson('/api/ucl/push/subscribe', body, { headers: clubKeyHeaders() });
  notified.write(text);
}

let keptSeason: number | undefined;

/**
 * From now on tells the server of a club more or less at once; without a network, with the next page. It outlives the
 * button, which goes with the last club: who follows none is not notified.
 */
export function keepTold(season: number): void {
  if (keptSeason === undefined) watchFollowedClubs(tellChange);
  keptSeason = season;
  tellChange();
}

function tellChange(): void {
  if (keptSeason === undefined || notified.get() === null || notified.get() === textOf(keptSeason)) return;
  const telling = clubsIn(keptSeason).length === 0 ? stopNotifications() : tellClubs(keptSeason);
  telling.catch(() => {});
}

const clubsIn = (season: number) => followedIds(followedClubs(), season);
/**
 * The clubs have their ids in a season. Of a club's link the last letters are enough to notice another one. The month,
 * so that a device in use is told again now and then: the server may have lost it, and forgets it after a year.
 */
const textOf = (season: number) =>
  JSON.stringify([
    season,
    clubsIn(season),
    currentClubKey()?.slice(-4),
    new Date().toISOString().slice(0, 7),
  ]);

export async function stopNotifications(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  notified.write(null);
  if (!subscription) return;
  const body: UnsubscribeBody = { endpoint: subscription.endpoint };
  // The browser ends it in any case; the server then learns of it from the push service.
  await Promise.allSettled([subscription.unsubscribe(), postJson('/api/ucl/push/unsubscribe', body)]);
}

async function pushManager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}
