import { listEntries } from '#store/access/club-entries.ts';
import { listClubLinks } from '#store/access/club-links.ts';
import { endLease, holdLease } from '#store/db/lease.ts';
import {
  deleteSubscriptions,
  hasSubscriptions,
  listNotifiedDeadlines,
  listSubscriptions,
  markDeadlineNotified,
  markNotified,
  type PushSubscription,
  rewindNotified,
} from '#store/delivery/push.ts';
import { listEntriesOfKinds } from '#store/record/read-entries.ts';
import type { Context } from '../context.ts';
import type { StepwiseSender } from '../delivery/repeat-steps.ts';
import { withTimeLimit } from '../delivery/time-limit.ts';
import type { Publication } from '../publish/publication.ts';
import { matchesNearDeadline, NOTIFIED_KINDS, newsOfEntry, type PushNews } from './push-news.ts';

const LEASE = 'push';
const LEASE_MS = 60_000;
/** A round that takes longer is stopped until there is more to send, so that the lease lasts. */
const ROUND_MS = 30_000;
/** Before checking again whether the sending process is still alive. */
const LEASE_RETRY_MS = 5_000;
/** Devices notified at a time and marked together: this many may be notified twice after a crash. */
const ROUND = 16;
/** The delay before missed notifications are sent again; doubled by each further failure. */
const RETRY_MS = 30_000;
const RETRY_MAX_MS = 10 * 60_000;
/** A device that fails for longer misses its notifications: a late one is worse than none. */
const RETRY_FOR_MS = 3_600_000;
/** A device is removed after this many consecutive failures over this period; it will subscribe again. */
const FAILURES_ALLOWED = 3;
const FAILING_MS = 24 * 3_600_000;
/** Entries per query. */
const ENTRIES_AT_ONCE = 200;

/** The consecutive failures of a device. Times are in milliseconds since 1970. */
interface Failure {
  readonly since: number;
  readonly times: number;
  readonly retryAt: number;
}

/** A device, and its notifications. */
interface Due {
  readonly subscription: PushSubscription;
  readonly news: readonly PushNews[];
}

/**
 * Notifies devices of record entries since their last notification, and of deadlines. The position is stored per
 * device, so that a restart repeats only the round in progress. A device that could not be reached stays where it is, and
 * is tried again later, while the others go ahead.
 */
