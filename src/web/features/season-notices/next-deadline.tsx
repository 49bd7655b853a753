import { shownDeadline } from '#domain/schedule/gmt-text.ts';
import { type Deadline, nextDeadline } from '#domain/schedule/next-deadline.ts';
import { type ScheduleFacts, scheduleTitle } from '#domain/schedule/schedule.ts';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Clock } from '#web/ui/icons.tsx';
import { countdownText } from '#web/ui/time/formats.ts';
import { useNow } from '#web/ui/time/now.ts';
import { LocalTime } from '#web/ui/time/time.tsx';
import { stageTitles } from '#words/titles.ts';
import styles from './season-notices.module.css';

const TICK_MS = 1000;
const WORDS = { at: 'deadline:', in: 'deadline in', postponed: '(postponed)' } as const;

interface Props {
  /** Matches of the current phase. */
  readonly matches: Parameters<typeof nextDeadline>[0];
  readonly facts: ScheduleFacts;
}

/** A countdown to the next deadline, in the visitor's local time with GMT beside it; without JavaScript in GMT only. */
export function NextDeadline({ matches, facts }: Props) {
  const now = useNow(TICK_MS);
  const next = nextDeadline(matches, facts, now);
  return next && <Countdown title={titleOf(next, matches)} closesAt={next.closesAt} now={now} />;
}

/** From the schedule alone, where the matches are not known. */
export function ScheduledDeadline({ schedule }: Pick<ScheduleFacts, 'schedule'>) {
  const now = useNow(TICK_MS);
  const [next] = schedule
    .flatMap(({ key, closesAt }) => (closesAt && Date.parse(closesAt) > now ? [{ key, closesAt }] : []))
    .sort((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt));
  return next && <Countdown title={scheduleTitle(next.key)} closesAt={next.closesAt} now={now} />;
}

interface CountdownProps {
  readonly title: string;
  readonly closesAt: string;
  readonly now: number;
}

function Countdown({ title, closesAt, now }: CountdownProps) {
  const hydrated = useHydrated();
  return (
    <p className={styles.nextDeadline}>
      <Clock />
      <span>
        {`${title} ${hydrated ? WORDS.in : WORDS.at}`}
        {hydrated && <b> {countdownText(Date.parse(closesAt) - now)}</b>}
      </span>
      <LocalTime iso={closesAt} shown={shownDeadline(closesAt)} />
    </p>
  );
}

function titleOf(deadline: Deadline, matches: Props['matches']): string {
  if ('key' in deadline) return scheduleTitle(deadline.key);
  const match = matches.find(({ id }) => id === deadline.fixtureId);
  return match ? `${stageTitles(match.stage).join(', ')} ${WORDS.postponed}` : '';
}
