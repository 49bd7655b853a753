import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordEntry, UndoableKind } from '#domain/record/kinds.ts';
import { pageOf, type RecordHead } from '#domain/record/record-head.ts';
import { entryPath } from '#paths.ts';
import { recordPagesQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import { Link } from '#web/ui/link.tsx';

import { UndoDialog } from '../undo/undo-dialog.tsx';
import {
  type ConflictingEntry,
  canAllBeUndone,
  conflictsIn,
  useEntries,
  useUndoEntries,
} from '../undo/undo-entries.ts';
import { laterDecisionsText, UNDO, undoAll, undoEffect } from '../undo/words.ts';
import { ENTRY_TOOLS } from './words.ts';

interface Props {
  readonly seq: number;
  readonly kind: UndoableKind;
  readonly head: RecordHead;
}

/** Undoes the recorded decision, or explains why it cannot be undone. */
export function EntryUndo({ seq, kind, head }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [conflicts, setConflicts] = useState<readonly ConflictingEntry[]>([]);
  const { send, isSending, error, problem } = useUndoEntries({
    failed: () => ({ fallback: UNDO.failed.fallback }),
    onConflicts: (all) => setConflicts(all.conflicts),
  });
  const named = conflictsIn(error);
  const isRefused = problem !== null && !canAllBeUndone(named);
  const later = useQuery(recordPagesQuery(pageOf(seq), pageOf(head.seq)));
  const undone = undoOf(seq, later.data ?? []);

  async function undo() {
    if ((await send({ kind, seqs: [seq], conflicts })) === null) setConflicts([]);
  }

  if (undone)
    return (
      <p>
        {ENTRY_TOOLS.undone} <Link href={entryPath(undone.seq)}>{`#${undone.seq}`}</Link>.
      </p>
    );
  const count = conflicts.length;
  return (
    <div>
      <p>
        {ENTRY_TOOLS.undoIntro} <b>{undoEffect(kind).effect}</b> {ENTRY_TOOLS.stays}
      </p>
      <div role="alert">
        {count > 0 && <p>{laterDecisionsText(count)}</p>}
        <FormError problem={isRefused ? problem : null} isAnnounced />
        <Entries entries={isRefused ? named : conflicts} />
      </div>
      <Button variant="secondary" aria-disabled={isSending} onClick={() => setAsked(true)}>
        {count === 0 ? UNDO.button : undoAll(count + 1)}
      </Button>
      {isAsked && (
        <UndoDialog
          kind={kind}
          seqs={[seq]}
          conflicts={conflicts}
          onConfirm={() => void undo()}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly ConflictingEntry[] }) {
  const { sentenceOf } = useEntries(entries);
  return (
    entries.length > 0 && (
      <ul>
        {entries.map((entry) => (
          <li key={entry.seq}>
            <Link href={entryPath(entry.seq)}>{sentenceOf(entry)}</Link>
          </li>
        ))}
      </ul>
    )
  );
}

/** The entry that undid this one; null while it applies. */
export function undoOf(seq: number, entries: readonly RecordEntry[]): RecordEntry | null {
  return entries.find(({ kind, data }) => kind === 'undone' && data.seq === seq) ?? null;
}
