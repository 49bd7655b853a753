import { type Score as Goals, SCORE_DASH, scoreText } from '#domain/results/score-text.ts';
import shared from '#web/ui/shared.module.css';

interface Props {
  readonly score: Goals;
  /** For layouts with separate boxes for home goals, dash and away goals. They show a shoot-out elsewhere. */
  readonly className?: string | undefined;
  /** Above 0 when the home club has won, below 0 when the away club has: the loser's goals are marked. */
  readonly lead?: number;
}

/** A highlighted score: '1–1 (4–3 on penalties)' inline, or in three boxes. `scoreText` is the plain text. */
export function Score({ score, className, lead = 0 }: Props) {
  if (className === undefined) return <b>{scoreText(score)}</b>;
  return (
    <span className={className}>
      <b className={lead < 0 ? shared.muted : undefined}>{score.homeScore}</b>
      <span>{SCORE_DASH}</span>
      <b className={lead > 0 ? shared.muted : undefined}>{score.awayScore}</b>
    </span>
  );
}
