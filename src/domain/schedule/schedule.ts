import type { Stage } from '../matches/stages.ts';

/** What has a time to be played: each matchday of the groups, each round of the knockouts. */
export const SCHEDULE_KEYS = ['md1', 'md2', 'md3', 'r32', 'r16', 'qf', 'sf', 'final'] as const;
export type ScheduleKey = (typeof SCHEDULE_KEYS)[number];

export interface ScheduleEntry {
  readonly key: ScheduleKey;
  readonly opensAt: string | null;
  /** The first moment that is late. */
  readonly closesAt: string | null;
}

/** One match that closes at another time than its matchday or round. */
export interface Postponement {
  readonly fixtureId: number;
  readonly closesAt: string;
  readonly reason: string;
}

/** When a match can be reported: from `opensAt` on, and in time before `closesAt`. */
export interface ReportingWindow {
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

export interface ScheduleFacts {
  readonly schedule: readonly ScheduleEntry[];
  readonly postponements: readonly Postponement[];
}

export function isScheduleKey(key: string): key is ScheduleKey {
  return SCHEDULE_KEYS.some((known) => known === key);
}

export function scheduleKeyOf(stage: Stage): ScheduleKey {
  return stage.kind === 'group' ? `md${stage.matchday}` : stage.round;
}

export function isLate(submittedAt: string, closesAt: string | null): boolean {
  return closesAt !== null && Date.parse(submittedAt) >= Date.parse(closesAt);
}

export function isOpen(now: Date, opensAt: string | null): boolean {
  return opensAt === null || now.getTime() >= Date.parse(opensAt);
}

/** The first year that is not stored in four digits. Times in one form can be compared as text. */
const TOO_LATE = Date.parse('+010000-01-01T00:00:00Z');
const TOO_EARLY = Date.parse('0000-01-01T00:00:00Z');

/** Whether this names a moment. The form of a time allows leap seconds, which no computer counts. */
export function isTime(text: string): boolean {
  const time = Date.parse(text);
  return time >= TOO_EARLY && time < TOO_LATE;
}

export function isTimeOrNull(text: string | null): boolean {
  return text === null || isTime(text);
}

/** Times are stored in one form, so that they can be compared as text. */
export function inUtc<Time extends string | null>(time: Time): Time {
  return (time === null ? null : new Date(time).toISOString()) as Time;
}

/** Whether nobody could report the match in time. */
export function closesBeforeOpening({ opensAt, closesAt }: ReportingWindow): boolean {
  return opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt);
}

/** What is wrong with a schedule as it was sent; null when it can be kept. */
export function scheduleProblem(
  entries: readonly {
    readonly key: string;
    readonly opensAt: string | null;
    readonly closesAt: string | null;
  }[],
): string | null {
  const seen = new Set<string>();
  for (const { key, opensAt, closesAt } of entries) {
    if (!isScheduleKey(key))
      return `There is no matchday or round "${key}". Please use ${SCHEDULE_KEYS.join(', ')}.`;
    if (seen.has(key)) return `${key} is listed twice.`;
    seen.add(key);
    if (![opensAt, closesAt].every(isTimeOrNull)) return `${key} has a time that no clock shows.`;
    if (closesBeforeOpening({ opensAt, closesAt })) return `${key} closes before it opens.`;
  }
  return null;
}

/** Whether two schedules have the same times. An entry without any is as good as none. */
export function isSameSchedule(one: readonly ScheduleEntry[], other: readonly ScheduleEntry[]): boolean {
  return SCHEDULE_KEYS.every((key) => isSameWindow(timesOf(key, one), timesOf(key, other)));
}

export function isSameWindow(one: ReportingWindow, other: ReportingWindow): boolean {
  return one.opensAt === other.opensAt && one.closesAt === other.closesAt;
}

/** When this matchday or round can be reported. */
export function timesOf(key: ScheduleKey, schedule: readonly ScheduleEntry[]): ReportingWindow {
  const { opensAt = null, closesAt = null } = schedule.find((entry) => entry.key === key) ?? {};
  return { opensAt, closesAt };
}

const ALWAYS: ReportingWindow = { opensAt: null, closesAt: null };

/** When a match can be reported: as its matchday or round, unless it was postponed. */
export function reportingWindow(
  { id, stage }: { readonly id: number; readonly stage: Stage },
  { schedule, postponements }: ScheduleFacts,
): ReportingWindow {
  const key = scheduleKeyOf(stage);
  const { opensAt, closesAt } = schedule.find((entry) => entry.key === key) ?? ALWAYS;
  return { opensAt, closesAt: postponements.find(({ fixtureId }) => fixtureId === id)?.closesAt ?? closesAt };
}
