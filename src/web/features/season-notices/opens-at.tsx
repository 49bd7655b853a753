import { useMemo } from 'react';
import { isOpen, type ScheduleEntry, type ScheduleKey } from '#domain/schedule/schedule.ts';
import { useAsOfNow } from '#web/ui/time/now.ts';
import { LocalTime } from '#web/ui/time/time.tsx';
import { OPENS } from '#words/titles.ts';
import styles from './season-notices.module.css';

/** When submissions open for the matches below, until they do. */
export function OpensAt({ iso }: { readonly iso: string | undefined }) {
  if (iso === undefined) return null;
  return (
    <p className={styles.opensAt}>
      {OPENS} <LocalTime iso={iso} />
    </p>
  );
}

const TICK_MS = 1000;

type Openings = ReadonlyMap<ScheduleKey, string>;

/** Matchdays and rounds that open in the future, with their times. */
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
