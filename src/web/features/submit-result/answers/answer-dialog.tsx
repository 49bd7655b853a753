import { Score } from '#web/clubs/score.tsx';
import '../submit-dialog.css';
import { useQuery } from '@tanstack/react-query';
import { stageOf } from '#domain/matches/match-plan.ts';
import { type Answer, acceptedScore } from '#domain/results/answers.ts';
import type { Result } from '#domain/results/results.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import shared from '#web/ui/shared.module.css';
import { ANSWER_QUESTIONS, ANSWERS, agreeText } from '#words/club-link.ts';
import { ScoreBoard } from '../score-board.tsx';
import { NewIsLate } from '../warnings.tsx';
import { ScoreDialog } from './score-dialog.tsx';
import { type Report, useAnswer } from './use-answer.ts';

interface Props {
  readonly kind: Answer;
  readonly report: Report;
  /** The club that answers. */
  readonly clubId: number;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** The dialog of an answer. Text that was typed stays when it is closed, until the answer is sent. */
export default function AnswerDialog({ kind, open, ...props }: Props) {
  if (kind === 'dispute' || kind === 'correct') return <ScoreDialog kind={kind} open={open} {...props} />;
  return open && <QuestionDialog kind={kind} {...props} />;
}

interface QuestionProps extends Omit<Props, 'kind' | 'open'> {
  readonly kind: 'confirm' | 'withdraw';
}

/** Asks before a club agrees to a score or withdraws its own, and says what follows. */
function QuestionDialog({ kind, report, clubId, onClose, onSent }: QuestionProps) {
  const { result, home, away } = report;
  const { send, isSending, problem } = useAnswer(kind);
  const isAgreeing = kind === 'confirm';
  const stage = stageOf(result.fixtureId);

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
          <WhatFollows />
        </>
      ) : (
        <>
          <p>{ANSWER_QUESTIONS.withdrawn}</p>
          {stage && <NewIsLate match={{ id: result.fixtureId, stage }} />}
        </>
      )}
      <FormError problem={problem} isAnnounced className="submit-error" />
    </ConfirmDialog>
  );
}

/** Who says what: both clubs of a dispute, else the one that has submitted. */
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
    <ul className="claims">
      <li>
        {nameOf(reportedBy)} {ANSWERS.says} <Score score={reported} />
      </li>
      <li>
        {nameOf(dispute.by)} {ANSWERS.says} <Score score={dispute} />
      </li>
    </ul>
  );
}

function WhatFollows() {
  const facts = useQuery(tournamentQuery).data;
  if (!facts) return null;
  const isAutomatic = facts.reporting.autoApprove !== 'off';
  return (
    <p className={isAutomatic ? shared.strong : shared.muted}>
      {isAutomatic ? ANSWER_QUESTIONS.counts : ANSWER_QUESTIONS.approvedLater}
    </p>
  );
}
