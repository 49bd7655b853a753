import type { Answer } from '#domain/results/answers.ts';
import { QuestionDialog } from './question-dialog.tsx';
import type { Report } from './report.ts';
import { ScoreDialog } from './score-dialog.tsx';

export interface AnswerDialogProps {
  readonly kind: Answer;
  readonly report: Report;
  /** The club that answers. */
  readonly clubId: number;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Where a club says what it has pressed a button for. What it has typed stays until it was sent, also when closed. */
export function AnswerDialog({ kind, open, ...props }: AnswerDialogProps) {
  if (kind === 'dispute' || kind === 'correct') return <ScoreDialog kind={kind} open={open} {...props} />;
  return open && <QuestionDialog kind={kind} {...props} />;
}
