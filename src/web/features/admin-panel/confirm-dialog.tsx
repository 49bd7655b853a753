import { type ReactNode, useId, useState } from 'react';
import { ADMIN_CLOSE, RESETS } from '#web/content/admin.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TriangleAlert } from '#web/ui/icons/triangle-alert.tsx';

interface Props {
  readonly title: string;
  /** What will be lost. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** A word to be typed first, with the question for it. */
  readonly typed?: { readonly label: string; readonly word: string };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, children, confirmLabel, typed, onConfirm, onClose }: Props) {
  const [text, setText] = useState('');
  const id = useId();
  const risk = `${id}-loss ${id}-warning`;
  const allowed = !typed || text.trim() === typed.word;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={ADMIN_CLOSE} describedBy={risk}>
      <form
        className="grid gap-4 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (allowed) onConfirm();
        }}
      >
        <p id={`${id}-loss`} className="font-semibold text-lg">
          {children}
        </p>
        <p id={`${id}-warning`} className="flex gap-2 text-orange">
          <TriangleAlert className="mt-0.5 size-5 shrink-0" />
          {RESETS.warning}
        </p>
        {typed && (
          <label className="grid gap-1.5">
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
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={onClose} data-autofocus={typed ? undefined : true}>
            {RESETS.cancel}
          </Button>
          <Button type="submit" variant="danger" disabled={!allowed} aria-describedby={risk}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
