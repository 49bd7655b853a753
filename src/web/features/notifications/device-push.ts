import { queryOptions } from '@tanstack/react-query';
import type { PushKeyReply, SubscribeBody, UnsubscribeBody } from '#contract/push.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { clubKeyHeaders, currentClubKey } from '#web/api/club-key.ts';
import { followedClubs, followedIn, watchFollowedClubs } from '#web/api/followed-clubs.ts';
import { getJson, postJson } from '#web/api/http.ts';
import { createStoredStore } from '#web/ui/store.ts';

/** The running season and its clubs. */
export type SeasonClubs = Pick<TournamentReply, 'season' | 'clubs'>;

/** The state that was last sent to the server; null while notifications are off. */
export const sentState = createStoredStore('ces-notified', (text) => text);

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

/** Called from a click, because browsers require one before they ask for permission. */
export async function startNotifications(facts: SeasonClubs, publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowedError();
  const manager = await pushManager();
  // A subscription from another server, or from before a restore, would not be notified.
  await (await manager?.getSubscription())?.unsubscribe();
  await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  await sendSubscription(facts);
}

/** Sends the followed clubs to the server. If the browser has ended the subscription, notifications are off. */
async function sendSubscription(facts: SeasonClubs): Promise<void> {
  const [clubs, text] = [clubsIn(facts), stateOf(facts)];
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) {
    sentState.write(null);
    throw new Error('There is no subscription');
  }
  const { endpoint, keys } = subscription.toJSON() as Pick<SubscribeBody, 'endpoint' | 'keys'>;
  const body: SubscribeBody = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, clubs };
  await postJson('/api/ucl/push/subscribe', body, { headers: clubKeyHeaders() });
  sentState.write(text);
}

let watched: SeasonClubs | undefined;

/**
 * From now on, sends changes of the followed clubs at once or, offline, with the next page. It outlives the button,
 * which disappears with the last club: without followed clubs, notifications stop.
 */
export function keepServerUpdated(facts: SeasonClubs): void {
  if (watched === undefined) watchFollowedClubs(sendIfChanged);
  watched = facts;
  sendIfChanged();
}

function sendIfChanged(): void {
  if (watched === undefined || sentState.get() === null || sentState.get() === stateOf(watched)) return;
  // A club that does not play under its name at the moment may come back.
  const sending = followedClubs().length === 0 ? stopNotifications() : sendSubscription(watched);
  sending.catch(() => {});
}

const clubsIn = (facts: SeasonClubs) => followedIn(followedClubs(), facts).map(({ id }) => id);
/**
 * Club ids belong to a season. The last letters of the club key are enough to detect a new one. The month makes an
 * active device register again now and then: the server may have lost it, and removes it after a year.
 */
const stateOf = (facts: SeasonClubs) =>
  JSON.stringify([
    facts.season.number,
    clubsIn(facts),
    currentClubKey()?.slice(-4),
    new Date().toISOString().slice(0, 7),
  ]);

export async function stopNotifications(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  sentState.write(null);
  if (!subscription) return;
  const body: UnsubscribeBody = { endpoint: subscription.endpoint };
  // The browser ends it in any case; the server then learns of it from the push service.
  await Promise.allSettled([subscription.unsubscribe(), postJson('/api/ucl/push/unsubscribe', body)]);
}

async function pushManager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}
