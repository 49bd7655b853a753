import './forms.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { SEASON_PANEL } from '../season/words.ts';
import { type Change, useChange } from './use-change.ts';

interface Props {
  readonly title: string;
  readonly about: string;
  readonly button: string;
  readonly variant?: ButtonVariant;
  /** What will be sent; null while a field is missing. */
  readonly change: Change | null;
  /** What is asked before it is sent; without it, it is sent at once. */
  readonly question?: { readonly summary: string; readonly detail?: ReactNode; readonly warning?: string };
  readonly onDone?: () => void;
  readonly children?: ReactNode;
}

/** One decision about the season: its fields, a question where it weighs, and its call. A refusal loses nothing. */
export function ChangeForm({
  title,
  about,
  button,
  variant = 'secondary',
  change,
  question,
  onDone,
  children,
}: Props) {
  const { send, isSending, problem } = useChange();
  const [isMissing, setMissing] = useState(false);
  const [asked, setAsked] = useState<Change | null>(null);

  async function act(confirmed: Change) {
    setAsked(null);
    if ((await send(confirmed)) === null) onDone?.();
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Nothing is asked about a value that the server would refuse. Its message is at the field.
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return wrong.focus();
    setMissing(change === null);
    if (change && question) setAsked(change);
    else if (change) void act(change);
  }
  return (
    <>
      <form noValidate aria-label={title} onSubmit={submit} className="admin-form">
        <div>
          <h3>{title}</h3>
          <p className={shared.note}>{about}</p>
        </div>
        {children}
        {isMissing && change === null && (
          <p role="alert" className={shared.red}>
            {SEASON_PANEL.missing}
          </p>
        )}
        {/* The notification that goes away has announced it. */}
        {problem !== null && <p className={shared.red}>{problem}</p>}
        <div className="admin-form-end">
          <Button type="submit" variant={variant} aria-disabled={isSending}>
            {button}
          </Button>
        </div>
      </form>
      {asked && question && (
        <ConfirmDialog
          title={title}
          summary={question.summary}
          confirmLabel={button}
          {...(question.warning ? { warning: question.warning } : {})}
          onConfirm={() => void act(asked)}
          onClose={() => setAsked(null)}
        >
          {question.detail}
        </ConfirmDialog>
      )}
    </>
  );
}
