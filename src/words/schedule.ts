import type { Stage } from '#domain/matches/stages.ts';
import { stageTitles } from './titles.ts';

export const DEADLINES = {
  at: 'deadline:',
  in: 'deadline in',
} as const;

/** 'Group A, Matchday 2 (postponed)'. */
export function postponedTitle(stage: Stage): string {
  return `${stageTitles(stage).join(', ')} (postponed)`;
}

export function reportingClosed(because: string | null): string | null {
  return because === null ? null : `Submissions are paused: ${because}`;
}
