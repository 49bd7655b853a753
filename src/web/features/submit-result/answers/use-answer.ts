import type { AnswerReply, WithdrawReportReply } from '#contract/answers.ts';
import type { UndoableAnswer } from '#contract/club-links.ts';
import type { Answer } from '#domain/results/answers.ts';
import type { Result } from '#domain/results/results.ts';
import { clubPost } from '#web/api/club-post.ts';
import { useWrite } from '#web/api/use-write.ts';
import { inYourTime } from '#web/ui/time/formats.ts';
import { type ToastContent, UNDO_OFFERED_MS } from '#web/ui/toast/toast-store.ts';
import { ANSWERS, UNDO_ANSWERS } from '#words/club-link.ts';
import type { Draft } from '../drafts.ts';

/** A report with the names of its clubs. */
export interface Report {
  readonly result: Result;
  readonly home: string;
  readonly away: string;
  /** What the club that answers has typed for the match already. */
  readonly typed?: Draft;
}

/** Sends an answer of this device's club. */
export function useAnswer(kind: Answer) {
  const undo = useUndoAnswer();
  function withUndo(toast: ToastContent, undone: UndoableAnswer['kind'], seq: number | undefined) {
    if (seq === undefined) return toast;
    const act = () => void undo.send({ seq, kind: undone });
    return { ...toast, duration: UNDO_OFFERED_MS, action: { label: UNDO_ANSWERS.button, act } };
  }
  return useWrite({
    call: (body: object) => clubPost<AnswerReply | WithdrawReportReply>(`${kind}-result`, body),
    onDone: ({ recorded, ...reply }) => {
      if (!('result' in reply)) return withUndo(ANSWERS.withdrawn, 'report-withdrawn', recorded?.seq);
      const { result } = reply;
      if (kind === 'correct') return ANSWERS.corrected(inYourTime(result.submittedAt));
      // To dispute with the same score counts as an agreement.
      if (kind === 'dispute' && result.agreement !== 'agreed') return ANSWERS.disputed;
      const isApproved = result.submissionStatus === 'approved';
      // The entry of an approval by rule follows the one of the agreement.
      const seq = recorded && (isApproved ? recorded.seq - 1 : recorded.seq);
      return withUndo(ANSWERS.agreed(isApproved), 'confirmed', seq ?? undefined);
    },
    failed: () => ANSWERS.failed,
  });
}

/** Undoes what this club has answered. */
export function useUndoAnswer() {
  return useWrite({
    call: ({ seq }: Pick<UndoableAnswer, 'seq' | 'kind'>) => clubPost('undo', { seqs: [seq] }),
    onDone: (_reply, { kind }) => UNDO_ANSWERS.kinds[kind].done,
    failed: () => ANSWERS.failed,
  });
}
