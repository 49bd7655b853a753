import { type ReactNode, useId, useState } from 'react';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TriangleAlert } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { useSettling } from '#web/ui/use-settling.ts';
import styles from './confirm-dialog.module.css';
import { ADMIN_CANCEL, ADMIN_CLOSE } from './words.ts';

interface Props {
  readonly title: string;
  /** What will happen, in one line. */
  readonly summary: string;
  /** What else is to be read or filled in. */
  readonly children?: ReactNode;
  readonly warning?: string;
  readonly confirmLabel: string;
  readonly confirmVariant?: ButtonVariant;
  /** A word to be typed first, with the question for it. */
  readonly typed?: { readonly label: string; readonly word: string };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation. It may open under a finger in the middle of a double tap, so its button is disabled at first. */
export function ConfirmDialog({
  title,
  summary,
  children,
  warning,
  confirmLabel,
  confirmVariant = 'danger',
  typed,
  onConfirm,
  onClose,
}: Props) {
  const [text, setText] = useState('');
  const isSettling = useSettling(title);
  const id = useId();
  const described = [`${id}-summary`, ...(warning ? [`${id}-warning`] : [])].join(' ');
  const isAllowed = !isSettling && (!typed || text.trim() === typed.word);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={ADMIN_CLOSE} describedBy={described}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isAllowed) onConfirm();
        }}
      >
        <p id={`${id}-summary`} className={styles.question}>
          {summary}
        </p>
        {children}
        {warning && (
          <p id={`${id}-warning`} className={styles.warning}>
            <TriangleAlert className={styles.warningIcon} />
            {warning}
          </p>
        )}
        {typed && (
          <label className={styles.label}>
            {typed.label}
            <input
              className="admin-field"
              autoComplete="off"
              data-autofocus
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        )}
        <div className={shared.pair}>
          <Button variant="secondary" onClick={onClose} data-autofocus={typed ? undefined : true}>
            {ADMIN_CANCEL}
          </Button>
          <Button
            type="submit"
            variant={confirmVariant}
            aria-disabled={!isAllowed}
            aria-describedby={described}
          >
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
