import { COMPETITION_NAMES } from '#words/titles.ts';

const { UCL } = COMPETITION_NAMES;

export const RECENT_RESULTS = {
  title: 'Recent results',
  live: 'Live Result',
  versus: 'vs',
  latest: 'Latest Result',
  loading: 'Loading latest results...',
  error: 'Unable to load recent results',
  empty: `${UCL === 'UCL' ? 'Champions League' : UCL} matches coming soon...`,
  position: 'Result',
  pause: 'Pause the results',
  play: 'Play the results',
} as const;

export function resultOf(position: number, count: number): string {
  return `Result ${position} of ${count}`;
}
