import type { ScheduleEntry } from './schedule.ts';

const MINUTE = 60_000;

/** The last minute that is in time, as people name a deadline: what closes at midnight is shown as 23:59. */
export function lastMinute(closesAt: string): string {
  return new Date(Date.parse(closesAt) - MINUTE).toISOString();
}

/** Of the matchdays and rounds, the one that closes next; null when none will. */
export function closesNext(
  schedule: readonly ScheduleEntry[],
  now: number,
): (ScheduleEntry & { readonly closesAt: string }) | null {
  const ahead = schedule
    .flatMap((entry) => (entry.closesAt === null ? [] : [{ ...entry, closesAt: entry.closesAt }]))
    .filter(({ closesAt }) => Date.parse(closesAt) > now);
  return ahead.sort((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt))[0] ?? null;
}
