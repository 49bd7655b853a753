import { useState } from 'react';
import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Button, ignoreKeyRepeat } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { awardBody, startAward } from '../forms/award-body.ts';
import { ReasonField } from '../forms/fields.tsx';
import { RulingScore } from '../forms/ruling-score.tsx';
import { useChange } from '../forms/use-change.ts';
import { FormContext, useForm } from '../forms/use-form.ts';
import { AWARD, FORM } from '../forms/words.ts';
import styles from './dispute-claims.module.css';
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

interface RulingDialogProps {
  readonly result: MatchResult;
  readonly onAwarded: () => void;
  readonly onClose: () => void;
}

/** Sets a score that neither club claims. A refused call keeps the typed text. */
function RulingDialog({ result, onAwarded, onClose }: RulingDialogProps) {
  const { send, isSending, problem } = useChange();
  const form = useForm('award');
  const { button, done } = AWARD;
  const reason = form.value('reason');
  const match = { id: result.fixtureId, stage: { kind: result.stage } };
  const body = awardBody(match, 'ruling', form.value);
  const { onSubmit, isMissing } = useSubmit(
    body && reason.trim() !== '' ? { ...body, reason } : null,
    async (award) => {
      if ((await send({ path: 'award-result', body: award, done })) !== null) return;
      onAwarded();
      form.clear();
    },
  );
  return (
    <ConfirmDialog
      title={DISPUTE.award}
      summary={`${result.homeTeam} vs ${result.awayTeam}`}
      confirmLabel={button}
      confirmVariant="primary"
      isSending={isSending}
      onConfirm={onSubmit}
      onClose={onClose}
    >
      <FormContext value={form}>
        <RulingScore isTie={result.stage === 'knockout'} hasFocus />
        <ReasonField />
      </FormContext>
      <FormError problem={isMissing ? FORM.missing : problem} />
    </ConfirmDialog>
  );
}
