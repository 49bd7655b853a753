import './dispute-claims.css';
import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { APPROVAL, DISPUTE } from '#web/content/review.ts';
import { Button } from '#web/ui/button.tsx';
import { ignoreKeyRepeat } from '#web/ui/dialog/ignore-key-repeat.ts';
import { SidePictures, sideOf } from './side-pictures.tsx';
import type { Claim } from './use-decisions.ts';

interface Props {
  readonly result: MatchResult;
  readonly clubs: readonly Club[];
  /** Why the other club says otherwise. */
  readonly reason: string | null;
  readonly evidence: PendingResult['evidence'];
  readonly isDecidable: boolean;
  readonly onApprove: (claim: Claim) => void;
  readonly onReject: () => void;
  /** Leads to where another score is set. */
  readonly onAward: () => void;
}

/** What the two clubs say, side by side, with one press for either. */
export function DisputeClaims({
  result,
  clubs,
  reason,
  evidence,
  isDecidable,
  onApprove,
  onReject,
  onAward,
}: Props) {
  const { dispute, homeTeam, awayTeam } = result;
  if (!dispute) return null;
  const claims = [
    { claim: 'reported', side: sideOf(clubs, result.reportedBy), score: scoreText(result) },
    { claim: 'disputed', side: sideOf(clubs, dispute.by), score: scoreText(dispute) },
  ] as const;
  const sides = claims.map(({ side }) => side);
  return (
    <div className="admin-dispute">
      {claims.map(({ claim, side, score }) => (
        <div key={claim}>
          <p>
            <bdi>{side.name}</bdi> {DISPUTE.says} <b>{score}</b>
            {claim === 'disputed' && reason && <q dir="auto">{reason}</q>}
          </p>
          <SidePictures evidence={evidence} side={side} sides={sides} />
          <Button
            onKeyDown={ignoreKeyRepeat}
            aria-disabled={!isDecidable}
            aria-label={`${APPROVAL.approve} ${score}, ${homeTeam} vs ${awayTeam}`}
            onClick={() => onApprove(claim)}
          >
            {`${APPROVAL.approve} ${score}`}
          </Button>
        </div>
      ))}
      <div className="admin-dispute-else">
        <Button
          variant="secondary"
          onKeyDown={ignoreKeyRepeat}
          aria-disabled={!isDecidable}
          aria-label={`${APPROVAL.reject} ${homeTeam} vs ${awayTeam}`}
          onClick={onReject}
        >
          {APPROVAL.reject}
        </Button>
        <Button variant="quiet" onClick={onAward}>
          {DISPUTE.award}
        </Button>
      </div>
    </div>
  );
}
