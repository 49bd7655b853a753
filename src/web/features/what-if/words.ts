import { GROUP_FIXTURE_COUNT } from '#domain/matches/fixture-count.ts';
import { SCORE_MAX, SCORE_MIN, TOTAL_GOALS_MAX } from '#domain/results/scores.ts';
import type { Reason } from '#domain/what-if/supposed-scores.ts';
import { SITE } from '#site/site.ts';
import { HUB } from '#words/hub.ts';

/** Of scores that a visitor supposes. No word of a report is among them. */
export const WHAT_IF = {
  label: HUB.whatIf,
  nothingSent: 'Nothing is sent.',
  start: 'Type a score into any open match.',
  startElsewhere: 'Type scores into open matches in Match Fixtures.',
  closed: 'The groups are closed: there is nothing left to try.',
  /** Of what is shared. */
  title: `What if? | ${SITE.name}`,
  clear: 'Clear',
  close: 'Close',
  justForMe: 'Just for me',
  table: 'The table with your scores',
  trees: 'This is who would meet if the groups ended with your scores.',
  /** Beside the fields of a match that somebody has reported. */
  reported: 'Reported',
} as const;

/** '3 scores of your own.' */
export function ownScores(count: number): string {
  return count === 1 ? '1 score of your own.' : `${count} scores of your own.`;
}

/** Of a field: both clubs are named, and that it is no report. */
export function supposedGoals(club: string, opponent: string): string {
  return `What if: goals of ${club} against ${opponent}`;
}

export function clearScore(home: string, away: string): string {
  return `Clear what if: ${home} vs ${away}`;
}

/** Read aloud after a score: 'What if, Group A: Team 2, Team 1, Team 4, Team 3.' */
export function orderText(title: string, clubs: readonly string[]): string {
  return `${WHAT_IF.label}, ${title}: ${clubs.join(', ')}.`;
}

const LEFT_OUT: Record<Reason, readonly [one: string, many: string]> = {
  unreadable: ['1 entry of the address could not be read.', 'entries of the address could not be read.'],
  unknown: ['1 match does not exist.', 'matches do not exist.'],
  knockout: [
    '1 match is one of the knockouts: only those of the groups can be tried.',
    'matches are some of the knockouts: only those of the groups can be tried.',
  ],
  decided: ['1 match is decided by now.', 'matches are decided by now.'],
  score: [
    `1 score is not possible: ${SCORE_MIN} to ${SCORE_MAX} goals each, ${TOTAL_GOALS_MAX} together.`,
    `scores are not possible: ${SCORE_MIN} to ${SCORE_MAX} goals each, ${TOTAL_GOALS_MAX} together.`,
  ],
  repeated: ['1 match was named again: its first score counts.', 'scores were for a match named before.'],
  rest: [`Only the first ${GROUP_FIXTURE_COUNT} entries were read.`, ''],
};

/** What was left out of an address, and why. */
export function leftOutText(leftOut: ReadonlyMap<Reason, number>): string | null {
  if (leftOut.size === 0) return null;
  const sentences = [...leftOut].map(([reason, count]) => {
    const [one, many] = LEFT_OUT[reason];
    return count === 1 ? one : `${count} ${many}`;
  });
  return `Left out: ${sentences.join(' ')}`;
}