export function createPushSender(
  {
    store,
    clock,
    publisher,
    push,
    randomToken,
  }: Pick<Context, 'store' | 'clock' | 'publisher' | 'push' | 'randomToken'>,
  roundMs = ROUND_MS,
): StepwiseSender {
  const { db } = store;
  const holder = randomToken();
  const stopping = new AbortController();
  /** By device, since its last success. Not stored: after a restart every device starts again. */
  const failing = new Map<number, Failure>();

  const step = async (): Promise<number | null> => {
    if (!(await hasSubscriptions(db))) return null;
    if (!(await holdLease(store, LEASE, holder, LEASE_MS))) return LEASE_RETRY_MS;
    const publication = publisher.current();
    const pause = await notifyOfEntries(publication);
    if (pause !== 0) await notifyOfDeadlines(publication);
    return pause;
  };

  /** Returns the time until there are more, or until a device is tried again. */
  const notifyOfEntries = async (publication: Publication): Promise<number | null> => {
    const { record, views, season } = publication;
    await rewindNotified(db, record.seq);
    const behind = (await listSubscriptions(db)).filter(({ notifiedSeq }) => notifiedSeq < record.seq);
    const reachable = behind.filter(({ id }) => (failing.get(id)?.retryAt ?? 0) <= clock().getTime());
    if (reachable.length === 0) return untilRetry(behind);
    const first = Math.min(...reachable.map(({ notifiedSeq }) => notifiedSeq)) + 1;
    const last = Math.min(record.seq, first + ENTRIES_AT_ONCE - 1);
    const entries = await listEntriesOfKinds(db, NOTIFIED_KINDS, first, last);
    const { fixtures } = views['/api/ucl/fixtures'];
    const news = entries.flatMap((entry) => {
      const item =
        entry.data.season === season ? newsOfEntry(entry, fixtures, views['/api/ucl/registration']) : null;
      return item ? [{ seq: entry.seq, item }] : [];
    });
    const concerns = await createConcerns(publication);
    const due = reachable
      .filter(({ notifiedSeq }) => notifiedSeq < last)
      .map((subscription) => ({
        subscription,
        news: news
          .filter(({ seq, item }) => seq > subscription.notifiedSeq && concerns(subscription, item))
          .map(({ item }) => item),
      }));
    const mark = (devices: typeof due) =>
      markNotified(
        db,
        devices.map(({ subscription }) => subscription.id),
        last,
      );
    await mark(due.filter((device) => device.news.length === 0));
    for (const round of inRounds(due.filter((device) => device.news.length > 0))) {
      const retried = await notify(round);
      // The rest is sent after the restart.
      if (stopping.signal.aborted) return null;
      await mark(round.filter(({ subscription }) => !retried.has(subscription.id)));
    }
    return last < record.seq ? 0 : untilRetry(behind);
  };

  const untilRetry = (behind: readonly PushSubscription[]): number | null => {
    const times = behind.flatMap(({ id }) => failing.get(id)?.retryAt ?? []);
    return times.length === 0 ? null : Math.max(0, Math.min(...times) - clock().getTime());
  };

  const notifyOfDeadlines = async (publication: Publication) => {
    const { views, season } = publication;
    const matches = matchesNearDeadline(season, views['/api/ucl/fixtures'].fixtures, clock());
    if (matches.length === 0) return;
    const notified = await listNotifiedDeadlines(db, season);
    const due = matches.filter(
      ({ fixtureId, closesAt }) =>
        !notified.some((known) => known.fixtureId === fixtureId && known.closesAt === closesAt),
    );
    if (due.length === 0) return;
    const subscriptions = await listSubscriptions(db);
    const concerns = await createConcerns(publication);
    for (const { fixtureId, closesAt, news } of due) {
      const concerned = subscriptions.filter((subscription) => concerns(subscription, news));
      for (const round of inRounds(concerned))
        await notify(round.map((subscription) => ({ subscription, news: [news] })));
      if (stopping.signal.aborted) return;
      await markDeadlineNotified(db, { season, fixtureId, closesAt }, clock().toISOString());
    }
  };

  const afterFailure = ({ id }: PushSubscription): 'retry' | 'skip' | 'remove' => {
    if (stopping.signal.aborted) return 'retry';
    const now = clock().getTime();
    const { since, times } = failing.get(id) ?? { since: now, times: 0 };
    const isOver = times + 1 >= FAILURES_ALLOWED && now - since >= FAILING_MS;
    const retryAt = now + Math.min(RETRY_MS * 2 ** times, RETRY_MAX_MS);
    if (isOver) failing.delete(id);
    else failing.set(id, { since, times: times + 1, retryAt });
    return isOver ? 'remove' : now - since < RETRY_FOR_MS ? 'retry' : 'skip';
  };

  const createConcerns = async (publication: Publication) => {
    const links = await listClubLinks(db);
    const entered = await listEntries(db);
    return (subscription: PushSubscription, news: PushNews) =>
      followedBy(subscription, publication).some((id) => news.followersOf.includes(id)) ||
      links.some((link) => link.keyHash === subscription.keyHash && link.clubId === news.captainsOf) ||
      entered.some((entry) => entry.keyHash === subscription.keyHash && entry.number === news.entry);
  };

  /** Notifies a round of devices, and removes those that are gone. Returns the ids of those to be tried again. */
  const notify = async (round: readonly Due[]): Promise<ReadonlySet<number>> => {
    await holdLease(store, LEASE, holder, LEASE_MS);
    const gone: string[] = [];
    const retried = new Set<number>();
    const notifyDevice = async ({ subscription, news }: Due, signal: AbortSignal) => {
      for (const { notification } of news) {
        const outcome = await push.post(subscription, notification, signal);
        if (outcome !== 'failed') failing.delete(subscription.id);
        const next = outcome === 'failed' ? afterFailure(subscription) : null;
        if (next === 'retry') retried.add(subscription.id);
        if (next === 'remove' || outcome === 'gone') gone.push(subscription.endpoint);
        // The other notifications would only wait for more timeouts.
        if (outcome !== 'accepted') return;
      }
    };
    await withTimeLimit(roundMs, stopping.signal, (signal) =>
      Promise.all(round.map((device) => notifyDevice(device, signal))),
    );
    await deleteSubscriptions(db, gone);
    return retried;
  };

  return { step, abort: () => stopping.abort(), end: () => endLease(store, LEASE, holder) };
}

/**
 * The ids of the clubs that a device follows. A club is found by its name, since a draw or a format may have given it
 * another id. If the name is gone, the club was renamed, unless its id has gone to another club in the meantime.
 */
function followedBy(
  { season: known, clubs: followed, renewedAt }: PushSubscription,
  { season, clubs, views }: Publication,
): number[] {
  if (known !== season) return [];
  const { placesSince } = views['/api/ucl/record'];
  const { replacements } = views['/api/ucl/tournament'];
  const isReassigned = (id: number) =>
    (placesSince !== null && placesSince >= renewedAt) ||
    replacements.some(({ clubId, at }) => clubId === id && at >= renewedAt);
  return followed.flatMap(({ id, name }) => {
    const found = clubs.find((club) => club.name === name);
    return found ? [found.id] : isReassigned(id) ? [] : [id];
  });
}

function inRounds<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / ROUND);
  return Array.from({ length: count }, (_, index) => items.slice(index * ROUND, (index + 1) * ROUND));
}
