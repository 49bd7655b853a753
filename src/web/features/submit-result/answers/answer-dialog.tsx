import { useQuery } from '@tanstack/react-query';
import { type Answer, acceptedScore } from '#domain/results/answers.ts';
import type { Result } from '#domain/results/results.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { Score } from '#web/clubs/score.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import shared from '#web/ui/shared.module.css';
import { ANSWER_QUESTIONS, ANSWERS, agreeText } from '#words/club-link.ts';
import { ScoreBoard } from '../confirm-score.tsx';
import submitDialog from '../submit-dialog.module.css';
import { NewIsLate } from '../warnings.tsx';
import styles from './score-dialog.module.css';
import { ScoreDialog } from './score-dialog.tsx';
import { type Submission, useAnswer } from './use-answer.ts';

interface Props {
  readonly kind: Answer;
  readonly submission: Submission;
  /** The club that answers. */
  readonly clubId: number;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Typed text survives closing the dialog until the answer is sent. */
export default function AnswerDialog({ kind, open, ...props }: Props) {
  if (kind === 'dispute' || kind === 'correct') return <ScoreDialog kind={kind} open={open} {...props} />;
  return open && <QuestionDialog kind={kind} {...props} />;
}

interface QuestionProps extends Omit<Props, 'kind' | 'open'> {
  readonly kind: 'confirm' | 'withdraw';
}

/** Asks before a club confirms a score or withdraws its own, and shows the consequences. */
function QuestionDialog({ kind, submission, clubId, onClose, onSent }: QuestionProps) {
  const { result, home, away } = submission;
  const { send, isSending, problem } = useAnswer(kind);
  const isAgreeing = kind === 'confirm';

  async function answer() {
    const { id, dispute } = result;
    if ((await send(isAgreeing ? { id, disputedAt: dispute?.at } : { id })) === null) onSent();
  }

  const { agree: agreeTitle, accept, withdraw: withdrawTitle } = ANSWER_QUESTIONS;
  const title = isAgreeing ? (result.dispute ? accept : agreeTitle) : withdrawTitle;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={isAgreeing ? agreeText(result, clubId) : ANSWERS.withdraw}
      confirmVariant={isAgreeing ? 'primary' : 'danger'}
      isSending={isSending}
      onConfirm={() => void answer()}
      onClose={onClose}
    >
      <ScoreBoard home={home} away={away} score={isAgreeing ? acceptedScore(result, clubId) : result} />
      {isAgreeing ? (
        <>
          <Claims result={result} />
          <Consequences />
        </>
      ) : (
        <>
          <p>{ANSWER_QUESTIONS.withdrawn}</p>
          <NewIsLate match={{ id: result.fixtureId }} />
        </>
      )}
      <FormError problem={problem} isAnnounced className={submitDialog.error} />
    </ConfirmDialog>
  );
}

/** Both claims of a dispute, otherwise that of the submitting club. */
function Claims({ result: { dispute, reportedBy, ...reported } }: { readonly result: Result }) {
  const facts = useQuery(tournamentQuery).data;
  const nameOf = (clubId: number | null) => <bdi>{facts?.clubs.find(({ id }) => id === clubId)?.name}</bdi>;
  if (!dispute)
    return (
      <p className={shared.muted}>
        {ANSWER_QUESTIONS.submittedBy} {nameOf(reportedBy)}.
      </p>
    );
  return (
    <ul className={styles.claims}>
      <li>
        {nameOf(reportedBy)} {ANSWERS.says} <Score score={reported} />
      </li>
      <li>
        {nameOf(dispute.by)} {ANSWERS.says} <Score score={dispute} />
      </li>
    </ul>
  );
}

function Consequences() {
  const facts = useQuery(tournamentQuery).data;
  if (!facts) return null;
  const isAutomatic = facts.reporting.autoApprove !== 'off';
  return (
    <p className={isAutomatic ? shared.strong : shared.muted}>
      {isAutomatic ? ANSWER_QUESTIONS.counts : ANSWER_QUESTIONS.approvedLater}
    </p>
  );
}
