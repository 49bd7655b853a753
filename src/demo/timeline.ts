import { SCHEDULE_KEYS, type ScheduleEntry, type ScheduleKey } from '#domain/schedule/schedule.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
const WEEK = 7 * DAY;
const DAYS_LEFT = 3;

/** When a season takes place, around the moment at which somebody looks at it. */
export interface Timeline {
  readonly schedule: readonly ScheduleEntry[];
  readonly sealedAt: number;
  readonly drawAt: number;
  /** When the matches of a matchday or round are reported. */
  readonly playedIn: (key: ScheduleKey) => { readonly from: number; readonly to: number };
  readonly closesAt: (key: ScheduleKey) => number;
}

/** A week for each matchday and round; what is played now closes at the third midnight from now. */
export function timelineAround(now: number, current: ScheduleKey): Timeline {
  const currentIndex = SCHEDULE_KEYS.indexOf(current);
  const thirdMidnight = Math.floor(now / DAY) * DAY + DAYS_LEFT * DAY;
  const closesAt = (key: ScheduleKey) => thirdMidnight + (SCHEDULE_KEYS.indexOf(key) - currentIndex) * WEEK;
  const iso = (time: number) => new Date(time).toISOString();
  const drawAt = closesAt('md1') - WEEK - DAY;
  return {
    schedule: SCHEDULE_KEYS.map((key, index) => ({
      key,
      // What comes later can be reported early: the demonstration does not wait for weeks.
      opensAt: index > currentIndex ? null : iso(closesAt(key) - WEEK),
      closesAt: iso(closesAt(key)),
    })),
    sealedAt: drawAt - 2 * DAY,
    drawAt,
    playedIn: (key) => ({
      from: closesAt(key) - 6 * DAY,
      // The last report of the first matchday is late.
      to: Math.min(closesAt(key) + (key === 'md1' ? 25 : -120) * MINUTE, now - 15 * MINUTE),
    }),
    closesAt,
  };
}
