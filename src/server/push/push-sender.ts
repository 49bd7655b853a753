import { listClubLinks } from '#store/access/club-links.ts';
import { endLease, holdLease } from '#store/db/lease.ts';
import {
  deleteSubscriptions,
  forgetLaterThan,
  hasSubscriptions,
  listSubscriptions,
  listToldDeadlines,
  noteTold,
  noteToldDeadline,
  type PushSubscription,
} from '#store/delivery/push.ts';
import { listEntriesOfKinds } from '#store/record/record.ts';
import type { Context } from '../context.ts';
import type { StepwiseSender } from '../jobs/repeat-steps.ts';
import { withTimeLimit } from '../jobs/time-limit.ts';
import type { Publication } from '../publish/publication.ts';
import { closingMatches, newsOfEntry, type PushNews, TOLD_KINDS } from './push-news.ts';

const LEASE = 'push';
const LEASE_MS = 60_000;
/** Devices that take longer together are given up until there is more news, so that the lease lasts for a round. */
const ROUND_MS = 30_000;
/** Before asking again whether the process that sends is still there. */
const ASK_AGAIN_MS = 5_000;
/** Devices that are told at once and noted together: so many may be told twice after a crash. */
const ROUND = 16;
/** A device is forgotten when nothing has reached it this often in a row and for so long: it subscribes again by itself. */
const FAILURES_ALLOWED = 3;
const FAILING_MS = 24 * 3_600_000;
/** Entries that are read at once. */
const ENTRIES_AT_ONCE = 200;

/**
 * Notifies devices of what the record tells since each was told last, and of deadlines. What was told is stored with the
 * device, so that a restart repeats nothing but what was under way.
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
  /** By device, since it was last reached. Not stored: after a restart every device has all its tries again. */
  const failing = new Map<number, { readonly since: number; readonly times: number }>();

  const step = async (): Promise<number | null> => {
    if (!(await hasSubscriptions(db))) return null;
    if (!(await holdLease(store, LEASE, holder, LEASE_MS))) return ASK_AGAIN_MS;
    const publication = publisher.current();
    const isMore = await tellEntries(publication);
    if (!isMore) await tellDeadlines(publication);
    return isMore ? 0 : null;
  };

  /** Returns whether there are more. */
  const tellEntries = async ({ record, views, season }: Publication): Promise<boolean> => {
    await forgetLaterThan(db, record.seq);
    const behind = (await listSubscriptions(db)).filter(({ toldSeq }) => toldSeq < record.seq);
    if (behind.length === 0) return false;
    const first = Math.min(...behind.map(({ toldSeq }) => toldSeq)) + 1;
    const last = Math.min(record.seq, first + ENTRIES_AT_ONCE - 1);
    const entries = await listEntriesOfKinds(db, TOLD_KINDS, first, last);
    const { fixtures } = views['/api/ucl/fixtures'];
    const news = entries.flatMap((entry) => {
      const told = entry.data.season === season ? newsOfEntry(entry, fixtures) : null;
      return told ? [{ seq: entry.seq, told }] : [];
    });
    const due = behind.filter(({ toldSeq }) => toldSeq < last);
    const tell = await createTelling(season);
    for (const round of inRounds(due)) {
      await tell(round, ({ toldSeq }) => news.filter(({ seq }) => seq > toldSeq).map(({ told }) => told));
      // What was given up is told after the restart.
      if (stopping.signal.aborted) return false;
      await noteTold(
        db,
        round.map(({ id }) => id),
        last,
      );
    }
    return last < record.seq;
  };

  const tellDeadlines = async ({ views, season }: Publication) => {
    const closing = closingMatches(season, views['/api/ucl/fixtures'].fixtures, clock());
    if (closing.length === 0) return;
    const told = await listToldDeadlines(db, season);
    const due = closing.filter(
      ({ fixtureId, closesAt }) =>
        !told.some((known) => known.fixtureId === fixtureId && known.closesAt === closesAt),
    );
    if (due.length === 0) return;
    const subscriptions = await listSubscriptions(db);
    const tell = await createTelling(season);
    for (const { fixtureId, closesAt, news } of due) {
      for (const round of inRounds(subscriptions)) await tell(round, () => [news]);
      if (stopping.signal.aborted) return;
      await noteToldDeadline(db, { season, fixtureId, closesAt }, clock().toISOString());
    }
  };

  const keepsFailing = ({ id }: PushSubscription): boolean => {
    if (stopping.signal.aborted) return false;
    const now = clock().getTime();
    const { since, times } = failing.get(id) ?? { since: now, times: 0 };
    const isOver = times + 1 >= FAILURES_ALLOWED && now - since >= FAILING_MS;
    if (isOver) failing.delete(id);
    else failing.set(id, { since, times: times + 1 });
    return isOver;
  };

  /** Tells a round of devices what concerns them, and forgets those that are gone. */
  const createTelling = async (season: number) => {
    const links = await listClubLinks(db);
    const concerns = ({ clubs, season: known, keyHash }: PushSubscription, news: PushNews) =>
      (known === season && news.followersOf.some((id) => clubs.includes(id))) ||
      links.some((link) => link.keyHash === keyHash && link.clubId === news.captainsOf);
    return async (
      round: readonly PushSubscription[],
      newsFor: (subscription: PushSubscription) => readonly PushNews[],
    ) => {
      await holdLease(store, LEASE, holder, LEASE_MS);
      const tellOne = async (subscription: PushSubscription, signal: AbortSignal) => {
        for (const news of newsFor(subscription)) {
          if (!concerns(subscription, news)) continue;
          const outcome = await push.post(subscription, news.notification, signal);
          if (outcome === 'gone') return [subscription.endpoint];
          // The others do not wait for one timeout after another.
          if (outcome === 'failed') return keepsFailing(subscription) ? [subscription.endpoint] : [];
          failing.delete(subscription.id);
        }
        return [];
      };
      const gone = await withTimeLimit(roundMs, stopping.signal, (signal) =>
        Promise.all(round.map((subscription) => tellOne(subscription, signal))),
      );
      await deleteSubscriptions(db, gone.flat());
    };
  };

  return { step, abort: () => stopping.abort(), end: () => endLease(store, LEASE, holder) };
}

function inRounds<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / ROUND);
  return Array.from({ length: count }, (_, index) => items.slice(index * ROUND, (index + 1) * ROUND));
}
