import '../forms/forms.css';
import type { UndoableKind } from '#domain/record/kinds.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import styles from './undo-dialog.module.css';
import { type EntryInTheWay, useEntrySentences } from './undo-entries.ts';
import { UNDO, undoAll, undoing, undoTogether } from './words.ts';

interface Props {
  readonly kind: UndoableKind;
  readonly inTheWay: readonly EntryInTheWay[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what an undo will do, and what else goes with it, before it is done. */
export function UndoDialog({ kind, inTheWay, onConfirm, onClose }: Props) {
  const count = inTheWay.length;
  const sentenceOf = useEntrySentences(inTheWay);
  return (
    <ConfirmDialog
      title={UNDO.button}
      summary={undoing(kind).does}
      confirmLabel={count === 0 ? UNDO.button : undoAll(count + 1)}
      confirmVariant="primary"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {count > 0 && (
        <div className="admin-note">
          <p>{undoTogether(count)}</p>
          <ul className={styles.consequences}>
            {inTheWay.map((entry) => (
              <li key={entry.seq}>{sentenceOf(entry)}</li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  );
}
