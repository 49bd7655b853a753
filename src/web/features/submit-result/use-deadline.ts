import { useQuery } from '@tanstack/react-query';
import type { Stage } from '#domain/fixtures/stages.ts';
import { exactText, lastMinute } from '#domain/schedule/gmt-text.ts';
import { reportingWindow } from '#domain/schedule/reporting-window.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { useAsOfNow } from '#web/ui/time/now.ts';

const TICK_MS = 1000;
const NEAR_MS = 2 * 3_600_000;

interface Deadline {
  readonly state: 'ahead' | 'near' | 'passed';
  /** The last minute that is in time, as people name it: '23:59 GMT', with the day unless it is near. */
  readonly time: string;
}

/** How far the deadline of a match is, by the clock of this device; null without one. */
export function useDeadline(match: { readonly id: number; readonly stage: Stage }): Deadline | null {
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
