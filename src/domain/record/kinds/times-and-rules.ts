import { isSchedule, isTime, isTimeOrNull, type ScheduleEntry } from '../../schedule/schedule.ts';
import type { AutoApproval, ReportingMode } from '../../season/season.ts';
import { assertWellFormed, textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import type { RecordedMatch } from '../recorded-match.ts';

export const scheduled = kind<{ readonly entries: readonly ScheduleEntry[] }>()({
  apply(season, { data: { entries } }) {
    assertWellFormed(isSchedule(entries));
    season.schedule = entries;
  },
  changesCalendars: true,
});

/** One match gets another deadline; `before` is its previous one. */
export const postponed = kind<{
  readonly fixtureId: number;
  readonly closesAt: string;
  readonly before: string | null;
}>()({
  apply(season, entry) {
    const { fixtureId, closesAt } = entry.data;
    assertWellFormed(isTime(closesAt));
    season.postponements.set(fixtureId, { fixtureId, closesAt, reason: textOf(entry, 'reason') });
  },
  undoneBy: 'administrator',
  changesCalendars: true,
});

/** Agreed by both clubs or set by an administrator; null if it was cleared. */
export const kickoffAgreed = kind<
  RecordedMatch & {
    readonly at: string | null;
    readonly before: string | null;
    /** The two clubs: a replacement club has not agreed to anything. */
    readonly pairing: string;
  }
>()({
  apply({ kickoffs }, { data: { fixtureId, pairing, at } }) {
    assertWellFormed(isTimeOrNull(at));
    const key = `${fixtureId} ${pairing}`;
    if (at === null) kickoffs.delete(key);
    else kickoffs.set(key, { fixtureId, pairing, at });
  },
  changesCalendars: true,
});

/** Which captains may submit, and which results a rule approves. */
export const reportingSet = kind<{
  readonly reporting: ReportingMode;
  readonly isClosed: boolean;
  readonly autoApprove: AutoApproval;
  readonly autoApproveHours: number;
  /** The rule approves only results with higher ids. */
  readonly after: number;
}>()({
  apply(season, entry) {
    const { reporting: mode, isClosed, autoApprove, autoApproveHours, after } = entry.data;
    const closedBecause = isClosed ? textOf(entry, 'closedBecause') : null;
    season.reporting = { mode, closedBecause, autoApprove, autoApproveHours };
    season.autoApproveAfter = after;
  },
});

/** The text is one line on home and hub; `isShown` is false if it was removed. */
export const announced = kind<{ readonly isShown: boolean }>()({
  apply(season, entry) {
    season.announcement = entry.data.isShown ? textOf(entry, 'announcement') : null;
  },
});
