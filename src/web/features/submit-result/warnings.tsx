import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stageAmong } from '#domain/matches/match-plan.ts';
import { exactText, shownDeadline } from '#domain/schedule/gmt-text.ts';
import { reportingWindow } from '#domain/schedule/schedule.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { TriangleAlert } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { useAsOfNow } from '#web/ui/time/now.ts';
import styles from './warnings.module.css';
import { DEADLINE } from './words.ts';

const TICK_MS = 1000;
const NEAR_MS = 2 * 3_600_000;

interface Deadline {
  readonly state: 'ahead' | 'near' | 'passed';
  /** The final minute that is in time: '23:59 GMT', with the day unless it is near. */
  readonly time: string;
}

interface Match {
  readonly id: number;
}

/** Appears even if the deadline passes while the dialog is open. */
export function LateWarning({ match }: { readonly match: Match }) {
  const deadline = useDeadline(match);
  if (deadline?.state !== 'passed') return null;
  return <Warning title={DEADLINE.passed}>{DEADLINE.late(deadline.time)}</Warning>;
}

/** Before a withdrawal: a new submission may be late where the withdrawn one was not. */
export function NewIsLate({ match }: { readonly match: Match }) {
  const deadline = useDeadline(match);
  if (!deadline || deadline.state === 'ahead') return null;
  return <Warning title={DEADLINE.newIsLate(deadline.time)}>{DEADLINE.correctInstead}</Warning>;
}

/** Null without a deadline. */
function useDeadline({ id }: Match): Deadline | null {
  const facts = useQuery(tournamentQuery).data;
  const stage = facts && stageAmong(facts.clubs, id);
  const closesAt = stage ? reportingWindow({ id, stage }, facts).closesAt : null;
  const state = useAsOfNow(TICK_MS, (now): Deadline['state'] => {
    const left = closesAt === null ? Number.POSITIVE_INFINITY : Date.parse(closesAt) - now;
    if (left <= 0) return 'passed';
    return left <= NEAR_MS ? 'near' : 'ahead';
  });
  if (closesAt === null) return null;
  const exact = exactText(shownDeadline(closesAt));
  return { state, time: state === 'near' ? exact.slice(exact.indexOf(', ') + 2) : exact };
}

export function Warning({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="status" className={`${styles.warning} ${shared.small}`}>
      <TriangleAlert className={`${shared.iconMedium} ${shared.orange}`} />
      <div>
        <p className={`${shared.strong} ${shared.orange}`}>{title}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
