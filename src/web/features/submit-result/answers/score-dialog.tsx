import { type FormEvent, useId, useRef, useState } from 'react';
import { stageOfId } from '#domain/matches/match-plan.ts';
import type { Result } from '#domain/results/results.ts';
import { checkTypedScore, type ScoreProblem } from '#domain/results/scores.ts';
import { Score } from '#web/clubs/score.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FieldError, FormError } from '#web/ui/form-errors.tsx';
import shared from '#web/ui/shared.module.css';
import { CORRECT_DIALOG, DISPUTE_DIALOG } from '#words/club-link.ts';
import { type Draft, EMPTY_DRAFT, scoreToSend, typedDecisionProblem } from '../drafts.ts';
import { ScoreFields } from '../score-fields.tsx';
import submitDialog from '../submit-dialog.module.css';
import styles from './score-dialog.module.css';
import { type Submission, useAnswer } from './use-answer.ts';

interface Props {
  readonly kind: 'dispute' | 'correct';
  readonly submission: Submission;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** For the other club, which disputes a score, or the same one, which corrects it. */
export function ScoreDialog({ kind, submission, open, onClose, onSent }: Props) {
  const { result, home, away } = submission;
  const stage = stageOfId(result.fixtureId);
  const isDispute = kind === 'dispute';
  const [draft, setDraft] = useState<Draft>(
    isDispute ? (submission.typed ?? EMPTY_DRAFT) : draftFrom(result),
  );
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<readonly ScoreProblem[]>([]);
  const [decisionProblem, setDecisionProblem] = useState<string | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { send, isSending, problem: serverProblem } = useAnswer(kind);
  const form = useRef<HTMLFormElement>(null);
  const reasonId = useId();
  if (!stage) return null;

  const input = (name: string) => form.current?.elements.namedItem(name) as HTMLElement;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stage) return;
    const found = checkTypedScore(draft);
    const undecided = found.length > 0 ? null : typedDecisionProblem(stage, draft);
    setProblems(found);
    setDecisionProblem(undecided);
    const isMissing = isDispute && reason.trim() === '';
    setReasonMissing(isMissing);
    if (found[0]) return input(found[0].field).focus();
    if (undecided) return input('homePenalties').focus();
    if (isMissing) return input('reason').focus();
    const { homeScore, awayScore, homePenalties, awayPenalties, afterExtraTime } = scoreToSend(stage, draft);
    const penalties = homePenalties === null ? {} : { homePenalties, awayPenalties };
    const score = { id: result.id, homeScore, awayScore, ...penalties };
    const answer = isDispute ? { ...score, reason } : { ...score, afterExtraTime };
    if ((await send(answer)) === null) onSent();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isDispute ? DISPUTE_DIALOG.title : CORRECT_DIALOG.title}
      closeLabel={DISPUTE_DIALOG.close}
    >
      <form ref={form} noValidate onSubmit={submit} className={submitDialog.form}>
        <p>
          {isDispute ? DISPUTE_DIALOG.reported : CORRECT_DIALOG.submitted} <bdi>{home}</bdi>{' '}
          <Score score={result} /> <bdi>{away}</bdi>. {isDispute ? DISPUTE_DIALOG.lead : CORRECT_DIALOG.lead}
        </p>
        <ScoreFields
          stage={stage}
          draft={draft}
          home={home}
          away={away}
          problems={problems}
          decisionProblem={decisionProblem}
          readOnly={isSending}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
        />
        {isDispute && (
          <div className={styles.field}>
            <label htmlFor={reasonId}>{DISPUTE_DIALOG.reason}</label>
            <textarea
              id={reasonId}
              name="reason"
              className={shared.field}
              rows={3}
              dir="auto"
              aria-invalid={isReasonMissing}
              aria-describedby={`${reasonId}-hint`}
              readOnly={isSending}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <span id={`${reasonId}-hint`} className={shared.fine}>
              {DISPUTE_DIALOG.reasonHint}
            </span>
            <FieldError
              problem={isReasonMissing && reason.trim() === '' ? DISPUTE_DIALOG.reasonMissing : null}
            />
          </div>
        )}
        <FormError problem={serverProblem} isAnnounced className={submitDialog.error} />
        <div className={shared.pair}>
          <Button variant="secondary" onClick={onClose}>
            {DISPUTE_DIALOG.cancel}
          </Button>
          <Button type="submit" aria-disabled={isSending}>
            {isDispute ? DISPUTE_DIALOG.send : CORRECT_DIALOG.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function draftFrom({ homePenalties, awayPenalties, ...result }: Result): Draft {
  return {
    homeScore: String(result.homeScore),
    awayScore: String(result.awayScore),
    ...(homePenalties !== null && { homePenalties: String(homePenalties) }),
    ...(awayPenalties !== null && { awayPenalties: String(awayPenalties) }),
    afterExtraTime: result.afterExtraTime,
  };
}
