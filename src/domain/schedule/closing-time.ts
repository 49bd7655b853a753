import type { ScheduleFacts, ScheduleKey } from './schedule.ts';

/** What closes next: a matchday or round, or a match that was postponed. */
export type Closing = { readonly closesAt: string } & (
  | { readonly key: ScheduleKey }
  | { readonly fixtureId: number }
);

/** Null when nothing will. */
export function closesNext({ schedule, postponements }: ScheduleFacts, now: number): Closing | null {
  const closings: Closing[] = [
    ...schedule.flatMap(({ key, closesAt }) => (closesAt === null ? [] : [{ key, closesAt }])),
    ...postponements.map(({ fixtureId, closesAt }) => ({ fixtureId, closesAt })),
  ];
  const ahead = closings.filter(({ closesAt }) => Date.parse(closesAt) > now);
  return ahead.sort((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt))[0] ?? null;
}
