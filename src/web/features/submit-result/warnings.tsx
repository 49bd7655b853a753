import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Stage } from '#domain/matches/stages.ts';
import { exactText, lastMinute } from '#domain/schedule/gmt-text.ts';
import { reportingWindow } from '#domain/schedule/schedule.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { TriangleAlert } from '#web/ui/icons.tsx';
import { useAsOfNow } from '#web/ui/time/now.ts';
import styles from './warnings.module.css';
import { DEADLINE } from './words.ts';

const TICK_MS = 1000;
const NEAR_MS = 2 * 3_600_000;

interface Deadline {
  readonly state: 'ahead' | 'near' | 'passed';
  /** The last minute that is in time, as people name it: '23:59 GMT', with the day unless it is near. */
  readonly time: string;
}

interface Match {
  readonly id: number;
  readonly stage: Stage;
}

/** Warns a captain whose submission counts as late, also when the deadline passes while the dialog is open. */
export function LateWarning({ match }: { readonly match: Match }) {
  const deadline = useDeadline(match);
  if (deadline?.state !== 'passed') return null;
  return <Warning title={DEADLINE.passed}>{DEADLINE.late(deadline.time)}</Warning>;
}

/** Warns before a withdrawal: a new submission may be late where the withdrawn one was not. */
export function NewIsLate({ match }: { readonly match: Match }) {
  const deadline = useDeadline(match);
  if (!deadline || deadline.state === 'ahead') return null;
  return <Warning title={DEADLINE.newIsLate(deadline.time)}>{DEADLINE.correctInstead}</Warning>;
}

/** How close the deadline of a match is; null without one. */
function useDeadline(match: Match): Deadline | null {
  const facts = useQuery(tournamentQuery).data;
  const closesAt = facts ? reportingWindow(match, facts).closesAt : null;
  const state = useAsOfNow(TICK_MS, (now): Deadline['state'] => {
    const left = closesAt === null ? Number.POSITIVE_INFINITY : Date.parse(closesAt) - now;
    if (left <= 0) return 'passed';
    return left <= NEAR_MS ? 'near' : 'ahead';
  });
  if (closesAt === null) return null;
  const exact = exactText(lastMinute(closesAt));
  return { state, time: state === 'near' ? exact.slice(exact.indexOf(', ') + 2) : exact };
}

/** Something the captain should know before continuing. */
export function Warning({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.warning}>
      <TriangleAlert className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
