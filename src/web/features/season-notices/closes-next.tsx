import { type Closing, closesNext } from '#domain/schedule/closing-time.ts';
import type { ScheduleFacts } from '#domain/schedule/schedule.ts';
import { CLOSING, postponedTitle, scheduleTitle } from '#web/content/season.ts';
import { useHydrated } from '#web/ui/hydrated.ts';
import { Clock } from '#web/ui/icons/clock.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { countdownText, dayAndTime } from './closing-text.ts';

const TICK_MS = 1000;

/** What closes next, counting down, in the visitor's own time with GMT beside it. Without JavaScript in GMT alone. */
export function ClosesNext({ schedule, postponements }: ScheduleFacts) {
  const now = useNow(TICK_MS);
  const hydrated = useHydrated();
  const next = closesNext({ schedule, postponements }, now);
  if (!next) return null;
  const { closesAt } = next;
  const inGmt = `${dayAndTime(closesAt, 'UTC')} GMT`;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="flex items-center gap-2">
        <Clock aria-hidden="true" className="size-5 text-accent" />
        {`${titleOf(next)} ${hydrated ? CLOSING.closesIn : CLOSING.closes}`}
        {hydrated && (
          <b className="font-display text-heading tabular-nums">
            {countdownText(Date.parse(closesAt) - now)}
          </b>
        )}
      </span>
      <time dateTime={closesAt} className="text-muted">
        {hydrated ? `${dayAndTime(closesAt)} ${CLOSING.yourTime} · ${inGmt}` : inGmt}
      </time>
    </p>
  );
}

function titleOf(closing: Closing): string {
  return 'key' in closing ? scheduleTitle(closing.key) : postponedTitle(closing.fixtureId);
}
