import type { ScheduleKey } from '#domain/schedule/schedule.ts';
import { matchdayTitle } from './fixtures.ts';
import { ROUND_TITLES } from './stages.ts';

export const CLOSING = {
  closesIn: 'closes in',
  yourTime: 'your time',
} as const;

const MATCHDAYS = { md1: matchdayTitle(1), md2: matchdayTitle(2), md3: matchdayTitle(3) };

export function scheduleTitle(key: ScheduleKey): string {
  return { ...MATCHDAYS, ...ROUND_TITLES }[key];
}
