import './answers.css';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { createPortal } from 'react-dom';
import type { UndoableAnswer } from '#contract/club-links.ts';
import { type Answer, answersOf } from '#domain/results/answers.ts';
import type { Result } from '#domain/results/results.ts';
import { useMyClub } from '#web/api/my-club.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { openDialog } from '#web/ui/dialog/open-dialog.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ANSWERS, agreeText, UNDO_ANSWERS } from '#words/club-link.ts';
import { formNotLoaded } from '#words/submit-failures.ts';
import type AnswerDialog from './answer-dialog.tsx';
import { type Report, useUndoAnswer } from './use-answer.ts';

interface Props {
  readonly report: Report;
  /** The club that answers. */
  readonly clubId: number;
}

/** Only clubs with a report that waits load it. */
const ResultPictures = lazyPart(() => import('../evidence/result-pictures.tsx'));

interface Opened {
  readonly Dialog: ComponentType<ComponentProps<typeof AnswerDialog>>;
  readonly kind: Answer;
  readonly open: boolean;
}

/** What a club can say about a submission: each answer is asked for in a dialog of its own. */
export function Answers({ report, clubId }: Props) {
  // Until the page knows what came of it: a second answer would be refused, and read as if the first had been.
  const [answered, setAnswered] = useState<Result | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { result, home, away } = report;
  const agreement = useMyClub()?.undoable.find(
    ({ kind, resultId }) => kind === 'confirmed' && resultId === result.id,
  );
  const open = (kind: Answer) =>
    openDialog(
      () => import('./answer-dialog.tsx'),
      (Dialog) => setOpened({ Dialog, kind, open: true }),
      formNotLoaded,
    );
  const looks: Record<Answer, { readonly text: string; readonly variant: ButtonVariant }> = {
    // In a dispute an administrator decides: nobody is urged to give way.
    confirm: { text: agreeText(result, clubId), variant: result.dispute ? 'secondary' : 'primary' },
    dispute: { text: ANSWERS.dispute, variant: 'secondary' },
    correct: { text: ANSWERS.correct, variant: 'secondary' },
    withdraw: { text: ANSWERS.withdraw, variant: 'quiet' },
  };
  const possible = answersOf(result, clubId);
  return (
    <>
      {result.submissionStatus === 'pending' && result.reportedBy !== null && (
        <ResultPictures resultId={result.id} />
      )}
      {possible.length > 0 && (
        <div className="answers">
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
      {/* It stays, with what was typed, when the result is decided meanwhile. */}
      {opened &&
        createPortal(
          <opened.Dialog
            key={`${opened.kind} ${result.id}`}
            kind={opened.kind}
            report={report}
            clubId={clubId}
            open={opened.open}
            onClose={() => setOpened({ ...opened, open: false })}
            onSent={() => {
              setOpened(null);
              setAnswered(result);
            }}
          />,
          document.body,
        )}
    </>
  );
}

/** Undoes what this club has answered. */
export function UndoButton({ answer }: { readonly answer: UndoableAnswer }) {
  const { send, isSending, isDone } = useUndoAnswer();
  const { homeTeam, awayTeam, kind } = answer;
  const text = UNDO_ANSWERS.kinds[kind].undo;
  return (
    <div className="answers">
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
