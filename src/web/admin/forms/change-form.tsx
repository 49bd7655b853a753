import './forms.css';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import shared from '#web/ui/shared.module.css';
import { useSubmit } from '#web/ui/use-submit.ts';
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
  const [asked, setAsked] = useState<Change | null>(null);

  async function act(confirmed: Change) {
    setAsked(null);
    if ((await send(confirmed)) === null) onDone?.();
  }
  const { onSubmit, isMissing } = useSubmit(change, (complete) =>
    question ? setAsked(complete) : void act(complete),
  );
  return (
    <>
      <form noValidate aria-label={title} onSubmit={onSubmit} className="admin-form">
        <div>
          <h3>{title}</h3>
          <p className={shared.note}>{about}</p>
        </div>
        {children}
        <FormError problem={isMissing ? SEASON_PANEL.missing : null} />
        <FormError problem={problem} isAnnounced />
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
