import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { RegistrationReply } from '#contract/registration.ts';
import { kindsThat, type RecordEntry } from '#domain/record/kinds.ts';
import {
  acceptedNotification,
  deadlineNotification,
  type Notification,
  resultNotification,
  submissionNotification,
} from '#words/push.ts';

/** A notification for the followers of these clubs, or for devices with the link of this one. */
export interface PushNews {
  readonly followersOf: readonly number[];
  readonly captainsOf: number | null;
  /** Also for devices with the key of this entry. */
  readonly entry?: number;
  readonly notification: Notification;
}

/** The kinds of entries with notifications. */
export const NOTIFIED_KINDS = kindsThat(({ notifies }) => notifies);

/**
 * The notification for a record entry; null if there is none, or if the entry no longer applies: it was undone or
 * replaced before devices were notified.
 */
export function newsOfEntry(
  entry: RecordEntry,
  fixtures: readonly FixtureRow[],
  registration: RegistrationReply,
): PushNews | null {
  if (entry.kind === 'entry-accepted') return newsOfAcceptance(entry, registration);
  const { fixtureId, resultId } = entry.data;
  const match = fixtures.find(({ id, result }) => id === fixtureId && result?.id === resultId);
  if (!match?.result) return null;
  const clubs = clubsOf(match);
  if (entry.kind === 'reported') {
    const { reportedBy } = match.result;
    const others = clubs.filter((id) => id !== reportedBy);
    const [captainsOf = null] = others.length === 1 ? others : [];
    if (match.status !== 'PENDING_APPROVAL' || match.result.agreement !== 'reported' || captainsOf === null)
      return null;
    return { followersOf: [], captainsOf, notification: submissionNotification(match, match.result) };
  }
  if (match.status !== 'COMPLETED') return null;
  return {
    followersOf: clubs,
    captainsOf: null,
    notification: resultNotification(Number(entry.data.season), match, match.result),
  };
}

/** A club has moved up, or staff have accepted it. */
function newsOfAcceptance({ data }: RecordEntry, { entries }: RegistrationReply): PushNews | null {
  const entry = entries.find(({ number }) => number === data.number);
  if (entry?.status !== 'accepted') return null;
  return {
    ...{ followersOf: [], captainsOf: null },
    entry: entry.number,
    notification: acceptedNotification(entry.name),
  };
}

const TWO_HOURS_MS = 2 * 3_600_000;

/** Matches between two known clubs without a submission, whose deadline is within two hours. */
export function matchesNearDeadline(season: number, fixtures: readonly FixtureRow[], now: Date) {
  return fixtures.flatMap((match) => {
    const left = match.closesAt === null ? Number.NaN : Date.parse(match.closesAt) - now.getTime();
    const isClosing = left > 0 && left <= TWO_HOURS_MS && match.status === 'PENDING';
    const clubs = clubsOf(match);
    if (match.closesAt === null || !isClosing || clubs.length < 2) return [];
    const news: PushNews = {
      followersOf: clubs,
      captainsOf: null,
      notification: deadlineNotification(season, match),
    };
    return [{ fixtureId: match.id, closesAt: match.closesAt, news }];
  });
}

function clubsOf({ home, away }: FixtureRow): number[] {
  return [home?.clubId, away?.clubId].filter((id) => typeof id === 'number');
}
