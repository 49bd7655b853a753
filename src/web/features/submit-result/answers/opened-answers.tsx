import { type ComponentProps, type ComponentType, useEffect } from 'react';
import { usePath } from '#web/ui/navigation.ts';
import { createStore, useStore } from '#web/ui/store.ts';
import type AnswerDialog from './answer-dialog.tsx';

type DialogProps = ComponentProps<typeof AnswerDialog>;

interface OpenedAnswer extends Omit<DialogProps, 'onClose'> {
  readonly Dialog: ComponentType<DialogProps>;
}

const openedAnswers = createStore<readonly OpenedAnswer[]>([]);

export function showAnswer(answer: OpenedAnswer): void {
  openedAnswers.set([...others(answer), answer]);
}

function others(answer: OpenedAnswer): readonly OpenedAnswer[] {
  return openedAnswers.get().filter((other) => keyOf(other) !== keyOf(answer));
}

function keyOf({ kind, submission }: OpenedAnswer): string {
  return `${kind} ${submission.result.id}`;
}

/**
 * The dialogs in which captains answer submissions, with the text typed so far. Outside of all lists: a result that is
 * decided in the meantime leaves its list, and would take the dialog with it.
 */
export function OpenedAnswers() {
  const path = usePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is another page, which begins without dialogs
  useEffect(() => () => openedAnswers.set([]), [path]);
  return useStore(openedAnswers).map((answer) => {
    const { Dialog, ...props } = answer;
    return (
      <Dialog
        {...props}
        key={keyOf(answer)}
        onClose={() => showAnswer({ ...answer, open: false })}
        onSent={() => {
          openedAnswers.set(others(answer));
          answer.onSent();
        }}
      />
    );
  });
}
