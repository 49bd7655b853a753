import './dispute-claims.css';
import { useState } from 'react';
import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ignoreKeyRepeat } from '#web/ui/dialog/ignore-key-repeat.ts';
import { type Ruling, RulingDialog } from './ruling-dialog.tsx';
import { SidePictures, sideOf } from './side-pictures.tsx';
import type { Claim } from './use-decisions.ts';
import { APPROVAL, DISPUTE } from './words.ts';

interface Props {
  readonly result: MatchResult;
  readonly clubs: readonly Club[];
  /** Why the other club says otherwise. */
  readonly reason: string | null;
  readonly evidence: PendingResult['evidence'];
  readonly isDecidable: boolean;
  readonly onApprove: (claim: Claim) => void;
  readonly onReject: () => void;
  readonly ruling: Ruling;
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
  ruling,
}: Props) {
  const [isRuling, setRuling] = useState(false);
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
        <Button
          variant="quiet"
          aria-disabled={!isDecidable}
          onClick={() => {
            ruling.onStart();
            setRuling(isDecidable);
          }}
        >
          {DISPUTE.award}
        </Button>
      </div>
      {isRuling && <RulingDialog result={result} ruling={ruling} onClose={() => setRuling(false)} />}
    </div>
  );
}
