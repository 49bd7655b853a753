import { placeholderClubs } from '#domain/clubs/clubs.ts';
import type { Format } from '#domain/clubs/format.ts';
import { type ScheduleEntry, type ScheduleKey, scheduleKeysOf } from '#domain/schedule/schedule.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
const WEEK = 7 * DAY;
const DAYS_LEFT = 3;

export function keysOf(format: Format): readonly ScheduleKey[] {
  return scheduleKeysOf(placeholderClubs(format));
}

/** The first round of the knockouts: a small bracket begins with a later one. */
export function firstRoundOf(format: Format): ScheduleKey {
  return keysOf(format).find((key) => !key.startsWith('md')) ?? 'final';
}

/** When a season takes place, around the moment at which a visitor looks at it. */
export interface Timeline {
  readonly schedule: readonly ScheduleEntry[];
  readonly sealedAt: number;
  readonly drawAt: number;
  /** When the results of a matchday or round are submitted. */
  readonly playedIn: (key: ScheduleKey) => { readonly from: number; readonly to: number };
  readonly closesAt: (key: ScheduleKey) => number;
}

/** A week per matchday and round; the current one closes at the third midnight from now. */
export function timelineAround(now: number, current: ScheduleKey, format: Format): Timeline {
  const keys = keysOf(format);
  const currentIndex = keys.indexOf(current);
  const thirdMidnight = Math.floor(now / DAY) * DAY + DAYS_LEFT * DAY;
  const closesAt = (key: ScheduleKey) => thirdMidnight + (keys.indexOf(key) - currentIndex) * WEEK;
  const iso = (time: number) => new Date(time).toISOString();
  const drawAt = closesAt('md1') - WEEK - DAY;
  return {
    schedule: keys.map((key, index) => ({
      key,
      // Later rounds are open early: the demo does not wait for weeks.
      opensAt: index > currentIndex ? null : iso(closesAt(key) - WEEK),
      closesAt: iso(closesAt(key)),
    })),
    sealedAt: drawAt - 2 * DAY,
    drawAt,
    playedIn: (key) => ({
      from: closesAt(key) - 6 * DAY,
      // The last result of the first matchday is late.
      to: Math.min(closesAt(key) + (key === 'md1' ? 25 : -120) * MINUTE, now - 15 * MINUTE),
    }),
    closesAt,
  };
}
