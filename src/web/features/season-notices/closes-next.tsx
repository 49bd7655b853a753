import { type Closing, closesNext } from '#domain/schedule/closing-time.ts';
import { lastMinute } from '#domain/schedule/gmt-text.ts';
import type { ScheduleFacts } from '#domain/schedule/schedule.ts';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Clock } from '#web/ui/icons.tsx';
import { LocalTime } from '#web/ui/time/local-time.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { CLOSING, postponedTitle, scheduleTitle } from '#words/schedule.ts';
import { countdownText } from './countdown-text.ts';
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
