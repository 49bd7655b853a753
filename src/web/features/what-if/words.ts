import { SCORE_MAX, SCORE_MIN, TOTAL_GOALS_MAX } from '#domain/results/scores.ts';
import type { Reason } from '#domain/what-if/what-if-scores.ts';
import { ENTRIES_MAX } from '#domain/what-if/what-if-scores.ts';
import { SITE } from '#site/site.ts';
import { HUB } from '#words/hub.ts';

/** No text here may sound like a submission. */
export const WHAT_IF = {
  label: HUB.whatIf,
  nothingSent: 'Nothing is sent.',
  start: 'Enter a score for any open match.',
  startElsewhere: 'Enter scores for open matches under Match Fixtures.',
  closed: 'The groups are closed, so there is nothing left to try.',
  title: `What if? | ${SITE.name}`,
  clear: 'Clear',
  close: 'Close',
  justForMe: 'Just for me',
  table: 'Table with your scores',
  brackets: 'These are the pairings if the groups end with your scores.',
  reported: 'Submitted',
} as const;

/** '3 scores entered.' */
export function ownScores(count: number): string {
  return count === 1 ? '1 score entered.' : `${count} scores entered.`;
}

/** Names both clubs and says that the score is hypothetical. */
export function hypotheticalGoals(club: string, opponent: string): string {
  return `What if: ${club} goals against ${opponent}`;
}

export function clearScore(home: string, away: string): string {
  return `Clear what if: ${home} vs ${away}`;
}

/** For screen readers, after a score: 'What if, Group A: Team 2, Team 1, Team 4, Team 3.' */
export function orderText(title: string, clubs: readonly string[]): string {
  return `${WHAT_IF.label}, ${title}: ${clubs.join(', ')}.`;
}

const LEFT_OUT: Record<Reason, readonly [one: string, many: string]> = {
  unreadable: ['1 entry in the URL could not be read.', 'entries in the URL could not be read.'],
  unknown: ['1 match does not exist.', 'matches do not exist.'],
  knockout: [
    '1 match is a knockout match: what-if scores are for group matches only.',
    'matches are knockout matches: what-if scores are for group matches only.',
  ],
  decided: ['1 match already has a final result.', 'matches already have final results.'],
  score: [
    `1 score is not possible: ${SCORE_MIN} to ${SCORE_MAX} goals each, at most ${TOTAL_GOALS_MAX} in total.`,
    `scores are not possible: ${SCORE_MIN} to ${SCORE_MAX} goals each, at most ${TOTAL_GOALS_MAX} in total.`,
  ],
  repeated: [
    '1 score repeats a match: the first one counts.',
    'scores repeat a match: the first one counts.',
  ],
  rest: [`Only the first ${ENTRIES_MAX} entries were read.`, ''],
};

export function leftOutText(leftOut: ReadonlyMap<Reason, number>): string | null {
  if (leftOut.size === 0) return null;
  const sentences = [...leftOut].map(([reason, count]) => {
    const [one, many] = LEFT_OUT[reason];
    return count === 1 ? one : `${count} ${many}`;
  });
  return `Ignored: ${sentences.join(' ')}`;
}
