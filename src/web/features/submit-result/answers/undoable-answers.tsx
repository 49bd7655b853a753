import type { UndoableAnswer } from '#contract/club-links.ts';
import { UNDO_ANSWERS } from '#words/club-link.ts';
import { UndoButton } from './answers.tsx';
import { WaitingMatch } from './waiting-match.tsx';

/** What this club has answered and can undo. Closed at first: most clubs have nothing to undo. */
export function UndoableAnswers({ answers }: { readonly answers: readonly UndoableAnswer[] }) {
  return (
    <details className="waiting undoable">
      <summary>{UNDO_ANSWERS.title(answers.length)}</summary>
      <ul>
        {answers.map((answer) => (
          <li key={answer.seq}>
            <WaitingMatch result={answer} />
            <p className="waiting-dispute">{UNDO_ANSWERS.kinds[answer.kind].about}</p>
            <UndoButton answer={answer} />
          </li>
        ))}
      </ul>
    </details>
  );
}
