import type { ComponentType } from 'react';
import type { RecordEntry, UndoableKind } from '#domain/record/kinds.ts';
import type { RecordedResult } from '#domain/record/recorded-match.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Score } from '#web/clubs/score.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import shared from '#web/ui/shared.module.css';
import { TimeAgo } from '#web/ui/time/time.tsx';
import { authorText } from '#words/record-kinds.ts';
import panel from '../panel.module.css';
import styles from './undo-dialog.module.css';
import { type ConflictingEntry, useEntries } from './use-undo.ts';
import { UNDO, UNDO_EFFECTS, undoEffectText } from './words.ts';

interface Props {
  readonly kind: UndoableKind;
  readonly seqs: readonly number[];
  readonly conflicts: readonly ConflictingEntry[];
  /** Shows what the undo of an approval changes in the table. Only in the panel, which has loaded the tables. */
  readonly TableEffect?: ComponentType<RecordedResult>;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Names the decisions and the effect of their undo, and the later decisions undone with them. */
export function UndoDialog({ kind, seqs, conflicts, TableEffect, onConfirm, onClose }: Props) {
  const count = conflicts.length;
  const undone = seqs.map((seq) => ({ seq, kind }));
  const { entryOf, sentenceOf } = useEntries([...undone, ...conflicts]);
  const [first] = undone;
  const entry = first && undone.length === 1 ? entryOf(first) : undefined;
  return (
    <ConfirmDialog
      title={UNDO.title(kind)}
      subject={
        <>
          {entry && isOnResult(entry) ? (
            <Match {...(entry.data as unknown as RecordedResult)} />
          ) : (
            <ul className={panel.consequences}>
              {undone.map((each) => (
                <li key={each.seq}>{sentenceOf(each)}</li>
              ))}
            </ul>
          )}
          {entry && (
            <p className={shared.note}>
              {UNDO.by} <bdi>{authorText(entry)}</bdi>, <TimeAgo iso={entry.at} />
            </p>
          )}
        </>
      }
      summary={undoEffectText(kind, seqs.length)}
      confirmLabel={count === 0 ? `${UNDO.button} ${UNDO_EFFECTS[kind].noun}` : UNDO.all(count + seqs.length)}
      confirmVariant="primary"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {TableEffect && entry?.kind === 'approved' && (
        <TableEffect {...(entry.data as unknown as RecordedResult)} />
      )}
      {count > 0 && (
        <div className={panel.notice}>
          <p>{UNDO.laterDecisions(count)}</p>
          <ul className={panel.consequences}>
            {conflicts.map((conflict) => (
              <li key={conflict.seq}>{sentenceOf(conflict)}</li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  );
}

function isOnResult({ kind }: RecordEntry): boolean {
  return kind === 'approved' || kind === 'rejected' || kind === 'awarded';
}

function Match({ home, away, ...score }: RecordedResult) {
  return (
    <p className={styles.match}>
      <Crest name={home.name} size={32} />
      <bdi>{home.name}</bdi> <Score score={score} /> <bdi>{away.name}</bdi>
      <Crest name={away.name} size={32} />
    </p>
  );
}
