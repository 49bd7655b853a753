import type { Stage } from '../matches/stages.ts';
import { type ReportingWindow, type ScheduleFacts, scheduleKeyOf } from './schedule.ts';

const ALWAYS: ReportingWindow = { opensAt: null, closesAt: null };

/** When a match can be reported: as its matchday or round, unless it was postponed. */
export function reportingWindow(
  { id, stage }: { readonly id: number; readonly stage: Stage },
  { schedule, postponements }: ScheduleFacts,
): ReportingWindow {
  const key = scheduleKeyOf(stage);
  const { opensAt, closesAt } = schedule.find((entry) => entry.key === key) ?? ALWAYS;
  return { opensAt, closesAt: postponements.find(({ fixtureId }) => fixtureId === id)?.closesAt ?? closesAt };
}
