import { type Closing, closesNext } from '#domain/schedule/closing-time.ts';
import { lastMinute } from '#domain/schedule/gmt-text.ts';
import type { ScheduleFacts } from '#domain/schedule/schedule.ts';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Clock } from '#web/ui/icons.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { LocalTime } from '#web/ui/time/time.tsx';
import { CLOSING, postponedTitle, scheduleTitle } from '#words/schedule.ts';
import styles from './season-notices.module.css';

const TICK_MS = 1000;

interface Props {
  /** Of the current phase. */
  readonly matches: Parameters<typeof closesNext>[0];
  readonly facts: ScheduleFacts;
}

/** What closes next, counting down, in the visitor's own time with GMT beside it. Without JavaScript in GMT alone. */
export function ClosesNext({ matches, facts }: Props) {
  const now = useNow(TICK_MS);
  const hydrated = useHydrated();
  const next = closesNext(matches, facts, now);
  if (!next) return null;
  const { closesAt } = next;
  return (
    <p className={styles.closesNext}>
      <Clock />
      <span>
        {`${titleOf(next)} ${hydrated ? CLOSING.closesIn : CLOSING.closes}`}
        {hydrated && <b> {countdownText(Date.parse(closesAt) - now)}</b>}
      </span>
      <LocalTime iso={closesAt} shown={lastMinute(closesAt)} />
    </p>
  );
}

function titleOf(closing: Closing): string {
  return 'key' in closing ? scheduleTitle(closing.key) : postponedTitle(closing.fixtureId);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '2 d 3 h', '3 h 12 min', '12 min 5 s': two units, as exact as the distance needs. */
export function countdownText(leftMs: number): string {
  const left = Math.max(0, leftMs);
  const whole = (unit: number, of = Number.POSITIVE_INFINITY) => Math.floor((left % of) / unit);
  if (left >= DAY) return `${whole(DAY)} d ${whole(HOUR, DAY)} h`;
  if (left >= HOUR) return `${whole(HOUR)} h ${whole(MINUTE, HOUR)} min`;
  return `${whole(MINUTE)} min ${whole(SECOND, MINUTE)} s`;
}
