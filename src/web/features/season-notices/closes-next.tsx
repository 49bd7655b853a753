import { closesNext } from '#domain/schedule/closing-time.ts';
import type { ScheduleEntry } from '#domain/schedule/schedule.ts';
import { CLOSING, scheduleTitle } from '#web/content/season.ts';
import { Clock } from '#web/ui/icons/clock.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { countdownText, dayAndTime } from './closing-text.ts';

const TICK_MS = 1000;

/** What closes next, counting down, in the visitor's own time with GMT beside it. Only where there is JavaScript. */
export function ClosesNext({ schedule }: { readonly schedule: readonly ScheduleEntry[] }) {
  const now = useNow(TICK_MS);
  const next = closesNext(schedule, now);
  if (!next) return null;
  const { key, closesAt } = next;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="flex items-center gap-2">
        <Clock aria-hidden="true" className="size-5 text-accent" />
        {`${scheduleTitle(key)} ${CLOSING.closesIn}`}
        <b className="font-display text-heading tabular-nums">{countdownText(Date.parse(closesAt) - now)}</b>
      </span>
      <time dateTime={closesAt} className="text-muted">
        {`${dayAndTime(closesAt)} ${CLOSING.yourTime} · ${dayAndTime(closesAt, 'UTC')} GMT`}
      </time>
    </p>
  );
}
