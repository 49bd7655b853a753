import { useState } from 'react';
import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Button, ignoreKeyRepeat } from '#web/ui/button.tsx';
import { useForm } from '../forms/use-form.ts';
import { startAward } from '../season/award-body.ts';
import styles from './dispute-claims.module.css';
import { RulingDialog } from './ruling-dialog.tsx';
import { SideScreenshots, sideOf } from './side-screenshots.tsx';
import type { Claim } from './use-decisions.ts';
import { APPROVAL, DISPUTE } from './words.ts';

interface Props {
  readonly result: MatchResult;
  readonly clubs: readonly Club[];
  /** The other club's reason for the dispute. */
  readonly reason: string | null;
  readonly evidence: PendingResult['evidence'];
  readonly onApprove: (claim: Claim) => void;
  readonly onReject: () => void;
  readonly onAwarded: () => void;
}

/** Both claims side by side, with screenshots large enough to judge, each accepted with one press. */
export function DisputeClaims({ result, clubs, reason, evidence, onApprove, onReject, onAwarded }: Props) {
  const award = useForm('award');
  const [isRuling, setRuling] = useState(false);
  const { dispute, homeTeam, awayTeam } = result;
  if (!dispute) return null;
  const claims = [
    { claim: 'reported', side: sideOf(clubs, result.reportedBy), score: scoreText(result) },
    { claim: 'disputed', side: sideOf(clubs, dispute.by), score: scoreText(dispute) },
  ] as const;
  const sides = claims.map(({ side }) => side);
  return (
    <>
      <div className={styles.claims} data-claims>
        {claims.map(({ claim, side, score }) => (
          <div key={claim} className={styles.claim}>
            <SideScreenshots evidence={evidence} side={side} sides={sides} />
            <div className={styles.statement}>
              <p className={styles.says}>
                <Crest name={side.name} size={28} />
                <span>
                  <bdi>{side.name}</bdi> {DISPUTE.says}
                </span>{' '}
                <b>{score}</b>
              </p>
              {claim === 'disputed' && reason && <q dir="auto">{reason}</q>}
              <Button
                variant="secondary"
                data-decides
                onKeyDown={ignoreKeyRepeat}
                aria-label={`${APPROVAL.approve} ${score}, ${homeTeam} vs ${awayTeam}`}
                onClick={() => onApprove(claim)}
              >
                {`${APPROVAL.approve} ${score}`}
              </Button>
            </div>
          </div>
        ))}
      </div>
      <div className={styles.others}>
        <Button
          variant="quiet"
          data-decides
          onKeyDown={ignoreKeyRepeat}
          aria-label={`${APPROVAL.reject} ${homeTeam} vs ${awayTeam}`}
          onClick={onReject}
        >
          {APPROVAL.reject}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            startAward(award, result.fixtureId, 'ruling');
            setRuling(true);
          }}
        >
          {DISPUTE.award}
        </Button>
      </div>
      {isRuling && (
        <RulingDialog
          result={result}
          onAwarded={() => {
            setRuling(false);
            onAwarded();
          }}
          onClose={() => setRuling(false)}
        />
      )}
    </>
  );
}
