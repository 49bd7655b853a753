import type { FixtureStatus } from '../matches/fixture-list.ts';
import type { Stage } from '../matches/stages.ts';
import { reportingWindow, type ScheduleFacts, type ScheduleKey, scheduleKeyOf } from './schedule.ts';

/** The next deadline: of a matchday or round, or of a postponed match. */
export type Deadline = { readonly closesAt: string } & (
  | { readonly key: ScheduleKey }
  | { readonly fixtureId: number }
);

interface Match {
  readonly id: number;
  readonly stage: Stage;
  readonly status: FixtureStatus;
}

/** Only undecided matches count; null if no deadline is left. */
export function nextDeadline(matches: readonly Match[], facts: ScheduleFacts, now: number): Deadline | null {
  const postponed = new Set(facts.postponements.map(({ fixtureId }) => fixtureId));
  let next: Deadline | null = null;
  for (const match of matches) {
    const { closesAt } = reportingWindow(match, facts);
    if (match.status === 'COMPLETED' || closesAt === null || Date.parse(closesAt) <= now) continue;
    if (next && Date.parse(next.closesAt) <= Date.parse(closesAt)) continue;
    next = postponed.has(match.id)
      ? { closesAt, fixtureId: match.id }
      : { closesAt, key: scheduleKeyOf(match.stage) };
  }
  return next;
}
