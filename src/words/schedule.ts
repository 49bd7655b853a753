import { stageOf } from '#domain/matches/match-plan.ts';
import type { ScheduleKey } from '#domain/schedule/schedule.ts';
import { matchdayTitle, ROUND_TITLES, stageTitles } from './titles.ts';

export const CLOSING = {
  closes: 'closes',
  closesIn: 'closes in',
} as const;

const MATCHDAYS = { md1: matchdayTitle(1), md2: matchdayTitle(2), md3: matchdayTitle(3) };

export function scheduleTitle(key: ScheduleKey): string {
  return { ...MATCHDAYS, ...ROUND_TITLES }[key];
}

/** 'Group A, Matchday 2 (postponed)'. */
export function postponedTitle(fixtureId: number): string {
  const stage = stageOf(fixtureId);
  return `${stage ? stageTitles(stage).join(', ') : fixtureId} (postponed)`;
}

export function reportingClosed(because: string | null): string | null {
  return because === null ? null : `Results cannot be reported at the moment: ${because}`;
}
