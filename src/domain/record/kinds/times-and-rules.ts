import { isScheduleKey, isTime, isTimeOrNull, type ScheduleEntry } from '../../schedule/schedule.ts';
import type { AutoApproval, ReportingMode } from '../../season/season.ts';
import { assertSense, textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import type { RecordedMatch } from '../recorded-match.ts';

export const scheduled = kind<{ readonly entries: readonly ScheduleEntry[] }>()({
  apply(season, { data: { entries } }) {
    assertSense(
      entries.every(
        ({ key, opensAt, closesAt }) => isScheduleKey(key) && isTimeOrNull(opensAt) && isTimeOrNull(closesAt),
      ),
    );
    season.schedule = entries;
  },
  changesCalendars: true,
});

/** One match closes at another time; `before` is the time that it was postponed to before. */
export const postponed = kind<{
  readonly fixtureId: number;
  readonly closesAt: string;
  readonly before: string | null;
}>()({
  apply(season, entry) {
    const { fixtureId, closesAt } = entry.data;
    assertSense(isTime(closesAt));
    season.postponements.set(fixtureId, { fixtureId, closesAt, reason: textOf(entry, 'reason') });
  },
  undoneBy: 'administrator',
  changesCalendars: true,
});

/** Agreed by both clubs or set by an administrator; null when it was removed. */
export const kickoffAgreed = kind<
  RecordedMatch & {
    readonly at: string | null;
    readonly before: string | null;
    /** The two clubs that it is for: another one that takes a place has agreed to nothing. */
    readonly pairing: string;
  }
>()({
  apply({ kickoffs }, { data: { fixtureId, pairing, at } }) {
    assertSense(isTimeOrNull(at));
    const key = `${fixtureId} ${pairing}`;
    if (at === null) kickoffs.delete(key);
    else kickoffs.set(key, { fixtureId, pairing, at });
  },
  changesCalendars: true,
});

/** Who may submit, and which results a rule approves. */
export const reportingSet = kind<{
  readonly reporting: ReportingMode;
  readonly isClosed: boolean;
  readonly autoApprove: AutoApproval;
  readonly autoApproveHours: number;
  /** The rule approves only results with higher numbers. */
  readonly after: number;
}>()({
  apply(season, entry) {
    const { reporting: mode, isClosed, autoApprove, autoApproveHours, after } = entry.data;
    const closedBecause = isClosed ? textOf(entry, 'closedBecause') : null;
    season.reporting = { mode, closedBecause, autoApprove, autoApproveHours };
    season.autoApproveAfter = after;
  },
});

/** One line on home and hub, as a text; `isShown` is false when it was removed. */
export const announced = kind<{ readonly isShown: boolean }>()({
  apply(season, entry) {
    season.announcement = entry.data.isShown ? textOf(entry, 'announcement') : null;
  },
});
