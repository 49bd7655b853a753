import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import panel from '../panel.module.css';
import { PanelForm } from './panel-form.tsx';
import { type Change, useChange } from './use-change.ts';
import { type Form, FormContext } from './use-form.ts';
import { FORM } from './words.ts';

interface Decision {
  readonly id: number | string;
  readonly text: string;
  readonly reason?: string;
  /** Absent if the decision cannot be undone. */
  readonly undo?: Change & { readonly label: string };
}

interface Props {
  readonly words: {
    readonly title: string;
    readonly about: string;
    readonly button: string;
    /** The title of the toast. */
    readonly done: string;
  };
  /** Its fields, which a successful change clears. */
  readonly form?: Form;
  readonly isDestructive?: boolean;
  /** Null while a field is missing. */
  readonly change: Omit<Change, 'done'> | null;
  /** Whether a form that is always complete differs from what is in force. */
  readonly isChanged?: boolean;
  /** Asked before the change is sent; without it, it is sent at once. */
  readonly question?: { readonly summary: string; readonly detail?: ReactNode; readonly warning?: string };
  readonly onDone?: () => void;
  readonly children?: ReactNode;
  /** Earlier changes made with the form, below the button. */
  readonly history?: readonly Decision[];
}

/**
 * One decision about the season: fields, an optional confirmation, and the call. A refused call keeps the typed text.
 */
export function ChangeForm({
  words: { title, about, button, done },
  form,
  isDestructive = false,
  change,
  isChanged = true,
  question,
  onDone,
  children,
  history = [],
}: Props) {
  const { send, isSending, problem } = useChange();
  const [pendingChange, setPendingChange] = useState<Change | null>(null);

  async function act(confirmed: Change) {
    if ((await send(confirmed)) !== null) return;
    onDone?.();
    form?.clear();
  }
  const { onSubmit, isMissing } = useSubmit(change && { ...change, done }, (complete) =>
    question ? setPendingChange(complete) : void act(complete),
  );
  return (
    <>
      <PanelForm
        title={title}
        about={about}
        button={button}
        onSubmit={onSubmit}
        isReady={change !== null && isChanged}
        isDestructive={isDestructive}
        isSending={isSending}
        missing={isMissing ? FORM.missing : null}
        problem={problem}
        history={history.length > 0 && <CurrentDecisions decisions={history} />}
      >
        <FormContext value={form ?? null}>{children}</FormContext>
      </PanelForm>
      {pendingChange && question && (
        <ConfirmDialog
          title={title}
          summary={question.summary}
          warning={question.warning}
          confirmLabel={button}
          confirmVariant={isDestructive ? 'danger' : 'primary'}
          onConfirm={() => void act(pendingChange)}
          onClose={() => setPendingChange(null)}
        >
          {question.detail}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Below the form for new decisions of the same kind. */
function CurrentDecisions({ decisions }: { readonly decisions: readonly Decision[] }) {
  const { send } = useChange();
  return (
    <ul className={`${panel.rows} ${panel.currentDecisions}`} aria-label={FORM.inForce}>
      {decisions.map(({ id, text, reason, undo }) => (
        <li key={id}>
          <span dir="auto">
            <b>{text}</b> {reason}
          </span>
          {undo && (
            <Button variant="quiet" onClick={() => void send(undo)} aria-label={`${undo.label}: ${text}`}>
              {undo.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
