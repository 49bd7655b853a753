import type { Club } from '../clubs/clubs.ts';
import { countMatchdays, sizesOf } from '../clubs/format.ts';
import { MATCHDAYS, ROUND_TITLES, type Round, roundsOf, type Stage } from '../matches/stages.ts';

/** Everything with scheduled times: each matchday of the groups, each round of the knockouts. */
export const SCHEDULE_KEYS = [
  ...(['md1', 'md2', 'md3', 'md4', 'md5'] as const),
  ...(['r32', 'r16', 'qf', 'sf', 'final'] as const),
] as const;
export type ScheduleKey = (typeof SCHEDULE_KEYS)[number];

/** The keys of a season with these clubs. The UCL has every round that the UEL has. */
export function scheduleKeysOf(clubs: readonly Pick<Club, 'group'>[]): readonly ScheduleKey[] {
  const sizes = sizesOf(clubs);
  const days = MATCHDAYS.slice(0, countMatchdays(sizes)).map((day) => `md${day}` as const);
  return [...days, ...roundsOf(2 * sizes.length)];
}

/** 'Matchday 1', 'Quarter-finals'. */
export function scheduleTitle(key: ScheduleKey): string {
  const day = MATCHDAYS.find((each) => key === `md${each}`);
  return day ? `Matchday ${day}` : ROUND_TITLES[key as Round];
}

export interface ScheduleEntry {
  readonly key: ScheduleKey;
  readonly opensAt: string | null;
  /** The first moment that is late. */
  readonly closesAt: string | null;
}

/** A match with another deadline than its matchday or round. */
export interface Postponement {
  readonly fixtureId: number;
  readonly closesAt: string;
  readonly reason: string;
}

/** When results can be submitted: from `opensAt` on, and in time before `closesAt`. */
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

/** Whether this is a valid time. The format allows leap seconds, which computers do not have. */
export function isTime(text: string): boolean {
  const time = Date.parse(text);
  return time >= TOO_EARLY && time < TOO_LATE;
}

export function isTimeOrNull(text: string | null): boolean {
  return text === null || isTime(text);
}

/** Whether every entry has a known key and times, as a record that can be read has. */
export function isSchedule(entries: readonly ScheduleEntry[]): boolean {
  return entries.every(
    ({ key, opensAt, closesAt }) => isScheduleKey(key) && isTimeOrNull(opensAt) && isTimeOrNull(closesAt),
  );
}

/** Times are stored in one form, so that they can be compared as text. */
export function inUtc<Time extends string | null>(time: Time): Time {
  return (time === null ? null : new Date(time).toISOString()) as Time;
}

/** Whether no result could be submitted in time. */
export function closesBeforeOpening({ opensAt, closesAt }: ReportingWindow): boolean {
  return opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt);
}

/** The problem of a schedule as sent; null if it is valid. */
export function scheduleProblem(
  entries: readonly {
    readonly key: string;
    readonly opensAt: string | null;
    readonly closesAt: string | null;
  }[],
  keys: readonly ScheduleKey[],
): string | null {
  const seen = new Set<string>();
  for (const { key, opensAt, closesAt } of entries) {
    const known = keys.find((each) => each === key);
    if (!known) return `There is no matchday or round "${key}". Please use ${keys.join(', ')}.`;
    const title = scheduleTitle(known);
    if (seen.has(key)) return `${title}: listed twice.`;
    seen.add(key);
    if (![opensAt, closesAt].every(isTimeOrNull)) return `${title}: invalid date or time.`;
    if (closesBeforeOpening({ opensAt, closesAt }))
      return `${title}: the deadline must be after the opening time.`;
  }
  return null;
}

/** Whether two schedules have the same times. An entry without times equals a missing one. */
export function isSameSchedule(one: readonly ScheduleEntry[], other: readonly ScheduleEntry[]): boolean {
  return SCHEDULE_KEYS.every((key) => isSameWindow(timesOf(key, one), timesOf(key, other)));
}

export function isSameWindow(one: ReportingWindow, other: ReportingWindow): boolean {
  return one.opensAt === other.opensAt && one.closesAt === other.closesAt;
}

/** When results of this matchday or round can be submitted. */
export function timesOf(key: ScheduleKey, schedule: readonly ScheduleEntry[]): ReportingWindow {
  const { opensAt = null, closesAt = null } = schedule.find((entry) => entry.key === key) ?? {};
  return { opensAt, closesAt };
}

const ALWAYS: ReportingWindow = { opensAt: null, closesAt: null };

/** When results of a match can be submitted: as its matchday or round, unless it was postponed. */
export function reportingWindow(
  { id, stage }: { readonly id: number; readonly stage: Stage },
  { schedule, postponements }: ScheduleFacts,
): ReportingWindow {
  const key = scheduleKeyOf(stage);
  const { opensAt, closesAt } = schedule.find((entry) => entry.key === key) ?? ALWAYS;
  return { opensAt, closesAt: postponements.find(({ fixtureId }) => fixtureId === id)?.closesAt ?? closesAt };
}
