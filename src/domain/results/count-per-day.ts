const DAY_MS = 86_400_000;

interface DayCount {
  /** '2026-03-14', in UTC. */
  readonly day: string;
  readonly count: number;
}

/** The number of these times per day over the last days, oldest day first and today last. */
export function countPerDay(times: readonly string[], now: Date, days: number): DayCount[] {
  const counts = new Map<string, number>();
  for (const time of times) counts.set(dayOf(time), (counts.get(dayOf(time)) ?? 0) + 1);
  return Array.from({ length: days }, (_, index) => {
    const day = dayOf(new Date(now.getTime() - (days - 1 - index) * DAY_MS).toISOString());
    return { day, count: counts.get(day) ?? 0 };
  });
}

function dayOf(iso: string): string {
  return iso.slice(0, 10);
}
