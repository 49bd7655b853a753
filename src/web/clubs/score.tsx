import { type Score as Goals, SCORE_DASH, scoreText } from '#domain/results/score-text.ts';

interface Props {
  readonly score: Goals;
  /** Of a layout with a box each for the home goals, the dash and the away goals. It shows a shoot-out elsewhere. */
  readonly className?: string;
  /** Above 0 when the home club has won, below 0 when the away club has: the other one's goals are marked. */
  readonly lead?: number;
}

/** A score that stands out: '1–1 (4–3 on penalties)' in a line of text, or in three boxes. Plain text is `scoreText`. */
export function Score({ score, className, lead = 0 }: Props) {
  if (className === undefined) return <b>{scoreText(score)}</b>;
  return (
    <span className={className}>
      <b className={lead < 0 ? 'beaten' : undefined}>{score.homeScore}</b>
      <span>{SCORE_DASH}</span>
      <b className={lead > 0 ? 'beaten' : undefined}>{score.awayScore}</b>
    </span>
  );
}
