import type { ReportedScore } from '#domain/results/results.ts';
import { penaltiesText } from '#domain/results/score-text.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Score } from '#web/clubs/score.tsx';
import { CONFIRM_DIALOG } from './words.ts';

interface Props {
  readonly home: string;
  readonly away: string;
  readonly score: ReportedScore;
}

/** The score that a captain is asked about, large, between its clubs. */
export function ScoreBoard({ home, away, score }: Props) {
  const { homeScore, awayScore } = score;
  const decision = [
    score.homePenalties !== null && penaltiesText(score),
    score.afterExtraTime && CONFIRM_DIALOG.afterExtraTime,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="score-board">
      <div className="confirm-score">
        <Side club={home} />
        <Score score={{ homeScore, awayScore }} />
        <Side club={away} />
      </div>
      {decision && <p className="confirm-decision">{decision}</p>}
    </div>
  );
}

function Side({ club }: { readonly club: string }) {
  return (
    <p className="confirm-club">
      <Crest name={club} size={44} />
      <span className="score-club" dir="auto">
        {club}
      </span>
    </p>
  );
}
