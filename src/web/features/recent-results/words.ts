import { COMPETITION_NAMES } from '#words/titles.ts';

const { UCL } = COMPETITION_NAMES;

export const RECENT_RESULTS = {
  title: 'Recent results',
  list: 'Latest results',
  live: 'Live Result',
  versus: 'vs',
  latest: 'Latest Result',
  loading: 'Loading latest results...',
  error: 'Unable to load recent results',
  empty: `${UCL === 'UCL' ? 'Champions League' : UCL} matches coming soon...`,
  position: 'Result',
  pause: 'Pause rotation',
  play: 'Resume rotation',
} as const;

export function resultOf(position: number, count: number): string {
  return `Result ${position} of ${count}`;
}
