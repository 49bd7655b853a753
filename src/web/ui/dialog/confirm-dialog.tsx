import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button, type ButtonVariant } from '../button.tsx';
import { TriangleAlert } from '../icons.tsx';
import shared from '../shared.module.css';
import { useSettling } from '../use-settling.ts';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

const WORDS = { cancel: 'Cancel', close: 'Close' } as const;

interface Props {
  readonly title: string;
  /** The subject of the question, above its effect. */
  readonly subject?: ReactNode;
  /** The effect, in one line. */
  readonly summary?: string;
  readonly children?: ReactNode;
  readonly warning?: ReactNode;
  readonly confirmLabel: string;
  readonly confirmVariant?: ButtonVariant;
  /** A word that has to be typed first, with its label. */
  readonly typed?: { readonly label: string; readonly word: string };
  /** If it is given, the dialog stays open after the confirmation: it closes when the reply is there. */
  readonly isSending?: boolean;
  readonly onConfirm: (event: FormEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
}

/** It may open under a finger in the middle of a double tap, so its button is disabled at first. */
export function ConfirmDialog({
  title,
  subject,
  summary,
  children,
  warning,
  confirmLabel,
  confirmVariant = 'danger',
  typed,
  isSending,
  onConfirm,
  onClose,
}: Props) {
  const [text, setText] = useState('');
  const isSettling = useSettling(title);
  const id = useId();
  const described = [...(summary ? [`${id}-summary`] : []), ...(warning ? [`${id}-warning`] : [])].join(' ');
  const isAllowed = !isSettling && !isSending && (!typed || text.trim() === typed.word);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={WORDS.close}
      {...(described && { describedBy: described })}
    >
      <form
        className={`${shared.stack} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAllowed) return;
          if (isSending === undefined) onClose();
          onConfirm(event);
        }}
      >
        {subject}
        {summary && (
          <p id={`${id}-summary`} className={`${shared.large} ${shared.strong}`}>
            {summary}
          </p>
        )}
        {children}
        {warning && (
          <p id={`${id}-warning`} className={styles.warning}>
            <TriangleAlert className={shared.iconMedium} />
            {warning}
          </p>
        )}
        {typed && (
          <label className={styles.label}>
            {typed.label}
            <input
              className={shared.field}
              autoComplete="off"
              data-autofocus
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        )}
        <div className={shared.pair}>
          <Button variant="secondary" onClick={onClose} data-autofocus={typed ? undefined : true}>
            {WORDS.cancel}
          </Button>
          <Button
            type="submit"
            variant={confirmVariant}
            aria-disabled={!isAllowed}
            aria-describedby={described || undefined}
          >
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
