import { useMemo } from 'react';
import { isOpen, type ScheduleEntry, type ScheduleKey } from '#domain/schedule/schedule.ts';
import { useAsOfNow } from '#web/ui/time/now.ts';

const TICK_MS = 1000;

export type Openings = ReadonlyMap<ScheduleKey, string>;

/** When what cannot be reported yet opens: matchdays and rounds whose time is still to come. */
export function useNotOpenYet(schedule: readonly ScheduleEntry[] | undefined): Openings {
  const keys = useAsOfNow(TICK_MS, (now) =>
    (schedule ?? [])
      .filter(({ opensAt }) => !isOpen(new Date(now), opensAt))
      .map(({ key }) => key)
      .join(' '),
  );
  return useMemo(() => {
    const ahead = keys.split(' ');
    return new Map(
      (schedule ?? []).flatMap(({ key, opensAt }) =>
        opensAt !== null && ahead.includes(key) ? [[key, opensAt]] : [],
      ),
    );
  }, [keys, schedule]);
}
