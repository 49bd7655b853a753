import type { AnswerReply, WithdrawReportReply } from '#contract/answers.ts';
import type { UndoableAnswer } from '#contract/club-links.ts';
import type { Answer } from '#domain/results/answers.ts';
import type { Result } from '#domain/results/results.ts';
import { clubPost } from '#web/api/repeatable-call.ts';
import { useWrite } from '#web/api/use-write.ts';
import { inYourTime } from '#web/ui/time/formats.ts';
import { type ToastContent, toasts, UNDO_OFFERED_MS } from '#web/ui/toast/toast-store.ts';
import { ANSWERS, UNDO_ANSWERS } from '#words/club-link.ts';
import type { Draft } from '../drafts.ts';

export interface Submission {
  readonly result: Result;
  readonly home: string;
  readonly away: string;
  /** A score that this club has already typed for the match. */
  readonly typed?: Draft;
}

export function useAnswer(kind: Answer) {
  const undo = useUndoAnswer();
  function withUndo(toast: ToastContent, undone: UndoableAnswer['kind'], seq: number | undefined) {
    if (seq === undefined) return toast;
    const act = () => void undo.send({ seq, kind: undone });
    const action = { label: UNDO_ANSWERS.button, act };
    return { ...toast, action, entries: [seq], duration: UNDO_OFFERED_MS };
  }
  return useWrite({
    call: (body: object) => clubPost<AnswerReply | WithdrawReportReply>(`${kind}-result`, body),
    onDone: ({ recorded, ...reply }) => {
      if (!('result' in reply)) return withUndo(ANSWERS.withdrawn, 'report-withdrawn', recorded?.seq);
      const { result } = reply;
      if (kind === 'correct') return ANSWERS.corrected(inYourTime(result.submittedAt));
      // A dispute with the same score counts as a confirmation.
      if (kind === 'dispute' && result.agreement !== 'agreed') return ANSWERS.disputed;
      const isApproved = result.submissionStatus === 'approved';
      // The entry of an automatic approval follows that of the confirmation.
      const seq = recorded && (isApproved ? recorded.seq - 1 : recorded.seq);
      return withUndo(ANSWERS.agreed(isApproved), 'confirmed', seq ?? undefined);
    },
    failed: () => ANSWERS.failed,
  });
}

export function useUndoAnswer() {
  return useWrite({
    call: ({ seq }: Pick<UndoableAnswer, 'seq' | 'kind'>) => clubPost('undo', { seqs: [seq] }),
    onDone: (_reply, { kind, seq }) => {
      toasts.dismissUndone([seq]);
      return UNDO_ANSWERS.kinds[kind].done;
    },
    failed: () => ANSWERS.failed,
  });
}
