import { useState } from 'react';
import type { UndoableAnswer } from '#contract/club-links.ts';
import { type Answer, answersOf } from '#domain/results/answers.ts';
import type { Result } from '#domain/results/results.ts';
import { useMyClub } from '#web/api/my-club.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { lazyPart, openDialog } from '#web/ui/lazy-part.tsx';
import { ANSWERS, agreeText, UNDO_ANSWERS } from '#words/club-link.ts';
import { formNotLoaded } from '#words/submit-failures.ts';
import styles from './answers.module.css';
import { showAnswer } from './opened-answers.tsx';
import { type Submission, useUndoAnswer } from './use-answer.ts';

interface Props {
  readonly submission: Submission;
  /** The club that answers. */
  readonly clubId: number;
}

/** Only clubs with a pending submission load it. */
const ResultScreenshots = lazyPart(() => import('../evidence/result-screenshots.tsx'));

/** A club's answers to a submission, each in its own dialog. */
export function Answers({ submission, clubId }: Props) {
  // Until the page has the new state: a second answer would be refused, and its error would seem to be about the first.
  const [answered, setAnswered] = useState<Result | null>(null);
  const { result, home, away } = submission;
  const agreement = useMyClub()?.undoable.find(
    ({ kind, resultId }) => kind === 'confirmed' && resultId === result.id,
  );
  const open = (kind: Answer) =>
    openDialog(
      () => import('./answer-dialog.tsx'),
      (Dialog) =>
        showAnswer({ Dialog, kind, submission, clubId, open: true, onSent: () => setAnswered(result) }),
      formNotLoaded,
    );
  const looks: Record<Answer, { readonly text: string; readonly variant: ButtonVariant }> = {
    // In a dispute, an administrator decides, so neither club is urged to give in.
    confirm: { text: agreeText(result, clubId), variant: result.dispute ? 'secondary' : 'primary' },
    dispute: { text: ANSWERS.dispute, variant: 'secondary' },
    correct: { text: ANSWERS.correct, variant: 'secondary' },
    withdraw: { text: ANSWERS.withdraw, variant: 'quiet' },
  };
  const possible = answersOf(result, clubId);
  return (
    <>
      {possible.length > 0 && (
        <div className={styles.answers}>
          {possible.map((kind) => (
            <Button
              key={kind}
              variant={looks[kind].variant}
              aria-label={`${looks[kind].text}, ${home} vs ${away}`}
              aria-disabled={answered === result}
              onClick={() => answered !== result && void open(kind)}
            >
              {looks[kind].text}
            </Button>
          ))}
        </div>
      )}
      {agreement && <UndoButton answer={agreement} />}
      {result.submissionStatus === 'pending' && result.reportedBy !== null && (
        <ResultScreenshots resultId={result.id} />
      )}
    </>
  );
}

export function UndoButton({ answer }: { readonly answer: UndoableAnswer }) {
  const { send, isSending, isDone } = useUndoAnswer();
  const { homeTeam, awayTeam, kind } = answer;
  const text = UNDO_ANSWERS.kinds[kind].undo;
  return (
    <div className={styles.answers}>
      <Button
        variant="secondary"
        aria-label={`${text}, ${homeTeam} vs ${awayTeam}`}
        aria-disabled={isSending || isDone}
        onClick={() => void send(answer)}
      >
        {text}
      </Button>
    </div>
  );
}
