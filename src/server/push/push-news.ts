import type { FixtureRow } from '#contract/fixtures-view.ts';
import { kindsThat, type RecordEntry } from '#domain/record/kinds.ts';
import {
  deadlineNotification,
  type Notification,
  reportNotification,
  resultNotification,
} from '#words/push.ts';

/** Something to notify of: whoever follows one of these clubs, or holds the link of this one. */
export interface PushNews {
  readonly followersOf: readonly number[];
  readonly captainsOf: number | null;
  readonly notification: Notification;
}

/** The kinds of entries that somebody may be notified of. */
export const TOLD_KINDS = kindsThat(({ notifies }) => notifies);

/**
 * What an entry of the record is worth telling; null when nothing, and when what it tells does not hold any more: it was
 * undone, or decided otherwise, before anybody was notified.
 */
export function newsOfEntry(entry: RecordEntry, fixtures: readonly FixtureRow[]): PushNews | null {
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
    return { followersOf: [], captainsOf, notification: reportNotification(match, match.result) };
  }
  if (match.status !== 'COMPLETED') return null;
  return {
    followersOf: clubs,
    captainsOf: null,
    notification: resultNotification(Number(entry.data.season), match, match.result),
  };
}

const TWO_HOURS_MS = 2 * 3_600_000;

/** The matches between two known clubs that nobody has reported and that close within two hours. */
export function closingMatches(season: number, fixtures: readonly FixtureRow[], now: Date) {
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
